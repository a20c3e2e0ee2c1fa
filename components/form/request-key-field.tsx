'use client'

import { useState } from 'react'

/**
 * The key of a form's request (CONTRACT section 7): what is sent again with it is done once. It outlives a page that is read anew
 * while the form is being filled in, and comes back with what was typed where a sending got no answer (`draft.ts`).
 */
export function RequestKeyField({ value }: { value: string }) {
  const [key, setKey] = useState(value)
  return (
    <input
      type="hidden"
      name="requestKey"
      value={key}
      onInput={(event) => setKey(event.currentTarget.value)}
    />
  )
}
