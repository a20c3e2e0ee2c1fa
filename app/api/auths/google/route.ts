import { apiRoute } from '@/lib/http/route'
import { startGoogleSignIn } from '@/lib/identities/google-sign-in'

/** `GET /auths/google` (SPEC section 7): a full-page redirect to the provider. */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({ GET: startGoogleSignIn })
