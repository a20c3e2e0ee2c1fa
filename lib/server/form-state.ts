import type { ErrorCode } from '@/lib/core/errors'

/** Failures that only the browser notices: the site did not answer, or is another version than the page. */
type UnansweredCode = 'CONNECTION_LOST' | 'STALE_PAGE'

/** A failed sending. `values` are what the person typed, so that nothing is lost. */
export interface FailedForm {
  status: 'error'
  code: ErrorCode | UnansweredCode
  /** What the server refused it with, in the person's language. */
  text?: string
  /** The problem of each field, in the person's language. */
  fields: Partial<Record<string, string>>
  values: Record<string, string>
  /** The form comes back empty, and `values` wait for one click (CONTRACT section 4, travel booking). */
  isCleared?: boolean
  /** `values` hold what somebody else changed beside what was typed; the fields are filled with them anew. */
  isMerged?: boolean
  /** Set for unexpected failures: the id under which the log tells more. */
  requestId?: string | undefined
}

/** A price that the person is asked to agree with before anything is done, line by line; amounts in santim. */
type AskedPrice = {
  days: number
  total: number
  lines: { text: string; quantity: number; unit: 'booking' | 'day'; amount: number }[]
}

/** What a form shows after it was sent. */
export type FormState =
  | { status: 'idle' }
  | FailedForm
  /** The form comes back with what was typed, and nothing is said to be wrong. */
  | { status: 'filled'; values: Record<string, string>; price?: AskedPrice }

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

/**
 * The name of the field that a problem is about, of what `fieldsOf` found: each part of who rides has a field of its own, as
 * `rider.phone`.
 */
export function fieldNameOf([whole, part]: readonly PropertyKey[], sent: Record<string, unknown>): string {
  const name = String(whole ?? '')
  const isOwnField = typeof part === 'string' && Object.hasOwn(Object(sent[name]), part)
  return isOwnField ? `${name}.${part}` : name
}

/**
 * The fields of a form as schemas read them, in the browser and on the server: `texts.en` is the `en` of `texts`, and
 * several files of one name are a list.
 */
export function fieldsOf(
  form: FormData,
  clean: (text: string) => string = (text) => text,
): Record<string, unknown> {
  // In one go over the form: whoever sends a hundred thousand fields is not to keep the process busy with finding each.
  const sent = new Map<string, FormDataEntryValue[]>()
  for (const [name, value] of form) {
    const earlier = sent.get(name)
    if (earlier) earlier.push(value)
    else sent.set(name, [value])
  }
  const fields = new Map<string, unknown>()
  const parts = new Map<string, Map<string, string>>()
  for (const [name, values] of sent) {
    const last = values.at(-1)
    const [whole = '', part, ...deeper] = name.split('.')
    if (typeof last !== 'string') fields.set(name, values.length > 1 ? values : last)
    else if (!part || deeper.length > 0) fields.set(name, clean(last))
    else parts.set(whole, (parts.get(whole) ?? new Map<string, string>()).set(part, clean(last)))
  }
  for (const [whole, ofWhole] of parts) fields.set(whole, Object.fromEntries(ofWhole))
  return Object.fromEntries(fields)
}
