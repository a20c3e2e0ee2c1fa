'use client'

import { useEffect, type ReactNode } from 'react'

/**
 * Shows the message that a redirect brought along in the `flash` cookie, and forgets the cookie, so that a reload does
 * not repeat it. The server reads the cookie and renders the Alert. When it was shown is noted, since a page that is read
 * anew has it no longer (components/office/person-busy.ts).
 */
export function FlashMessage({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.cookie = 'flash=; Max-Age=0; Path=/; SameSite=Lax'
    document.documentElement.dataset.flashAt = String(Date.now())
  })
  useEffect(
    () => () => {
      delete document.documentElement.dataset.flashAt
    },
    [],
  )

  return children
}
