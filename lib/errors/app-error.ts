import type { ErrorCode, FieldErrors } from './codes'

/** A refusal that a person is told about. Thrown by services, turned into an answer by the edge wrappers. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** For TOO_MANY_TRIES: after how many seconds it is worth trying again. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, fields?: FieldErrors, more: { retryAfterSeconds?: number } = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}
