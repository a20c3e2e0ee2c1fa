import { withoutLanguage } from '@/lib/core/i18n/routing'
import { dropFromTab, keepInTab, readFromTab } from './tab-storage'
import { putBack, typedFields, typedValues } from './typed-fields'

const storageKey = 'form-draft'
const maxAgeMs = 10 * 60 * 1000

/** Tells the forms of one page apart, in whichever language it is. */
const formKey = (form: HTMLFormElement) =>
  [withoutLanguage(location.pathname), location.search, typedFields(form)[0]?.id].join(' ')

const readDrafts = (): Record<string, unknown> => ({ ...Object(readFromTab(storageKey)) })

/** Keeps what was typed in a form for the next load of its page in this tab, for ten minutes; never a password. */
export function saveDraft(form: HTMLFormElement): void {
  if (typedFields(form).length === 0) return
  keepInTab(storageKey, { ...readDrafts(), [formKey(form)]: { at: Date.now(), values: typedValues(form) } })
}

/** Puts a kept draft back into the form it was typed in, once. */
export function restoreDraft(form: HTMLFormElement): void {
  const { [formKey(form)]: draft, ...others } = readDrafts()
  if (draft === undefined) return
  if (Object.keys(others).length > 0) keepInTab(storageKey, others)
  else dropFromTab(storageKey)
  const { at, values } = Object(draft)
  if (Date.now() - Number(at) <= maxAgeMs) putBack(form, Object(values))
}
