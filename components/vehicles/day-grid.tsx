'use client'

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

interface DayGridProps {
  /** A table whose links lead to days and say which with `data-day`, the chosen one with `aria-current`, all of a trip with `data-trip`. */
  children: ReactNode
}

/**
 * A calendar in which the arrow keys go from day to day (the grid pattern): one stop of the tab key, Home and End lead to
 * the ends of the week. Days without a link are passed over. Without a script it is a table of plain links.
 */
export function DayGrid({ children }: DayGridProps) {
  const table = useRef<HTMLTableElement>(null)

  // Also after the table was made anew for another month or day.
  useEffect(() => {
    const grid = table.current
    if (!grid) return
    grid.setAttribute('role', 'grid')
    const links = linksOf(grid)
    grid.ariaMultiSelectable = links.some(({ dataset }) => dataset.trip) ? 'true' : null
    for (const link of links) {
      const cell = link.closest('td')
      if (cell) cell.ariaSelected = link.dataset.trip ? 'true' : null
    }
    const active = document.activeElement
    focusable(
      links,
      links.find((link) => link === active) ?? links.find((link) => link.ariaCurrent === 'date') ?? links[0],
    )
  })

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const links = linksOf(event.currentTarget)
    const from = links.find((link) => link === document.activeElement)
    if (!from || event.ctrlKey || event.altKey || event.metaKey) return
    const to = target(links, from, event.key)
    if (!to) return
    event.preventDefault()
    focusable(links, to)
    to.focus()
  }

  return (
    <table ref={table} onKeyDown={move} className="w-full table-fixed border-separate border-spacing-1">
      {children}
    </table>
  )
}

const linksOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLAnchorElement>('a[data-day]')]
const dateOf = (link: HTMLAnchorElement) => Date.parse(link.dataset.day ?? '') / (24 * 60 * 60 * 1000)

function focusable(links: readonly HTMLAnchorElement[], one: HTMLAnchorElement | undefined) {
  for (const link of links) link.tabIndex = link === one ? 0 : -1
}

function target(
  links: readonly HTMLAnchorElement[],
  from: HTMLAnchorElement,
  key: string,
): HTMLAnchorElement | undefined {
  const week = [...(from.closest('tr')?.querySelectorAll<HTMLAnchorElement>('a[data-day]') ?? [])]
  if (key === 'Home') return week[0]
  if (key === 'End') return week.at(-1)
  const step = steps[key]
  return links.find((link) => step !== undefined && dateOf(link) === dateOf(from) + step)
}
