/** The id of the form of RentalChoice; a page has one. */
export const choiceFormId = 'rental-choice'

/** Whether something else is chosen in RentalChoice than the address says, for which the price is shown. */
export function isChoiceChanged(): boolean {
  const form = document.getElementById(choiceFormId)
  return form instanceof HTMLFormElement && [...form.elements].some(isChanged)
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  if (!(field instanceof HTMLInputElement) || !field.name) return false
  return field.type === 'checkbox'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** Calls the listener when something else may be chosen, until what it returns is called. */
export function onChoice(listener: () => void): () => void {
  document.addEventListener('input', listener)
  document.addEventListener('change', listener)
  // A browser that goes back fills the fields in again without an event of theirs.
  window.addEventListener('pageshow', listener)
  return () => {
    document.removeEventListener('input', listener)
    document.removeEventListener('change', listener)
    window.removeEventListener('pageshow', listener)
  }
}
