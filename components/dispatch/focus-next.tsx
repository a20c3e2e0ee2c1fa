'use client'

import { useEffect } from 'react'

/** After an assignment the keyboard goes on at the next job that lacks somebody. `open` changes with each. */
export function FocusNext({ open }: { open: number }) {
  useEffect(() => {
    document.getElementById('assign-next')?.focus()
  }, [open])
  return null
}
