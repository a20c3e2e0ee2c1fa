'use client'

import {
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from 'react'
import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { addDays, type Day } from '@/lib/core/day'
import { formatDayInWords } from '@/lib/core/i18n/format'
import { addressIn } from '@/lib/core/i18n/routing'

interface PlannerUse {
  board: RefObject<HTMLDivElement | null>
  from: Day
  /** The query of the timeline. */
  here: string
  /** The column in which a booking begins, the first being 1. */
  columnOf: (code: string) => number
  /** Says on the page what the keys would do; nothing once they would do nothing any more. */
  tell: (text: string) => void
}

/** A bar or an empty place that is being dragged, or a bar that the arrow keys are moving. */
interface Grip {
  bar: HTMLAnchorElement | null
  line: HTMLElement
  column: number
  x: number
  y: number
  isMoved: boolean
}

// A hand is never quite still.
const steadyPixels = 6
const steps: Record<string, [days: number, lines: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Dragging and moving by keys on the timeline. Neither changes anything: they lead to the form with what was meant filled in, as
 * the link of a bar does, and the form asks the same service as everywhere.
 */
export function usePlanner({ board, from, here, columnOf, tell }: PlannerUse) {
  const router = useRouter()
  const locale = useLocale()
  const grip = useRef<Grip | null>(null)
  const shift = useRef({ days: 0, lines: 0 })

  const heads = () => [...(board.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])]
  const lines = () => [...(board.current?.querySelectorAll<HTMLElement>('[data-vehicle]') ?? [])]
  const columnAt = (x: number) => heads().findIndex((head) => x < head.getBoundingClientRect().right)
  const lineAt = (y: number) => lines().find((line) => y < line.getBoundingClientRect().bottom)
  const open = (query: string) => router.push(`${addressIn(locale, '/Schedule')}?${here}&${query}#panel`)

  /** So many days after the first of a booking. */
  const dayAfter = (code: string, days: number): Day => addDays(from, columnOf(code) - 1 + days)
  const codeOf = (bar: HTMLAnchorElement) => new URL(bar.href).searchParams.get('move') ?? ''

  function openMove(bar: HTMLAnchorElement, { days, line }: { days: number; line: HTMLElement }) {
    const code = codeOf(bar)
    const to = days === 0 ? '' : `&to=${dayAfter(code, days)}`
    if (code) open(`move=${code}${to}&vehicle=${line.dataset.vehicle}`)
  }

  function show(bar: HTMLElement, { days, lines: down }: { days: number; lines: number }) {
    const [first] = heads()
    const line = bar.closest<HTMLElement>('[data-vehicle]')
    const all = lines()
    const target = line && all[all.indexOf(line) + down]
    const width = first?.getBoundingClientRect().width ?? 0
    const drop = line && target ? target.getBoundingClientRect().top - line.getBoundingClientRect().top : 0
    bar.style.transform = days || down ? `translate(${days * width}px, ${drop}px)` : ''
    bar.classList.toggle('lifted', Boolean(days || down))
    return target
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'touch' || event.button !== 0 || !(event.target instanceof Element)) return
    const line = event.target.closest<HTMLElement>('[data-vehicle]')
    const bar = event.target.closest<HTMLAnchorElement>('a.bar')
    const column = columnAt(event.clientX)
    const isName = event.target.closest('.planner-name') !== null
    if (!line || isName || column < 0 || bar?.classList.contains('blocked')) return
    grip.current = { bar, line, column, x: event.clientX, y: event.clientY, isMoved: false }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = grip.current
    if (!held) return
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y)
    if (!held.isMoved && far < steadyPixels) return
    held.isMoved = true
    board.current?.setPointerCapture(event.pointerId)
    if (!held.bar) return
    const all = lines()
    const line = lineAt(event.clientY) ?? held.line
    show(held.bar, {
      days: columnAt(event.clientX) - held.column,
      lines: all.indexOf(line) - all.indexOf(held.line),
    })
  }

  /** Takes the hand off what is being dragged, which goes back to its place. */
  function letGo() {
    const held = grip.current
    grip.current = null
    if (held?.bar) show(held.bar, { days: 0, lines: 0 })
    return held
  }

  function isOutside({ clientX, clientY }: PointerEvent<HTMLElement>) {
    const place = board.current?.getBoundingClientRect()
    if (!place) return true
    return clientX < place.left || clientX > place.right || clientY < place.top || clientY > place.bottom
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const held = letGo()
    // Whoever drops it beside the timeline has thought better of it.
    if (!held || isOutside(event)) return
    const column = columnAt(event.clientX)
    const line = lineAt(event.clientY) ?? held.line
    if (held.bar) {
      if (held.isMoved && column >= 0) openMove(held.bar, { days: column - held.column, line })
      return
    }
    if (column < 0) return
    const [first, last] = [Math.min(column, held.column), Math.max(column, held.column)]
    open(`block=${held.line.dataset.vehicle}&to=${addDays(from, first)}&until=${addDays(from, last)}`)
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    router.push(link.href.slice(link.origin.length))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') letGo()
    const bar = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.bar')
    if (!bar) return
    const step = steps[event.key]
    if (step && event.shiftKey && !bar.classList.contains('blocked')) {
      event.preventDefault()
      moveByKey(bar, step)
    } else if (step) {
      event.preventDefault()
      walk(bar, step)
    } else if (event.key === 'Escape') {
      putBack(bar)
    } else if (event.key === 'Enter' && (shift.current.days || shift.current.lines)) {
      event.preventDefault()
      const { days, lines: down } = shift.current
      const line = show(bar, { days, lines: down })
      putBack(bar)
      if (line) openMove(bar, { days, line })
    }
  }

  /** Whoever leaves a bar without Enter has thought better of it. */
  function onBlur({ target }: FocusEvent<HTMLElement>) {
    if (target.classList.contains('bar')) putBack(target)
  }

  function putBack(bar: HTMLElement) {
    shift.current = { days: 0, lines: 0 }
    show(bar, shift.current)
    tell('')
  }

  function moveByKey(bar: HTMLAnchorElement, [days, down]: [number, number]) {
    const next = { days: shift.current.days + days, lines: shift.current.lines + down }
    const line = show(bar, next)
    if (!line) {
      show(bar, shift.current)
      return
    }
    shift.current = next
    const name = line.querySelector('.planner-name')?.textContent ?? ''
    tell(`${formatDayInWords(dayAfter(codeOf(bar), next.days), locale)} · ${name}`)
  }

  /** To the bar beside it, or to the nearest of a line above or below. */
  function walk(bar: HTMLAnchorElement, [sideways, down]: [number, number]) {
    putBack(bar)
    const bars = [...(board.current?.querySelectorAll<HTMLAnchorElement>('a.bar') ?? [])]
    const line = bar.closest('[data-vehicle]')
    const inOrder =
      sideways + down > 0 ? bars.slice(bars.indexOf(bar) + 1) : bars.slice(0, bars.indexOf(bar)).toReversed()
    inOrder.find((one) => (one.closest('[data-vehicle]') === line) === (down === 0))?.focus()
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: letGo,
    onClick,
    onKeyDown,
    onBlur,
    onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
  }
}
