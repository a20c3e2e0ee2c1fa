'use client'

import { Fragment, type ReactNode, useReducer } from 'react'
import { SavedProvider } from './use-sending'

/**
 * A form that stays on its page: once it is saved, it begins anew with what is saved by then, and the other forms of the page stay
 * as they are. What somebody else saves meanwhile leaves it with all that was typed and said.
 */
export function RenewedForm({ children }: { children: ReactNode }) {
  const [saves, countSave] = useReducer((count: number) => count + 1, 0)
  return (
    <SavedProvider value={countSave}>
      <Fragment key={saves}>{children}</Fragment>
    </SavedProvider>
  )
}
