import { setField } from './set-field'

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a person typed or chose, by the names of the fields; whether it is ticked, for a box. */
export type TypedValues = Readonly<Record<string, unknown>>

const isTick = (field: TypedField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'
const valueOf = (field: TypedField) => (isTick(field) ? field.checked : field.value)
const valueAtFirst = (field: TypedField) =>
  isTick(field) ? field.defaultChecked : 'defaultValue' in field ? field.defaultValue : field.value
/** Boxes of one name differ in what they send. */
const nameOf = (field: TypedField) => (isTick(field) ? `${field.name} ${field.value}` : field.name)

/** The fields that a person types or chooses in: neither what is hidden, nor files, nor passwords in either look. */
export function typedFields(form: HTMLFormElement): TypedField[] {
  return [...form.elements].filter(
    (field): field is TypedField =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement) &&
      field.name !== '' &&
      !['hidden', 'file', 'password'].includes(field.type) &&
      !/password/i.test(field.name),
  )
}

/** What the fields held at first, by the page that was last read. */
export type FirstValues = WeakMap<TypedField, string | boolean>

/**
 * Where the page was read anew, fields that nobody touched come to hold what is saved by then: an old value would be saved over
 * what somebody else typed. A browser follows by itself in a text of the first page only, and never in a box.
 */
export function followPage(form: HTMLFormElement, before: FirstValues): void {
  for (const field of typedFields(form)) {
    const [was, is] = [before.get(field), valueAtFirst(field)]
    before.set(field, is)
    if (was === undefined || was === is || valueOf(field) !== was) continue
    if (isTick(field)) field.checked = Boolean(is)
    else field.value = String(is)
  }
}

/** The field with the key of the form's request, where it has one (`RequestKeyField`). */
export function requestKeyOf(form: HTMLFormElement): HTMLInputElement | null {
  const field = form.elements.namedItem('requestKey')
  return field instanceof HTMLInputElement ? field : null
}

export const typedValues = (form: HTMLFormElement): TypedValues =>
  Object.fromEntries(typedFields(form).map((field) => [nameOf(field), valueOf(field)]))

/**
 * Puts values back into a form but for the fields of some names, and unfolds what they are folded in. Each field hears of it as
 * if it were typed again.
 */
export function putBack(form: HTMLFormElement, values: TypedValues, except: readonly string[] = []): void {
  for (const field of typedFields(form)) {
    const value = values[nameOf(field)]
    if (value === undefined || except.includes(field.name)) continue
    // The browser may have put it back already.
    if (value !== valueOf(field)) {
      if (isTick(field)) field.click()
      else setField(field, String(value))
    }
    if (value !== valueAtFirst(field)) field.closest('details')?.setAttribute('open', '')
  }
}
