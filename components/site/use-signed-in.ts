'use client'

import { useEffect, useState } from 'react'
import { usePathname } from '@/lib/core/i18n/navigation'

/** Set beside the session cookie and readable here; it holds no secret and proves nothing. */
const HINT = 'signed_in=1'

/** One question for all places of a page that show the signed-in state. */
let pending: Promise<boolean> | null = null

function askServer(): Promise<boolean> {
  pending ??= fetch('/api/profile', { headers: { accept: 'application/json' } })
    .then(async (response) => {
      // An answer that nobody reads keeps its connection.
      await response.text()
      return response.ok
    })
    .catch(() => false)
    .finally(() => {
      pending = null
    })
  return pending
}

function hasHint(): boolean {
  return document.cookie.split('; ').includes(HINT)
}

/**
 * Whether the server knows the person. False until it has said so, and without a question where no cookie hints at a
 * session, so that public pages stay the same for every visitor.
 */
export function useSignedIn(): boolean {
  const pathname = usePathname()
  const [isSignedIn, setIsSignedIn] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const answer = hasHint() ? askServer() : Promise.resolve(false)
    void answer.then((known) => {
      if (isCurrent) setIsSignedIn(known)
    })
    return () => {
      isCurrent = false
    }
  }, [pathname])

  return isSignedIn
}
