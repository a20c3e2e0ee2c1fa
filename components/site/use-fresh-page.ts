'use client'

import { useRouter } from 'next/navigation'

/** Whether the site can be reached: a network may be there and lead nowhere. */
const isAnswering = () =>
  fetch('/api/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Asks for the page anew, once the site answers: without an answer the router would load the whole page again, and what was
 * chosen and typed into it would be gone. Whoever calls it hears whether the site answered.
 */
export function useFreshPage(): () => Promise<boolean> {
  const router = useRouter()
  return async () => {
    const isThere = await isAnswering()
    if (isThere) router.refresh()
    return isThere
  }
}
