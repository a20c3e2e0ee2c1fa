import type { ErrorCode, FieldErrors } from '@/lib/errors/codes'

/** What a form shows after it was sent. `values` are what the person typed, so that nothing is lost. */
export type FormState =
  | { status: 'idle' }
  | {
      status: 'error'
      code: ErrorCode
      fields: FieldErrors
      values: Record<string, string>
      /** Set for unexpected failures: the id under which the log tells more. */
      requestId?: string
      /** Set for TOO_MANY_TRIES: the moment from which it is worth trying again, ISO 8601. */
      retryAt?: string
    }

export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>

export const idleForm: FormState = { status: 'idle' }
