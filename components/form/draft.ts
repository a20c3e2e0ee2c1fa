import { setField } from './set-field'
import { typedFields } from './typed-fields'

const storageKey = 'form-draft'
const maxAgeMs = 10 * 60 * 1000

/** Tells the forms of one page apart, and this version's form from the next one's. */
const formKey = (form: HTMLFormElement) =>
  [location.pathname, location.search, ...typedFields(form).map(({ id }) => id)].join(' ')

/** Keeps what was typed in a form for the next load of its page in this tab, for ten minutes; never a password. */
export function saveDraft(form: HTMLFormElement): void {
  const values = typedFields(form).map(({ value }) => value)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([formKey(form), Date.now(), ...values]))
  } catch {
    // Storage may be full or switched off: the message asks to copy long texts.
  }
}

/** Puts a kept draft back into the form it was typed in, once. Each field hears of it as if it were typed again. */
export function restoreDraft(form: HTMLFormElement): void {
  const fields = typedFields(form)
  const draft = readDraft()
  if (fields.length === 0 || draft[0] !== formKey(form)) return
  sessionStorage.removeItem(storageKey)
  if (Date.now() - Number(draft[1]) > maxAgeMs) return
  for (const [index, field] of fields.entries()) {
    const value = String(draft[index + 2] ?? '')
    if (field.value !== value) setField(field, value)
  }
}

function readDraft(): readonly unknown[] {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(draft) ? draft : []
  } catch {
    return []
  }
}
