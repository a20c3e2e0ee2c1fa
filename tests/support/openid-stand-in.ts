import { once } from 'node:events'
import { Provider } from 'oidc-provider'
import { findFreePort } from '@/scripts/lib/ports'
import { startAnotherServer } from './another-server'

const client = { client_id: 'entoto-drive', client_secret: 'known-to-both-sides' }

type Use = 'id_token' | 'userinfo'

/** The email that a login name of the stand-in has. */
export const emailOf = (login: string) => `${login}@example.com`

// A login name that begins with `unverified` has an address that nobody checked; one that begins with `asked` has an
// address that is told when asked and does not stand in the token.
function accountOf(login: string) {
  return {
    accountId: login,
    claims: (use: Use) => ({
      sub: login,
      ...((use === 'userinfo' || !login.startsWith('asked')) && {
        email: emailOf(login),
        email_verified: !login.startsWith('unverified'),
      }),
      name: 'Chaltu Dinka',
    }),
  }
}

/**
 * A site whose Google is a real, certified OpenID Connect provider on this machine. Any login name and password will do
 * there.
 */
export async function startSiteWithProvider() {
  const port = await findFreePort()
  const issuer = `http://localhost:${port}`
  const site = await startAnotherServer({
    AUTH_GOOGLE_ID: client.client_id,
    AUTH_GOOGLE_SECRET: client.client_secret,
    AUTH_GOOGLE_ISSUER: issuer,
  })
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [`${site.url}/api/auth/callback/google`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts the address into the token as well.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['only-for-tests'] },
    findAccount: (_context: unknown, login: string) => accountOf(login),
  })
  const server = provider.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    url: site.url,
    issuer,
    async stop() {
      server.closeAllConnections()
      server.close()
      await site.stop()
    },
  }
}
