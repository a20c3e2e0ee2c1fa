'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { routerSetsOut } from './router-start'

/** Whether the site can be reached: a network may be there and lead nowhere. */
const isAnswering = () =>
  fetch('/api/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

interface FreshPage {
  /**
   * Asks for the page anew, once the site answers: without an answer the router would load the whole page again, and what was
   * chosen and typed into it would be gone. Whoever calls it hears whether the site answered.
   */
  askForPage: () => Promise<boolean>
  /** Whether a page is on its way already, be it this one or the one behind a link. */
  isComing: () => boolean
}

/**
 * A page that is asked for while another one is on its way puts that one off until both are there. Over a slow line a page that
 * is asked for again and again would therefore never come, nor any link of it lead anywhere: one page at a time.
 */
export function useFreshPage(): FreshPage {
  const router = useRouter()
  const [isOnItsWay, startComing] = useTransition()
  const coming = useRef(false)
  const asking = useRef<Promise<boolean>>(undefined)
  useEffect(() => {
    coming.current = isOnItsWay
  }, [isOnItsWay])
  useEffect(() => {
    // What is begun with the router's own transition lasts as long as that one.
    const follow = () => startComing(() => undefined)
    window.addEventListener(routerSetsOut, follow)
    return () => window.removeEventListener(routerSetsOut, follow)
  }, [])

  async function ask() {
    const isThere = await isAnswering()
    asking.current = undefined
    if (isThere && !coming.current) startComing(() => router.refresh())
    return isThere
  }
  return {
    askForPage: async () => coming.current || (asking.current ??= ask()),
    isComing: () => coming.current,
  }
}
