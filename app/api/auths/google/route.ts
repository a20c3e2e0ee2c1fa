import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import { startGoogleSignIn } from '@/lib/users/google-sign-in'
import * as operations from '@/lib/users/endpoints'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.startGoogleSignIn, startGoogleSignIn),
})
