'use client'

import type { Day } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import type { DispatchSpan } from '@/lib/dispatch/queries'
import { hrefOf } from '@/lib/routes/routes'

interface SpanBoardProps {
  days: readonly Day[]
  today: Day
  span: DispatchSpan
  words: Record<'caption' | 'driver' | 'open' | 'off', string>
}

/**
 * Drivers by days: how many trips each has, and how many departures of a day lack a driver. A component of the browser, so that
 * thousands of cells are in the page once.
 */
export function SpanBoard({ days, today, span, words }: SpanBoardProps) {
  return (
    <div className="span-board" tabIndex={0} role="region" aria-label={words.caption}>
      <table className="text-center text-sm figures">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="text-left">
              {words.driver}
            </th>
            {days.map((day) => (
              <th key={day} scope="col">
                <Link
                  href={hrefOf('/Dispatch', { date: day })}
                  aria-current={day === today ? 'date' : undefined}
                  className="inline-flex min-h-9 min-w-9 items-center justify-center rounded-md px-1 text-brand underline aria-[current=date]:bg-brand aria-[current=date]:text-brand-ink"
                >
                  {day.slice(8)}/{day.slice(5, 7)}
                </Link>
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row" className="text-left">
              {words.open}
            </th>
            {span.open.map((open, index) => (
              <td key={days[index]} className={open > 0 ? 'font-semibold text-danger' : undefined}>
                {open}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {span.drivers.map((driver) => (
            <tr key={driver.id}>
              <th scope="row" className="text-left">
                <Link
                  href={hrefOf('/Driver', { id: driver.id })}
                  prefetch={false}
                  className="inline-flex min-h-9 items-center underline"
                >
                  {driver.name}
                </Link>
              </th>
              {driver.days.map((trips, index) => (
                <td key={index}>{trips < 0 ? words.off : trips || ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
