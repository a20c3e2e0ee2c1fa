'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'

/** The messages that were shown: the router shows a page again as it came, message and all, where somebody goes back to it. */
const said = new Set<string>()

/** How long a message is shown where the reader is, who is not where it stands. */
const followedMs = 8000

/**
 * Shows the message that a redirect brought along in the `flash` cookie, and forgets the cookie, so that a reload does
 * not repeat it. The server reads the cookie and renders the Alert; a page that is read anew, as the desk does by itself,
 * has it no longer. It stays until another one comes, which is said though it has the same words, or one goes on to another
 * address. The keyboard goes on from it where its place is gone, with the row that was worked on or the button that sent.
 * Whoever has scrolled away from it keeps their place, and is shown it there for some seconds.
 */
export function FlashMessage({ id, children }: { id: string | null; children: ReactNode }) {
  const address = `${usePathname()}?${useSearchParams()}`
  const box = useRef<HTMLDivElement>(null)
  const [isOutOfSight, setOutOfSight] = useState(false)
  const isNew = id !== null && !said.has(id)
  const brought = isNew ? { id, children } : { id: null, children: null }
  const [shown, show] = useState({ address, ...brought, count: 0 })
  if (isNew ? id !== shown.id : shown.id && address !== shown.address) {
    show({ address, ...brought, count: shown.count + 1 })
  }
  useEffect(() => {
    if (id === null) return
    said.add(id)
    document.cookie = 'flash=; Max-Age=0; Path=/; SameSite=Lax'
  }, [id])
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [shown])
  useEffect(() => {
    const place = box.current
    if (!place) return
    // What is shown elsewhere leaves its height behind, so that the page does not move.
    const follow = (isGone: boolean) => {
      place.style.height = isGone ? `${place.getBoundingClientRect().height}px` : ''
      setOutOfSight(isGone)
    }
    const barHeight = getComputedStyle(place).scrollMarginTop
    const watcher = new IntersectionObserver(
      ([entry]) => follow(entry !== undefined && entry.intersectionRatio < 0.5),
      { rootMargin: `-${barHeight} 0px 0px`, threshold: 0.5 },
    )
    watcher.observe(place)
    const settle = () => {
      watcher.disconnect()
      follow(false)
    }
    const timer = setTimeout(settle, followedMs)
    return () => {
      clearTimeout(timer)
      settle()
    }
  }, [shown])

  if (!shown.children) return null
  return (
    <div key={shown.count} ref={box} tabIndex={-1} className="scroll-mt-(--bar-height) outline-none">
      <div
        className={
          isOutOfSight
            ? 'fixed inset-x-4 top-[calc(var(--bar-height)+0.5rem)] z-30 mx-auto max-w-xl *:shadow-high print:static'
            : undefined
        }
      >
        {shown.children}
      </div>
    </div>
  )
}
