'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'

/** How long a message is shown where the reader is, who is not where it stands. */
const followedMs = 8000

/**
 * Shows the message that a redirect brought along in the `flash` cookie, and forgets the cookie, so that a reload does
 * not repeat it. The server reads the cookie and renders the Alert; a page that is read anew, as the desk does by itself,
 * has it no longer. It stays until another one comes, which is said though it has the same words, or one goes on to another
 * address. The keyboard goes on from it where its place is gone, with the row that was worked on or the button that sent.
 * Whoever has scrolled away from it keeps their place, and is shown it there for some seconds.
 */
export function FlashMessage({ children }: { children: ReactNode }) {
  const address = `${usePathname()}?${useSearchParams()}`
  const box = useRef<HTMLDivElement>(null)
  // Of the place where it stands, while that is out of sight.
  const [leftHeight, setLeftHeight] = useState<number | null>(null)
  const [shown, show] = useState({ address, children, count: 0 })
  if (children ? children !== shown.children : shown.children && address !== shown.address) {
    show({ address, children, count: shown.count + 1 })
  }
  useEffect(() => {
    if (children) document.cookie = 'flash=; Max-Age=0; Path=/; SameSite=Lax'
  }, [children])
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [shown])
  useEffect(() => {
    if (!box.current) return
    const barHeight = getComputedStyle(box.current).scrollMarginTop
    const watcher = new IntersectionObserver(
      ([place]) =>
        setLeftHeight(place && place.intersectionRatio < 0.5 ? place.boundingClientRect.height : null),
      { rootMargin: `-${barHeight} 0px 0px`, threshold: 0.5 },
    )
    watcher.observe(box.current)
    const settle = () => {
      watcher.disconnect()
      setLeftHeight(null)
    }
    const timer = setTimeout(settle, followedMs)
    return () => {
      clearTimeout(timer)
      settle()
    }
  }, [shown])

  if (!shown.children) return null
  return (
    <div
      key={shown.count}
      ref={box}
      tabIndex={-1}
      className="scroll-mt-(--bar-height) outline-none"
      style={{ height: leftHeight ?? undefined }}
    >
      <div
        className={
          leftHeight === null
            ? undefined
            : 'fixed inset-x-4 top-[calc(var(--bar-height)+0.5rem)] z-30 mx-auto max-w-xl *:shadow-high print:static'
        }
      >
        {shown.children}
      </div>
    </div>
  )
}
