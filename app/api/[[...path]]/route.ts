import { apiRoute } from '@/lib/server/api-route'
import { endpoints } from '../endpoints'

/** Each operation at the method and path that it declares; all else below `/api` is a JSON 404 or 405 (CONTRACT section 6). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(endpoints)
