import { z } from 'zod'
import { operation } from '@/lib/server/endpoint-declaration'
import { doneShape, doneWith } from '@/lib/server/shapes'
import { exampleUser, userShape } from './view'
import { loginInput, registerInput } from './schema'

const chapter = 'Account'

/** `POST /register` (SPEC section 7). */
export const register = operation({
  id: 'register',
  method: 'POST',
  path: '/register',
  chapter,
  summary: 'Make an account with the role `user`',
  may: 'account:register',
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
  chapter,
  summary: 'Sign in; the answer sets the cookie of the session',
  may: 'session:create',
  body: {
    type: 'json',
    schema: loginInput,
    example: { email: 'user@example.com', password: 'User-demo-1' },
  },
  setsCookie: true,
  success: {
    status: 200,
    description: 'Signed in.',
    schema: doneWith({ user: userShape }),
    example: { message: 'Logged in.', user: exampleUser },
  },
  errors: ['CREDENTIALS_MISSING', 'PASSWORD_WRONG', 'USER_NOT_FOUND', 'NO_ROLE', 'TOO_MANY_TRIES'],
})

/** `POST /logout`. */
export const logout = operation({
  id: 'logout',
  method: 'POST',
  path: '/logout',
  chapter,
  summary: 'Sign out; the session is worthless from then on, even to who copied its cookie',
  may: 'session:end-own',
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
  chapter,
  summary: 'Read the caller’s own record',
  may: 'profile:read-own',
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
  chapter,
  summary: 'Read the caller’s own record as the first entry of a list',
  may: 'profile:read-own',
  success: {
    status: 200,
    description: 'A list with the caller alone.',
    schema: z.array(userShape),
    example: [exampleUser],
  },
})
