import { dropFromTab, keepInTab, readFromTab } from './tab-storage'
import { putBack, typedValues, type TypedValues } from './typed-fields'

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
  const { at, search, values } = readTyping(kept)
  if (Date.now() - Number(at) <= maxAgeMs) {
    putBack(form, values, search === location.search ? [] : kept.ofAddress)
  }
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
  keepInTab(storageKey(kept), { at: Date.now(), search: location.search, values: typedValues(form) })
}

type Typing = { at?: unknown; search?: unknown; values: TypedValues }

function readTyping(kept: KeptTyping): Typing {
  const { at, search, values } = Object(readFromTab(storageKey(kept)))
  return { at, search, values: Object(values) }
}
