import { apiRoute } from '@/lib/http/route'
import { finishGoogleSignIn } from '@/lib/identities/google-sign-in'

/** Where the provider sends people back to; the only address of next-auth that is open (docs/decisions/google.md). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({ GET: finishGoogleSignIn })
