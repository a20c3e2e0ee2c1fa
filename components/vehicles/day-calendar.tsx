'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/lib/core/class-names'
import { addDays, dateOfDay, type Day, dayInAddis, isDay, monthAround, weekdayOf } from '@/lib/core/day'
import { ethiopianDateOf, ethiopianMonthAround } from '@/lib/core/ethiopian-day'
import {
  formatDayInWords,
  formatEthiopianDay,
  formatEthiopianMonth,
  formatMonth,
  shortWeekdays,
} from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import { type DayLimits, dayWithin, rangeOf } from './day-range'

export { parseTypedDay } from '@/lib/core/i18n/typed-day'

type Calendar = 'gregorian' | 'ethiopian'

interface DayCalendarProps extends DayLimits {
  /** What the field holds, which may be nothing. */
  day: string
  /** What the calendar opens beside. */
  anchor: RefObject<HTMLElement | null>
  onClose: (picked: Day | null) => void
}

const storageKey = 'calendar'

/** A month of either calendar to pick a day from, by pointer or by keyboard (the dialog and grid patterns). */
export function DayCalendar({ day, min, max, anchor, onClose }: DayCalendarProps) {
  const t = useTranslations('DateField')
  const locale = useLocale()
  const range = rangeOf({ min, max })
  const today = dayInAddis(new Date())
  const clamp = (to: Day) => dayWithin(to, range)
  const [calendar, setCalendar] = useState<Calendar>(() => chosenCalendar(locale))
  const [active, setActive] = useState<Day>(() => clamp(isDay(day) ? day : today))
  const dialog = useRef<HTMLDialogElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const month = calendar === 'ethiopian' ? ethiopianMonthAround(active) : monthAround(active)

  useLayoutEffect(() => {
    const box = dialog.current
    if (!box) return
    box.showModal()
    // On a phone it lies at the bottom (its classes); elsewhere beside its field, inside the window.
    const field = anchor.current?.getBoundingClientRect()
    if (!field || !matchMedia('(min-width: 40rem)').matches) return
    const { width, height } = box.getBoundingClientRect()
    const below = field.bottom + 4
    const top = below + height < innerHeight ? below : Math.max(8, field.top - height - 4)
    Object.assign(box.style, {
      margin: '0',
      top: `${top}px`,
      left: `${Math.max(8, Math.min(field.left, innerWidth - width - 8))}px`,
    })
  }, [anchor])

  useEffect(() => {
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${active}"]`)?.focus()
  }, [active, calendar])

  // What lies under an open dialog takes no focus, so it closes first. The browser tells of that a moment later, in which
  // somebody quick may have asked for it again.
  function close(picked: Day | null = null) {
    dialog.current?.close()
    onClose(picked)
  }

  function choose(kind: Calendar) {
    setCalendar(kind)
    try {
      localStorage.setItem(storageKey, kind)
    } catch {
      // Without a storage it is chosen anew each time.
    }
  }

  function move(event: KeyboardEvent) {
    const to = movedDay(event.key, active, month)
    if (!to || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    setActive(clamp(to))
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('title')}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={() => onClose(null)}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
      className="fixed mx-auto mt-auto mb-0 w-full max-w-none rounded-t-lg border border-line bg-raised p-0 text-ink shadow-high backdrop:bg-backdrop sm:m-auto sm:w-90 sm:rounded-lg sm:backdrop:bg-transparent"
    >
      <div className="grid gap-3 p-4">
        <div role="group" aria-label={t('kind')} className="grid grid-cols-2 gap-1 rounded-md bg-sunken p-1">
          {(['gregorian', 'ethiopian'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={calendar === kind}
              onClick={() => choose(kind)}
              className="min-h-11 rounded-sm px-2 text-sm text-ink-muted aria-pressed:bg-raised aria-pressed:font-bold aria-pressed:text-ink aria-pressed:shadow-low"
            >
              {t(kind)}
            </button>
          ))}
        </div>
        <div className="flex items-center justify-between gap-2">
          <Button
            variant="secondary"
            size="small"
            icon="arrow-left"
            aria-label={t('previous')}
            disabled={month.first <= range.min}
            onClick={() => setActive(clamp(addDays(month.first, -1)))}
            className="min-w-11"
          />
          <p aria-live="polite" className="text-center text-lg font-bold">
            {calendar === 'ethiopian' ? formatEthiopianMonth(active, locale) : formatMonth(active, locale)}
          </p>
          <Button
            variant="secondary"
            size="small"
            icon="arrow-right"
            aria-label={t('next')}
            disabled={month.last >= range.max}
            onClick={() => setActive(clamp(addDays(month.last, 1)))}
            className="min-w-11"
          />
        </div>
        <table ref={grid} role="grid" aria-label={t('title')} onKeyDown={move} className="w-full table-fixed">
          <thead>
            <tr>
              {shortWeekdays[locale].map((weekday) => (
                <th key={weekday} scope="col" className="py-1 text-sm font-normal text-ink-muted">
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {month.weeks.map((week, index) => (
              <tr key={index}>
                {week.map((date, weekday) => (
                  <td key={weekday} className="p-0.5" aria-selected={date !== null && date === day}>
                    {date && (
                      <button
                        type="button"
                        data-day={date}
                        tabIndex={date === active ? 0 : -1}
                        disabled={date < range.min || date > range.max}
                        aria-current={date === today ? 'date' : undefined}
                        onClick={() => close(date)}
                        className={classNames(
                          'grid min-h-11 w-full place-content-center rounded-md text-center leading-tight figures disabled:text-ink-muted disabled:opacity-60',
                          date === day ? 'bg-brand text-brand-ink' : 'enabled:hover:bg-sunken',
                          date === today && date !== day && 'font-bold outline outline-line-strong',
                        )}
                      >
                        <span className="sr-only">
                          {`${formatDayInWords(date, locale)}, ${formatEthiopianDay(date, locale)}`}
                        </span>
                        <span aria-hidden="true">{dateIn(date, calendar)}</span>
                        <span
                          aria-hidden="true"
                          className={classNames('text-xs', date === day || 'text-ink-muted')}
                        >
                          {dateIn(date, calendar === 'ethiopian' ? 'gregorian' : 'ethiopian')}
                        </span>
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Button variant="secondary" onClick={() => close()}>
          {t('close')}
        </Button>
      </div>
    </dialog>
  )
}

/** The calendar that somebody used last; at first the Ethiopian one for those who read its languages. */
function chosenCalendar(locale: Locale): Calendar {
  try {
    const kept = localStorage.getItem(storageKey)
    if (kept === 'gregorian' || kept === 'ethiopian') return kept
  } catch {
    // The language says enough.
  }
  return locale === 'en' ? 'gregorian' : 'ethiopian'
}

function dateIn(day: Day, calendar: Calendar): number {
  return calendar === 'ethiopian' ? ethiopianDateOf(day).day : dateOfDay(day).getUTCDate()
}

/** The day that a key leads to, from the one that is focused. */
function movedDay(key: string, from: Day, month: { first: Day; last: Day }): Day | undefined {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekdayOf(from),
    End: 7 - weekdayOf(from),
  }
  const step = steps[key]
  if (step !== undefined) return addDays(from, step)
  if (key === 'PageUp') return addDays(month.first, -1)
  if (key === 'PageDown') return addDays(month.last, 1)
  return undefined
}
