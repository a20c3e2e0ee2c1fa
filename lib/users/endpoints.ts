import { z } from 'zod'
import { operation, type Operation } from '@/lib/server/endpoint-declaration'
import { pagingQuery } from '@/lib/server/paging'
import { doneShape, doneWith, idParams } from '@/lib/core/schemas'
import { loginRequest, registerInput, updateUserInput } from './schema'
import { exampleManagedUser, exampleUser, managedUserShape, userShape } from './view'

const tag = 'Account'

/** `POST /register` (SPEC section 7). */
export const register = operation({
  id: 'register',
  method: 'POST',
  path: '/register',
  tag,
  summary: 'Make an account with the role `user`',
  permission: 'account:register',
  body: {
    type: 'json',
    schema: registerInput,
    example: {
      firstName: 'Almaz',
      lastName: 'Tadesse',
      email: 'almaz@example.com',
      phone: '0911234567',
      password: 'Correct-horse-7',
    },
  },
  success: {
    status: 201,
    description: 'The account was made. The address is asked to be confirmed by mail.',
    schema: doneWith({ user: userShape }),
    example: { message: 'Registered successfully!', user: { ...exampleUser, lastLogin: null } },
  },
  errors: ['EMAIL_TAKEN', 'TOO_MANY_TRIES'],
})

/** `POST /login`. */
export const login = operation({
  id: 'login',
  method: 'POST',
  path: '/login',
  tag,
  summary: 'Sign in; the answer sets the cookie of the session',
  permission: 'session:create',
  body: {
    type: 'json',
    schema: loginRequest,
    example: { email: 'user@example.com', password: 'User-demo-1' },
  },
  setsCookie: true,
  success: {
    status: 200,
    description: 'Signed in.',
    schema: doneWith({ user: userShape }),
    example: { message: 'Logged in.', user: exampleUser },
  },
  errors: [
    'CREDENTIALS_MISSING',
    'PASSWORD_WRONG',
    'SECOND_FACTOR_REQUIRED',
    'USER_NOT_FOUND',
    'NO_ROLE',
    'ACCOUNT_CLOSED',
    'TOO_MANY_TRIES',
  ],
  // SPEC section 8: a client tells by them.
  fixedMessages: { USER_NOT_FOUND: 'User not found', PASSWORD_WRONG: 'Incorrect password' },
})

/** `POST /logout`. */
export const logout = operation({
  id: 'logout',
  method: 'POST',
  path: '/logout',
  tag,
  summary: 'Sign out; the session is worthless from then on, even to who copied its cookie',
  permission: 'session:end-own',
  setsCookie: true,
  success: {
    status: 200,
    description: 'Signed out, or not signed in at all.',
    schema: doneShape,
    example: { message: 'Logged out.' },
  },
})

/** `GET /profile`. */
export const getProfile = operation({
  id: 'getProfile',
  method: 'GET',
  path: '/profile',
  tag,
  summary: 'Read the caller’s own record',
  permission: 'profile:read-own',
  success: {
    status: 200,
    description: 'The caller.',
    schema: z.object({ user: userShape }),
    example: { user: exampleUser },
  },
})

/** `GET /dashboards`. */
export const getDashboards = operation({
  id: 'getDashboards',
  method: 'GET',
  path: '/dashboards',
  tag,
  summary: 'Read the caller’s own record as the first entry of a list',
  permission: 'profile:read-own',
  success: {
    status: 200,
    description: 'A list with the caller alone.',
    schema: z.array(userShape),
    example: [exampleUser],
  },
})

/** `GET /auths/google` (SPEC section 7). */
export const startGoogleSignIn = operation({
  id: 'startGoogleSignIn',
  method: 'GET',
  path: '/auths/google',
  tag,
  summary: 'Lead a browser to Google to sign in',
  description:
    'A full-page redirect, not for scripts. A browser is led back to the login page with the reason where this is not set up.',
  permission: 'session:create',
  query: z.object({
    callbackUrl: z
      .string()
      .optional()
      .catch(undefined)
      .meta({ description: 'A path of this site to come back to.' }),
  }),
  success: { status: 303, description: 'The way to the provider, or back to the login page.' },
  errors: ['PROVIDER_NOT_CONFIGURED'],
})

/** Where the provider sends people back to; its address is registered there. */
export const finishGoogleSignIn = operation({
  id: 'finishGoogleSignIn',
  method: 'GET',
  path: '/auth/callback/google',
  tag,
  summary: 'Receive a browser that comes back from Google',
  description: 'For Google alone, with Google’s own parameters. It always leads on.',
  permission: 'session:create',
  setsCookie: true,
  success: { status: 303, description: 'The way on, or back to the login page with the reason.' },
})

const list = {
  method: 'GET',
  tag: 'Users',
  permission: 'user:list',
  isList: true,
  query: pagingQuery,
  success: {
    status: 200,
    description: 'The people.',
    schema: z.array(managedUserShape),
    example: [exampleManagedUser],
  },
} as const satisfies Partial<Operation>

/** `GET /dashboard/user` (SPEC section 7). */
export const listUsers = operation({
  ...list,
  id: 'listUsers',
  path: '/dashboard/user',
  summary: 'List those who sign in with a password, newest first',
})

/** `GET /dashboard/userGoogle`. */
export const listGoogleUsers = operation({
  ...list,
  id: 'listGoogleUsers',
  path: '/dashboard/userGoogle',
  summary: 'List those who sign in with Google, newest first',
})

/** `PUT /dashboard/user/{id}`. */
export const updateUser = operation({
  id: 'updateUser',
  method: 'PUT',
  path: '/dashboard/user/{id}',
  tag: 'Users',
  summary: 'Change a person, or their role',
  description:
    'What is absent stays as it is. A blank password keeps the old one, a blank phone removes it. A new role or password ends the person’s sessions.',
  permission: 'user:update',
  params: idParams,
  body: {
    type: 'json',
    schema: updateUserInput,
    example: { firstName: 'Almaz', lastName: 'Tadesse', phone: '0911234567', password: '', role: 'subadmin' },
  },
  success: {
    status: 200,
    description: 'The person was changed.',
    schema: doneWith({ user: managedUserShape }),
    example: { message: 'User updated successfully!', user: exampleManagedUser },
  },
  errors: ['PROOF_REQUIRED', 'EMAIL_TAKEN', 'LAST_ADMIN'],
})
