import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import { startGoogleSignIn } from '@/lib/identities/google-sign-in'
import * as operations from '@/lib/identities/operations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.startGoogleSignIn, startGoogleSignIn),
})
