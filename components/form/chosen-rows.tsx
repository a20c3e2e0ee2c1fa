'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { FormAction } from '@/lib/server/form-state'
import { useSending, type Sending } from './use-sending'

const ChosenContext = createContext<Sending | null>(null)

/** The id of the form by which something is done with the rows that are chosen; its boxes are in the rows. A page has one. */
export const chosenForm = 'bulk'

interface ChosenRowsProps {
  action: FormAction
  /** The list, and the form that does something with its rows. */
  children: ReactNode
}

/** A list whose rows are chosen for one form: without a script they come back chosen where the form comes back. */
export function ChosenRows({ action, children }: ChosenRowsProps) {
  return <ChosenContext value={useSending(action)}>{children}</ChosenContext>
}

/** The sending of the form for whose rows a list is. */
export function useChosenRows(): Sending {
  const sending = useContext(ChosenContext)
  if (!sending) throw new Error('A form of chosen rows stands in ChosenRows')
  return sending
}

/** The box by which a row is chosen. */
export function RowBox({ id, label }: { id: string; label: string }) {
  const { posted } = useChosenRows()
  const name = `ids.${id}`
  return (
    <input
      type="checkbox"
      name={name}
      form={chosenForm}
      aria-label={label}
      defaultChecked={posted !== null && Object.hasOwn(posted.values, name)}
    />
  )
}
