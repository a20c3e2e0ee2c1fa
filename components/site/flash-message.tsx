'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'

/**
 * Shows the message that a redirect brought along in the `flash` cookie, and forgets the cookie, so that a reload does
 * not repeat it. The server reads the cookie and renders the Alert; a page that is read anew, as the desk does by itself,
 * has it no longer. It stays until another one comes, which is said though it has the same words, or one goes on to another
 * address. The keyboard goes on from it where its place is gone, with the row that was worked on or the button that sent.
 */
export function FlashMessage({ children }: { children: ReactNode }) {
  const address = `${usePathname()}?${useSearchParams()}`
  const box = useRef<HTMLDivElement>(null)
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

  if (!shown.children) return null
  return (
    <div key={shown.count} ref={box} tabIndex={-1} className="outline-none">
      {shown.children}
    </div>
  )
}
