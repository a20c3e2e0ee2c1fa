import { setField } from './set-field'
import { dropFromTab, keepInTab, readFromTab } from './tab-storage'
import { typedFields } from './typed-fields'

const storageKey = 'form-draft'
const maxAgeMs = 10 * 60 * 1000

/** Tells the forms of one page apart, and this version's form from the next one's. */
const formKey = (form: HTMLFormElement) =>
  [location.pathname, location.search, ...typedFields(form).map(({ id }) => id)].join(' ')

/** Keeps what was typed in a form for the next load of its page in this tab, for ten minutes; never a password. */
export function saveDraft(form: HTMLFormElement): void {
  const values = typedFields(form).map(({ value }) => value)
  keepInTab(storageKey, [formKey(form), Date.now(), ...values])
}

/** Puts a kept draft back into the form it was typed in, once. Each field hears of it as if it were typed again. */
export function restoreDraft(form: HTMLFormElement): void {
  const fields = typedFields(form)
  const kept = readFromTab(storageKey)
  const draft: readonly unknown[] = Array.isArray(kept) ? kept : []
  if (fields.length === 0 || draft[0] !== formKey(form)) return
  dropFromTab(storageKey)
  if (Date.now() - Number(draft[1]) > maxAgeMs) return
  for (const [index, field] of fields.entries()) {
    const value = String(draft[index + 2] ?? '')
    if (field.value !== value) setField(field, value)
  }
}
