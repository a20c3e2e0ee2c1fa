import type { Day } from './day'
import type { ErrorCode, FieldErrors } from './error-codes'

/** A refusal that a person is told about. Thrown by services, turned into an answer by the edge wrappers. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** For TOO_MANY_TRIES: after how many seconds it is worth trying again. */
  readonly retryAfterSeconds: number | undefined

  /** For PLACES_HELD, PLACES_NOT_FREE and VEHICLE_BOOKED: the days that stand in the way. */
  readonly days: readonly Day[] | undefined

  constructor(
    code: ErrorCode,
    fields?: FieldErrors,
    more: { retryAfterSeconds?: number; days?: readonly Day[] } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.days = more.days
  }
}
