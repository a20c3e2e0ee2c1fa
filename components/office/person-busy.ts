const typedInto =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="hidden"])'

/** Whether the page waits for the answer to a form. */
export const isAnswering = (): boolean => document.querySelector('fieldset:disabled') !== null

/**
 * Whether somebody is at something that new content of the page would disturb: typing, choosing rows, reading a dialog, moving a bar
 * of the timeline.
 */
export function isPersonBusy(): boolean {
  const main = document.getElementById('main')
  if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], .bar.lifted')) return true
  if (document.getSelection()?.type === 'Range') return true
  if (!main) return false
  if (main.querySelector('tbody input[type="checkbox"]:checked')) return true
  return [...main.querySelectorAll(typedInto)].some(isInUse)
}

function isInUse(field: Element): boolean {
  if (field instanceof HTMLSelectElement && field !== document.activeElement) {
    const options = [...field.options]
    // Where no option is the first choice, the browser takes one.
    return (
      options.some((option) => option.defaultSelected) &&
      options.some((option) => option.selected !== option.defaultSelected)
    )
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return field.checked !== field.defaultChecked
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field === document.activeElement || field.value !== field.defaultValue
  }
  return field === document.activeElement
}
