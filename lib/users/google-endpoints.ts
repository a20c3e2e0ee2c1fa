import { z } from 'zod'
import { operation } from '@/lib/server/endpoint-declaration'

/** `GET /auths/google` (SPEC section 7). */
export const startGoogleSignIn = operation({
  id: 'startGoogleSignIn',
  method: 'GET',
  path: '/auths/google',
  chapter: 'Account',
  summary: 'Lead a browser to Google to sign in',
  description:
    'A full-page redirect, not for scripts. A browser is led back to the login page with the reason where this is not set up.',
  may: 'session:create',
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
  chapter: 'Account',
  summary: 'Receive a browser that comes back from Google',
  description: 'For Google alone, with Google’s own parameters. It always leads on.',
  may: 'session:create',
  setsCookie: true,
  success: { status: 303, description: 'The way on, or back to the login page with the reason.' },
})
