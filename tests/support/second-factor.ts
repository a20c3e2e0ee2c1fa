import { Secret, TOTP } from 'otpauth'
import { seal } from '@/lib/auth/sealed'
import { takeSecretOfSite } from './duty-link'
import { siteDatabase } from './site-database'

/** An app that shows codes, as a person holds it in the hand: each code once. */
type App = { nextCode: () => string }

/** An app with a key of a site. The code after the last one comes from the next step of time, which counts already. */
export function appOf(secret: string): App {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) })
  let ahead = 0
  return { nextCode: () => app.generate({ timestamp: Date.now() + 30_000 * ahead++ }) }
}

/** Gives a member of staff an authenticator app past the screens. */
export async function giveApp(userId: string): Promise<App> {
  takeSecretOfSite()
  const secret = new Secret({ size: 20 }).base32
  await siteDatabase.authenticator.create({
    data: { userId, secret: seal(secret), confirmedAt: new Date(Date.now()) },
  })
  await siteDatabase.user.update({ where: { id: userId }, data: { hasFactor: true } })
  return appOf(secret)
}
