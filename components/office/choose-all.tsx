'use client'

import { useSyncExternalStore } from 'react'

/** The boxes of a form's rows. */
const boxesOf = (form: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name^="ids."][form="${form}"]`),
]

const whileChanging = (changed: () => void) => {
  document.addEventListener('change', changed)
  return () => document.removeEventListener('change', changed)
}

/** How many rows are chosen; 0 before a script runs. */
function useChosen(form: string): { chosen: number; all: number } {
  const word = useSyncExternalStore(
    whileChanging,
    () => {
      const boxes = boxesOf(form)
      return `${boxes.filter(({ checked }) => checked).length} ${boxes.length}`
    },
    () => '0 0',
  )
  const [chosen = 0, all = 0] = word.split(' ').map(Number)
  return { chosen, all }
}

/** Chooses every row of a page, or none; it does nothing without a script, so it is not there. */
export function ChooseAll({ form, label }: { form: string; label: string }) {
  const { chosen, all } = useChosen(form)
  if (all === 0) return null
  return (
    <label className="flex w-fit items-center gap-3 text-sm text-ink-muted">
      <input
        type="checkbox"
        checked={chosen === all}
        onChange={({ currentTarget: { checked } }) => {
          for (const box of boxesOf(form)) box.checked = checked
          // One event tells of all.
          document.dispatchEvent(new Event('change'))
        }}
        className="block size-6 wide-table:size-4.5"
      />
      <span className="wide-table:sr-only">{label}</span>
    </label>
  )
}

/** How many rows are chosen, in figures; nothing where no script counts them. */
export function ChosenCount({ form }: { form: string }) {
  const { chosen } = useChosen(form)
  return chosen > 0 ? <strong className="figures">{chosen}</strong> : null
}
