import { endSession } from '@/lib/auth/session'
import { apiRoute } from '@/lib/http/route'

/** `POST /logout` (SPEC section 7): the session is worthless from then on, even for a copied cookie. */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  POST: async ({ text }) => {
    await endSession()
    return { body: { message: text('loggedOut') } }
  },
})
