import type { Messages } from 'next-intl'
import type { Day } from './day'

/**
 * Every error a person or a client can meet, with its HTTP status. A code is also a key of the message
 * namespace `Errors`, so a code without a text does not compile (CONTRACT section 6).
 */
export const errorStatus = {
  INVALID_INPUT: 400,
  MALFORMED_JSON: 400,
  MALFORMED_FORM: 400,
  SOLD_OUT: 400,
  TRANSACTION_USED: 400,
  DATE_OUT_OF_RANGE: 400,
  TOO_MANY_PENDING: 400,
  ADDRESS_FULL: 400,
  CREDENTIALS_MISSING: 400,
  PASSKEY_UNAVAILABLE: 400,
  LINK_INVALID: 400,
  FILE_MISSING: 400,
  FILE_TYPE: 400,
  FILE_TOO_MANY_PIXELS: 400,
  FILE_DAMAGED: 400,
  PASSWORD_WRONG: 401,
  PASSKEY_REFUSED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ACCOUNT_CLOSED: 403,
  SECOND_FACTOR_MISSING: 403,
  PROOF_REQUIRED: 403,
  CROSS_ORIGIN: 403,
  NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  NO_ROLE: 409,
  STATE_CONFLICT: 409,
  UNDO_OVER: 409,
  TRANSACTION_RELEASED: 409,
  TOO_MANY_CLAIMS: 409,
  PLACES_HELD: 409,
  PLACES_NOT_FREE: 409,
  VEHICLE_BOOKED: 409,
  PRICE_ON_REQUEST: 409,
  RANK_TAKEN: 409,
  VERSION_CONFLICT: 409,
  PAYMENT_DECIDED: 409,
  REFUND_TOO_HIGH: 409,
  MONTH_CLOSED: 409,
  ASSIGNMENT_CHANGED: 409,
  DRIVER_TAKEN: 409,
  DRIVER_HAS_TRIPS: 409,
  DRIVER_OFF: 409,
  LICENCE_EXPIRED: 409,
  UNIT_TAKEN: 409,
  UNIT_HAS_TRIPS: 409,
  UNIT_FOREIGN: 409,
  UNIT_BLOCKED: 409,
  TOO_MANY_UNITS: 409,
  PLATE_TAKEN: 409,
  LAST_ADMIN: 409,
  STAFF_ACCOUNT_OWN: 409,
  IDEMPOTENCY_CONFLICT: 409,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_CONTENT_TYPE: 415,
  TOO_MANY_TRIES: 429,
  UNEXPECTED: 500,
  PROVIDER_NOT_CONFIGURED: 501,
  BUSY: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** Whether a word is one of the codes. */
export function isErrorCode(word: string): word is ErrorCode {
  return Object.hasOwn(errorStatus, word)
}

/** What may be said at a field: a key of the message namespace `Validation`. */
export type ValidationKey = keyof Messages['Validation']

/** What is wrong with each field; undefined where nothing but the refusal itself can be said. */
export type FieldErrors = Record<string, ValidationKey | undefined>

/** What somebody changed of a record meanwhile. */
export type BookingEdit = {
  /** Null where the account is gone, or the system did it. */
  name: string | null
  role: string | null
  /** ISO 8601. */
  at: string
  /** Names of what was changed, as the API names it. */
  fields: string[]
}

/** A refusal that a person is told about. Thrown by services, turned into an answer by the edge wrappers. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** For TOO_MANY_TRIES and BUSY: after how many seconds it is worth trying again. */
  readonly retryAfterSeconds: number | undefined

  /** For PLACES_HELD, PLACES_NOT_FREE, VEHICLE_BOOKED and the conflicts of dispatch: the days that stand in the way. */
  readonly days: readonly Day[] | undefined

  /** For RANK_TAKEN: the name of the rule that stands in the way. */
  readonly other: string | undefined

  /** Of a file that cannot be read: the number of the line, from 1. */
  readonly line: number | undefined

  /** For VERSION_CONFLICT: who changed what meanwhile. */
  readonly edits: readonly BookingEdit[] | undefined

  /** For ASSIGNMENT_CHANGED: the driver and the plate that are assigned now. */
  readonly assigned: readonly string[] | undefined
  /** For VERSION_CONFLICT of a form that can be sent again all the same: the version of now. */
  readonly version: string | undefined

  /**
   * Next bundles this class several times over, and what a process has once, such as the turns of people, throws that of another
   * bundle: every one of them counts.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'AppError'
  }

  constructor(
    code: ErrorCode,
    fields?: FieldErrors,
    more: {
      retryAfterSeconds?: number
      days?: readonly Day[]
      other?: string | undefined
      line?: number
      edits?: readonly BookingEdit[]
      assigned?: readonly string[]
      version?: string
    } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.days = more.days
    this.other = more.other
    this.line = more.line
    this.edits = more.edits
    this.assigned = more.assigned
    this.version = more.version
  }
}

/** What a service finds, or null where it throws NOT_FOUND. */
export async function foundOrNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
