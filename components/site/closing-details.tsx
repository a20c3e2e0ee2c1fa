'use client'

import { useEffect, useRef, type ComponentProps } from 'react'

/**
 * A `<details>` used as a menu. It opens and closes without a script; with one it also closes when a link in it is
 * chosen, on Escape (the focus goes back to its summary) and on a press elsewhere on the page.
 */
export function ClosingDetails(props: Omit<ComponentProps<'details'>, 'ref' | 'onClick'>) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    function closeOnPressElsewhere(event: PointerEvent) {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target)
      if (menu.current && !isInside) menu.current.open = false
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOnPressElsewhere)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOnPressElsewhere)
    }
  }, [])

  return (
    <details
      {...props}
      ref={menu}
      onClick={(event) => {
        const isLink = event.target instanceof Element && event.target.closest('a') !== null
        if (isLink && menu.current) menu.current.open = false
      }}
    />
  )
}
