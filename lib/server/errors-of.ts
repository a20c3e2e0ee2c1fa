import { permissions, type Role } from '@/lib/auth/permissions'
import { type ErrorCode, errorStatus } from '@/lib/core/errors'
import type { Operation } from './endpoint-declaration'

/** Who may call an operation (CONTRACT section 5). */
export function rolesOf({ may }: Operation): readonly Role[] {
  return permissions[may]
}

const bodyErrors = {
  json: ['INVALID_INPUT', 'MALFORMED_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE'],
  form: ['INVALID_INPUT', 'MALFORMED_FORM', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE'],
} as const satisfies Record<string, readonly ErrorCode[]>

/** Every error that an operation can give, in the order of their statuses. */
export function errorsOf(operation: Operation): ErrorCode[] {
  const roles = rolesOf(operation)
  const codes: ErrorCode[] = [
    ...(operation.body ? bodyErrors[operation.body.type] : []),
    ...(roles.includes('visitor') ? [] : (['UNAUTHENTICATED'] as const)),
    ...(roles.includes('user') ? [] : (['FORBIDDEN'] as const)),
    ...(operation.method === 'GET' ? [] : (['CROSS_ORIGIN'] as const)),
    ...(operation.path.includes('{') ? (['NOT_FOUND'] as const) : []),
    ...(operation.errors ?? []),
    'UNEXPECTED',
  ]
  return [...new Set(codes)].toSorted((one, other) => errorStatus[one] - errorStatus[other])
}
