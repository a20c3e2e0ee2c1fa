import { endSession } from '@/lib/auth/session'
import { clientAddress } from '@/lib/server/client-address'
import { defineEndpoint, type HandlerOf } from '@/lib/server/endpoint'
import * as ofCustomers from '@/lib/customers/endpoints'
import { removeUser } from '@/lib/customers/mutations'
import { getOwnData } from '@/lib/customers/own-data'
import * as operations from '@/lib/users/endpoints'
import { finishGoogleSignIn, startGoogleSignIn } from '@/lib/users/google-sign-in'
import { registerUser, updateUser } from '@/lib/users/mutations'
import { countUsers, getOwnProfile, listUsers } from '@/lib/users/queries'
import { signInWithCode } from '@/lib/users/open-session'
import { userView } from '@/lib/users/view'

const usersOfKind =
  (kind: 'password' | 'google'): HandlerOf<typeof operations.listUsers> =>
  async ({ actor, query: { limit, ...query } }) => {
    const [list, total] = await Promise.all([
      listUsers(actor, { query, kind, limit }),
      countUsers(actor, kind),
    ])
    return { body: list.rows.map(userView), list: { ...list, total } }
  }

/** The operations on accounts: those of the caller's own, and those of staff on others'. */
export const userEndpoints = [
  defineEndpoint(operations.register, async ({ actor, input, locale, text }) => {
    const { user } = await registerUser(actor, { input, locale, address: await clientAddress() })
    return { body: { message: text('registered'), user: userView(user) } }
  }),
  defineEndpoint(operations.login, async ({ actor, input, text }) => {
    const user = await signInWithCode({ actor, input })
    return { body: { message: text('loggedIn'), user: userView(user) } }
  }),
  defineEndpoint(operations.logout, async ({ text }) => {
    await endSession()
    return { body: { message: text('loggedOut') } }
  }),
  defineEndpoint(operations.startGoogleSignIn, startGoogleSignIn),
  defineEndpoint(operations.finishGoogleSignIn, finishGoogleSignIn),
  defineEndpoint(operations.getProfile, async ({ actor }) => ({
    body: { user: userView(await getOwnProfile(actor)) },
  })),
  defineEndpoint(operations.getDashboards, async ({ actor }) => ({
    body: [userView(await getOwnProfile(actor))],
  })),
  defineEndpoint(ofCustomers.getOwnData, async ({ actor }) => ({
    body: await getOwnData(actor),
    headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
  })),
  defineEndpoint(operations.listUsers, usersOfKind('password')),
  defineEndpoint(operations.listGoogleUsers, usersOfKind('google')),
  defineEndpoint(operations.updateUser, async ({ actor, params, input, text }) => {
    const user = await updateUser(actor, { id: params.id, input })
    return { body: { message: text('userUpdated'), user: userView(user) } }
  }),
  defineEndpoint(ofCustomers.removeUser, async ({ actor, params, text }) => {
    await removeUser(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
]
