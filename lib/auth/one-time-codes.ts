import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { authSecret } from './session-token'

const seconds = 30
const secretBytes = 20

/** A new secret of an authenticator app, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32

const totpOf = (secret: string, { issuer = '', label = '' } = {}) =>
  new TOTP({
    ...{ issuer, label, period: seconds, algorithm: 'SHA1', digits: 6 },
    secret: Secret.fromBase32(secret),
  })

/** The address that an authenticator app reads from a QR code. */
export function totpAddress(secret: string, of: { issuer: string; label: string }): string {
  return totpOf(secret, of).toString()
}

/**
 * The step of time to which a typed code of an authenticator app belongs: the running one, the one before or the one after,
 * for clocks that differ; null for a wrong code. Whoever asks refuses a step that was used before.
 */
export function totpStep(secret: string, typed: string, now: Date): number | null {
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token, window: 1, timestamp })
  return delta === null ? null : Math.floor(timestamp / (seconds * 1000)) + delta
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 10
/** How many recovery codes a person gets at once. */
const recoveryCodeCount = 10

/** New recovery codes, as a person is shown them once: `7K4P2-QX9D3`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const signs = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${signs.slice(0, codeLength / 2)}-${signs.slice(codeLength / 2)}`
  })
}

const misread: Record<string, string> = { O: '0', I: '1', L: '1' }

/** What is kept of a recovery code, in whatever spelling it is typed; null for what can be none. */
export function recoveryHash(userId: string, typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replace(/[OIL]/g, (sign) => misread[sign] ?? sign)
  if (!new RegExp(`^[${alphabet}]{${codeLength}}$`).test(signs)) return null
  return createHmac('sha256', authSecret()).update(`recovery ${userId} ${signs}`).digest('base64url')
}
