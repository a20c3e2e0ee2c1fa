import { withoutLanguage } from '@/lib/core/i18n/routing'
import { setField } from './set-field'
import { dropFromTab, keepInTab, readFromTab } from './tab-storage'
import { putBack, requestKeyOf, typedFields, typedValues } from './typed-fields'

const storageKey = 'form-draft'
const maxAgeMs = 10 * 60 * 1000

/** Tells the forms of one page apart, in whichever language it is: by their first field, and the records that they are about. */
function formKey(form: HTMLFormElement): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  const records = hidden.flatMap(({ name, value }) => (/^(id|\w+Id)$/.test(name) ? value : []))
  return [withoutLanguage(location.pathname), location.search, typedFields(form)[0]?.name, ...records].join(
    ' ',
  )
}

const readDrafts = (): Record<string, unknown> => ({ ...Object(readFromTab(storageKey)) })

/**
 * Keeps what was typed in a form, and the key of its request, for the next load of its page in this tab, for ten minutes; never a
 * password. Returns what ends the keeping.
 */
export function saveDraft(form: HTMLFormElement): () => void {
  const name = formKey(form)
  if (typedFields(form).length > 0) {
    const draft = { at: Date.now(), values: typedValues(form), requestKey: requestKeyOf(form)?.value }
    keepInTab(storageKey, { ...readDrafts(), [name]: draft })
  }
  return () => void takeDraft(name)
}

/** Puts a kept draft back into the form it was typed in, once. */
export function restoreDraft(form: HTMLFormElement): void {
  const { at, values, requestKey } = Object(takeDraft(formKey(form)))
  if (!(Date.now() - Number(at) <= maxAgeMs)) return
  putBack(form, Object(values))
  const keyField = requestKeyOf(form)
  if (keyField && typeof requestKey === 'string') setField(keyField, requestKey)
}

function takeDraft(name: string): unknown {
  const { [name]: draft, ...others } = readDrafts()
  if (draft === undefined) return null
  if (Object.keys(others).length > 0) keepInTab(storageKey, others)
  else dropFromTab(storageKey)
  return draft
}
