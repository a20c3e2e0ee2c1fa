'use client'

import { Fragment, type ReactNode, useState } from 'react'

interface RenewedFormProps {
  /** Of what is saved. */
  version: string
  children: ReactNode
}

/**
 * A form that stays on its page: once another version is saved, it begins anew with that. What the server renders never has the
 * version as its key, for a form that was posted without a script finds its answer by the key that it had.
 */
export function RenewedForm({ version, children }: RenewedFormProps) {
  const [first] = useState(version)
  return <Fragment key={version === first ? 'first' : version}>{children}</Fragment>
}
