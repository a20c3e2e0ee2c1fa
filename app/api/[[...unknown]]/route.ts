import { AppError } from '@/lib/errors/app-error'
import { apiRoute } from '@/lib/http/route'

async function unknown(): Promise<never> {
  throw new AppError('NOT_FOUND')
}

/** An unknown path below `/api` is a JSON 404 (CONTRACT section 6). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
})
