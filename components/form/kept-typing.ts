import { setField } from './set-field'
import { dropFromTab, keepInTab, readFromTab } from './tab-storage'
import { typedFields } from './typed-fields'

/** Where what is typed is kept, and what of it belongs to the address. */
export type KeptTyping = {
  /** The same for the same form and person. */
  name: string
  /** Names of fields that a new address fills in anew. */
  ofAddress: readonly string[]
}

const storageKey = ({ name }: KeptTyping) => `typing ${name}`
const maxAgeMs = 30 * 60 * 1000

/**
 * Keeps what is typed in a form in this tab, so that it survives the way back, a reload and another language, and puts
 * back what was kept. What is sent is kept no longer. Returns what ends the keeping.
 */
export function keepTyping(form: HTMLFormElement, kept: KeptTyping): () => void {
  putBack(form, kept)
  const save = () => saveTyping(form, kept)
  const forget = () => dropFromTab(storageKey(kept))
  form.addEventListener('input', save)
  form.addEventListener('submit', forget)
  return () => {
    form.removeEventListener('input', save)
    form.removeEventListener('submit', forget)
  }
}

/** Keeps what the fields hold now. */
export function saveTyping(form: HTMLFormElement, kept: KeptTyping): void {
  const values = Object.fromEntries(typedFields(form).map((field) => [field.name, valueOf(field)]))
  keepInTab(storageKey(kept), { at: Date.now(), search: location.search, values })
}

type TypedField = ReturnType<typeof typedFields>[number]
const isTick = (field: TypedField): field is HTMLInputElement => field.type === 'checkbox'
const valueOf = (field: TypedField) => (isTick(field) ? field.checked : field.value)
const valueAtFirst = (field: TypedField) =>
  isTick(field) ? field.defaultChecked : 'defaultValue' in field ? field.defaultValue : field.value

function putBack(form: HTMLFormElement, kept: KeptTyping): void {
  const { at, search, values } = readTyping(kept)
  if (Date.now() - Number(at) > maxAgeMs) return
  const isMoved = search !== location.search
  for (const field of typedFields(form)) {
    const value = values[field.name]
    if (value === undefined || (isMoved && kept.ofAddress.includes(field.name))) continue
    // The browser may have put it back already.
    if (value !== valueOf(field)) {
      if (isTick(field)) field.click()
      else setField(field, String(value))
    }
    if (value !== valueAtFirst(field)) field.closest('details')?.setAttribute('open', '')
  }
}

type Typing = { at?: unknown; search?: unknown; values: Record<string, unknown> }

function readTyping(kept: KeptTyping): Typing {
  const { at, search, values } = Object(readFromTab(storageKey(kept)))
  return { at, search, values: Object(values) }
}
