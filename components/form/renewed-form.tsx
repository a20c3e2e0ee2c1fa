'use client'

import { Fragment, type ReactNode, useState } from 'react'
import { WatchProvider } from './use-sending'

interface RenewedFormProps {
  /** Of what is saved. */
  version: string
  children: ReactNode
}

/**
 * A form that stays on its page: once it is saved, it begins anew with the version of that. What somebody else saves meanwhile
 * leaves it with all that was typed and said. What the server renders never has the version as its key, for a form that was
 * posted without a script finds its answer by the key that it had.
 */
export function RenewedForm({ version, children }: RenewedFormProps) {
  const [first] = useState(version)
  const [begun, setBegun] = useState(version)
  const [isSaving, setSaving] = useState(false)
  if (isSaving && version !== begun) {
    setBegun(version)
    setSaving(false)
  }
  return (
    <WatchProvider value={setSaving}>
      <Fragment key={begun === first ? 'first' : begun}>{children}</Fragment>
    </WatchProvider>
  )
}
