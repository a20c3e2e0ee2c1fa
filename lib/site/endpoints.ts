import { z } from 'zod'
import { operation } from '@/lib/server/endpoint-declaration'

const healthShape = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.enum(['ok', 'unreachable']),
})

/** `GET /health` (CONTRACT section 6). */
export const getHealth = operation({
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  tag: 'Service',
  summary: 'Ask whether the site and its database answer',
  permission: 'page:public',
  success: {
    status: 200,
    description: 'Both answer.',
    schema: healthShape,
    example: { status: 'ok', database: 'ok' },
  },
  unavailable: {
    status: 503,
    description: 'The database does not answer.',
    schema: healthShape,
    example: { status: 'unavailable', database: 'unreachable' },
  },
})

/** `GET /openapi.json` (CONTRACT section 6). */
export const getOpenApiDocument = operation({
  id: 'getOpenApiDocument',
  method: 'GET',
  path: '/openapi.json',
  tag: 'Service',
  summary: 'Read this description',
  permission: 'page:public',
  cacheTags: [],
  success: {
    status: 200,
    description: 'An OpenAPI 3.1 document.',
    schema: z.looseObject({ openapi: z.string() }),
    example: { openapi: '3.1.1' },
  },
})
