import type { Day } from '@/lib/core/day'
import type { ErrorCode, FieldErrors } from '@/lib/core/errors'

/** A failure that only the browser notices: the site did not answer. */
type ConnectionLost = 'CONNECTION_LOST'

/** What a form shows after it was sent. `values` are what the person typed, so that nothing is lost. */
export type FormState =
  | { status: 'idle' }
  | {
      status: 'error'
      code: ErrorCode | ConnectionLost
      fields: FieldErrors
      values: Record<string, string>
      /** The form comes back empty, and `values` wait for one click (CONTRACT section 4, travel booking). */
      isCleared?: boolean
      /** What went wrong, in words already, where the API answered. */
      inWords?: string
      /** Problems of fields that are in words already, where the API answered. */
      said?: Partial<Record<string, string>>
      /** Set where days are the reason: which ones, `YYYY-MM-DD`. */
      days?: readonly Day[]
      /** Set for unexpected failures: the id under which the log tells more. */
      requestId?: string
      /** Set for TOO_MANY_TRIES: the moment from which it is worth trying again, ISO 8601. */
      retryAt?: string
    }
  /** The form comes back with what was typed, and nothing is said to be wrong. */
  | { status: 'filled'; values: Record<string, string> }

export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>

export const idleForm: FormState = { status: 'idle' }

/** The field by which a cleared form asks for what was typed instead of being sent. */
export const bringBackField = 'bringBack'

/** Name of the field that only robots fill in. It sounds worth filling, and browsers do not fill it by themselves. */
export const honeypotField = 'homepage'

// Passwords are never sent back.
const secretFields = /password/i

/** What a person typed, by field. */
export function typedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name.startsWith('$') || name === bringBackField) continue
    if (!secretFields.test(name)) values[name] = value
  }
  return values
}
