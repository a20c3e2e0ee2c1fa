import { apiRoute } from '@/lib/server/api-route'

/** An unknown path below `/api` is a JSON 404 (CONTRACT section 6). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({})
