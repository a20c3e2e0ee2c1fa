'use client'

import { useSyncExternalStore } from 'react'
import { chosenForm } from '@/components/form/chosen-rows'

/** The boxes of the rows. */
const rowBoxes = () => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name^="ids."][form="${chosenForm}"]`),
]

const whileChanging = (changed: () => void) => {
  document.addEventListener('change', changed)
  return () => document.removeEventListener('change', changed)
}

/** How many rows are chosen; 0 before a script runs. */
function useChosen(): { chosen: number; all: number } {
  const word = useSyncExternalStore(
    whileChanging,
    () => {
      const boxes = rowBoxes()
      return `${boxes.filter(({ checked }) => checked).length} ${boxes.length}`
    },
    () => '0 0',
  )
  const [chosen = 0, all = 0] = word.split(' ').map(Number)
  return { chosen, all }
}

/** Chooses every row of a page, or none; it does nothing without a script, so it is not there. */
export function ChooseAll({ label }: { label: string }) {
  const { chosen, all } = useChosen()
  if (all === 0) return null
  return (
    <label className="flex w-fit items-center gap-3 text-sm text-ink-muted">
      <input
        type="checkbox"
        checked={chosen === all}
        onChange={({ currentTarget: { checked } }) => {
          for (const box of rowBoxes()) box.checked = checked
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
export function ChosenCount() {
  const { chosen } = useChosen()
  return chosen > 0 ? <strong className="figures">{chosen}</strong> : null
}
