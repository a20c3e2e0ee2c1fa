import { z } from 'zod'
import { operation, type Operation } from '@/lib/server/endpoint-declaration'

const healthShape = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.enum(['ok', 'unreachable']),
})

const askHealth = {
  method: 'GET',
  tag: 'Service',
  permission: 'page:public',
  success: {
    status: 200,
    description: 'Both answer.',
    schema: healthShape,
    example: { status: 'ok', database: 'ok' },
  },
  unavailable: {
    status: 503,
    description: 'The database does not answer within two seconds.',
    schema: healthShape,
    example: { status: 'unavailable', database: 'unreachable' },
  },
} as const satisfies Partial<Operation>

/** `GET /health` (CONTRACT section 6). */
export const getHealth = operation({
  ...askHealth,
  id: 'getHealth',
  path: '/health',
  summary: 'Ask whether the site and its database answer',
})

/** `GET /health/ready` (CONTRACT section 13). */
export const getReadiness = operation({
  ...askHealth,
  id: 'getReadiness',
  path: '/health/ready',
  summary: 'Ask whether this process can take requests: a balancer sends it none while it cannot',
})

/** `GET /health/live` (CONTRACT section 13). */
export const getLiveness = operation({
  id: 'getLiveness',
  method: 'GET',
  path: '/health/live',
  tag: 'Service',
  summary: 'Ask whether this process answers at all, whatever its database does',
  permission: 'page:public',
  success: {
    status: 200,
    description: 'It does.',
    schema: z.object({ status: z.literal('ok') }),
    example: { status: 'ok' },
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
