'use client'

import { useEffect, type ReactNode } from 'react'

/**
 * Shows the message that a redirect brought along in the `flash` cookie, and forgets the cookie, so that a reload does
 * not repeat it. The server reads the cookie and renders the Alert.
 */
export function FlashMessage({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.cookie = 'flash=; Max-Age=0; Path=/; SameSite=Lax'
  })

  return children
}
