import type { z } from 'zod'
import { permissions, type Permission, type PublicPermission, type Role } from '@/lib/auth/permissions'
import type { CachedTable } from './cache'
import { errorStatus, type ErrorCode } from '@/lib/core/errors'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/** The tags of the published description, in its order. */
export const tags = [
  'Vehicles',
  'Prices',
  'Settings',
  'Bookings',
  'One-day bookings',
  'Payments',
  'Dispatch',
  'Requests',
  'Account',
  'Users',
  'Service',
] as const
export type Tag = (typeof tags)[number]

type Success<Answer> = {
  status: 200 | 201 | 303
  description: string
  /** Of the body; JSON where nothing is said. */
  type?: 'text/event-stream'
  /** Shapes what leaves: a field that it does not name stays here. Absent where no body is sent. */
  schema?: z.ZodType<unknown, Answer>
  example?: unknown
}

/** Who may call an operation at all; what else decides stands in the service. Only a public one can be cached. */
type Access =
  | { permission: Permission; cacheTags?: undefined }
  | {
      permission: PublicPermission
      /** Everybody gets the same: kept until one of these tables changes, and answered 304 to who has it. */
      cacheTags: readonly CachedTable[]
    }

/**
 * One operation of the HTTP API (SPEC section 7, CONTRACT section 6), declared once: `defineEndpoint` checks requests and shapes
 * answers by it, and lib/server/openapi-document.ts publishes it. Errors that follow from its method, body, path and rights are
 * added by `errorsOf`.
 */
export type Operation<Params = unknown, Query = unknown, Input = unknown, Answer = unknown> = {
  /** The name in the description and in generated clients; the constant is called the same. */
  id: string
  method: Method
  /** Below `/api`; `{name}` stands for one part. */
  path: `/${string}`
  tag: Tag
  summary: string
  description?: string
  /** A part of the path that does not fit names nothing: NOT_FOUND, for everybody. */
  params?: z.ZodType<Params>
  /** What is not understood counts as absent. */
  query?: z.ZodType<Query>
  /** The `?key=` of a link replaces the session: whoever holds it may call, for its booking or as its driver alone. */
  takesKey?: 'booking' | 'driver'
  /** Headers that mean something to this operation alone. */
  headers?: Readonly<Record<string, { description: string; example: string }>>
  body?: {
    /** `either`: a form where a picture comes with it, else JSON. */
    type: 'json' | 'form' | 'either'
    schema: z.ZodType<Input>
    example: Readonly<Record<string, unknown>>
    /** How many pictures of full size a form may hold; one where nothing is said. */
    pictures?: number
  }
  success: Success<Answer>
  /** A second answer that is no error of the caller. */
  unavailable?: { status: 503; description: string; schema: z.ZodType<unknown, Answer>; example: unknown }
  /** A list in pages, with `Link` and `X-Total-Count`. */
  isList?: true
  /** The cookie of a session is set or removed. */
  setsCookie?: true
  errors?: readonly ErrorCode[]
  /** Messages that clients know a refusal by, the same in every language. */
  fixedMessages?: Partial<Record<ErrorCode, string>>
} & Access

/** The header of operations that count once however often a request is sent. */
export const idempotencyKey = {
  'Idempotency-Key': {
    description:
      '1 to 200 characters of your choice. The same request sent again with the same key counts once and gets the same answer; kept for 30 days.',
    example: 'order-2026-12-24-corolla',
  },
} as const

/** Declares an operation; only the types are made precise. */
export function operation<Params, Query, Input, Answer>(
  declared: Operation<Params, Query, Input, Answer>,
): Operation<Params, Query, Input, Answer> {
  return declared
}

function partsOf(path: string): string[] | null {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return null
  }
}

/**
 * The parts that stand for `{name}` in a path below `/api`, by name and decoded; null when the path does not fit the
 * template. Capitals count (CONTRACT section 6).
 */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const wanted = template.split('/').slice(1)
  const parts = partsOf(path)
  if (parts?.length !== wanted.length) return null
  const found: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const name = /^\{(\w+)\}$/.exec(wanted[index] ?? '')?.[1]
    if (name) found[name] = part
    else if (part !== wanted[index]) return null
  }
  return found
}

/** Who may call an operation (CONTRACT section 5). */
export function rolesOf({ permission }: Operation): readonly Role[] {
  return permissions[permission]
}

const bodyErrors = {
  json: ['INVALID_INPUT', 'MALFORMED_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE'],
  form: ['INVALID_INPUT', 'MALFORMED_FORM', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE'],
  either: ['INVALID_INPUT', 'MALFORMED_JSON', 'MALFORMED_FORM', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE'],
} as const satisfies Record<string, readonly ErrorCode[]>

/** Every error that an operation can give, in the order of their statuses. */
export function errorsOf(operation: Operation): ErrorCode[] {
  const roles = rolesOf(operation)
  const codes: ErrorCode[] = [
    ...(operation.body ? bodyErrors[operation.body.type] : []),
    ...(roles.includes('visitor') ? [] : (['UNAUTHENTICATED'] as const)),
    ...(roles.includes('user') ? [] : (['FORBIDDEN', 'SECOND_FACTOR_MISSING'] as const)),
    ...(operation.method === 'GET' ? [] : (['CROSS_ORIGIN', 'BUSY'] as const)),
    ...(operation.path.includes('{') ? (['NOT_FOUND'] as const) : []),
    ...(operation.errors ?? []),
    'UNEXPECTED',
  ]
  return [...new Set(codes)].toSorted((one, other) => errorStatus[one] - errorStatus[other])
}
