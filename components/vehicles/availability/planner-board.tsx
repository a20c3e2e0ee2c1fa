'use client'

import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/lib/core/class-names'
import { addDays, dateOfDay, type Day, weekdayOf } from '@/lib/core/day'
import {
  formatCode,
  formatDays,
  formatEthiopianDay,
  formatNumber,
  shortWeekdays,
} from '@/lib/core/i18n/format'
import type { BarLook, PlannerBar, PlannerRow } from '@/lib/vehicles/availability/planner'
import { usePlanner } from './use-planner'

interface PlannerWords {
  caption: string
  vehicle: string
  free: string
  looks: Record<BarLook, string>
  hint: string
}

interface PlannerBoardProps {
  from: Day
  today: Day
  rows: readonly Omit<PlannerRow, 'quantity'>[]
  /** Places left on each day. */
  free: readonly number[]
  places: number
  /** The query of the timeline, to which a bar adds its code. */
  here: string
  /** The bar that is being moved, marked. */
  moving: string | undefined
  words: PlannerWords
}

/** The columns of a bar, those of its days that are shown. */
function placeOf([, start, length]: PlannerBar, columns: number) {
  const first = Math.max(1, start)
  const last = Math.min(columns, start + length - 1)
  return `at-${first + 1} for-${last - first + 1}`
}

/**
 * Vehicles by days, each booking a bar over its days. Bars are links to the form that moves them; with a script they are also
 * dragged, and moved by the arrow keys. A component of the browser, so that thousands of bars are in the page once.
 */
export function PlannerBoard({ from, today, rows, free, places, here, moving, words }: PlannerBoardProps) {
  const locale = useLocale()
  const board = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState('')
  // Where the keys would take the bar; once it is back in its place, what it is stands there again.
  const [moved, setMoved] = useState('')
  const days = free.map((_, index) => addDays(from, index))
  // A booking may begin before the days that are shown.
  const columnOf = (code: string) => rows.flatMap(({ bars }) => bars).find((bar) => bar[0] === code)?.[1] ?? 1
  const wasMoving = useRef(moving)
  useEffect(() => {
    // The form that was closed or sent has taken the focus with it.
    if (wasMoving.current && !moving && document.activeElement === document.body) {
      board.current?.querySelector<HTMLElement>(`a.bar[href*="move=${wasMoving.current}#"]`)?.focus()
    }
    wasMoving.current = moving
  }, [moving])
  const handlers = usePlanner({ board, from, here, columnOf, tell: setMoved })
  const tellOf = (row: { name: string }, [code, start, length, look, text]: PlannerBar) => {
    const date = addDays(from, start - 1)
    const spanned = formatDays({ date, lastDate: addDays(date, length - 1) }, locale)
    return [code && formatCode(code), text, words.looks[look], spanned, row.name].filter(Boolean).join(' · ')
  }
  return (
    <div className="grid gap-2">
      <div
        ref={board}
        {...handlers}
        className={classNames('planner', `planner-${days.length}`)}
        role="region"
        aria-label={words.caption}
        tabIndex={0}
      >
        <div className="planner-body">
          <div className="planner-top">
            <div className="planner-line planner-head">
              <span className="planner-name">{words.vehicle}</span>
              {days.map((day) => (
                <span key={day} data-day={day} aria-current={day === today ? 'date' : undefined}>
                  <span className="block text-ink-muted">{shortWeekdays[locale][weekdayOf(day) - 1]}</span>
                  <strong>{dateOfDay(day).getUTCDate()}</strong>{' '}
                  <span className="text-ink-muted">
                    {Number.parseInt(formatEthiopianDay(day, locale), 10)}
                  </span>
                </span>
              ))}
            </div>
          </div>
          {/* Drawn once behind all lines: today and the days of rest. */}
          <div aria-hidden="true" className="planner-line planner-days">
            <span />
            {days.map((day) => (
              <span
                key={day}
                className={day === today ? 'bg-brand-soft' : weekdayOf(day) > 5 ? 'bg-sunken' : undefined}
              />
            ))}
          </div>
          <ul>
            {rows.map((row) => (
              <li key={row.id} className="planner-line" data-vehicle={row.id}>
                <a href={`?id=${row.id}&date=${from}`} className="planner-name">
                  {row.name}
                </a>
                {row.bars.map((bar, index) => (
                  <a
                    key={bar[0] || index}
                    href={bar[0] ? `?${here}&move=${bar[0]}#panel` : `?id=${row.id}&date=${from}`}
                    className={classNames(
                      `bar ${bar[3]} ${placeOf(bar, days.length)}`,
                      bar[0] && bar[0] === moving && 'moving',
                    )}
                    onFocus={() => setTold(tellOf(row, bar))}
                  >
                    {bar[4] || formatCode(bar[0])}
                  </a>
                ))}
              </li>
            ))}
          </ul>
          <div className="planner-line planner-foot">
            <span className="planner-name">
              {words.free} {formatNumber(places)}
            </span>
            {free.map((left, index) => (
              <span key={index} className={left === 0 ? 'font-semibold text-danger' : undefined}>
                {left}
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-muted">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {(['confirmed', 'claimed', 'part', 'held', 'blocked'] as const).map((look) => (
            <li key={look} className="flex items-center gap-2">
              <span aria-hidden="true" className={classNames('planner-key', look)} />
              {words.looks[look]}
            </li>
          ))}
        </ul>
        <p aria-live="polite" className="min-h-lh print:hidden">
          {moved || told || <span className="needs-script">{words.hint}</span>}
        </p>
      </div>
    </div>
  )
}
