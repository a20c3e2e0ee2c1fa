import { useTranslations } from 'next-intl'
import { type Day } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import type { DispatchSpan } from '@/lib/dispatch/queries'
import { hrefOf } from '@/lib/routes/routes'

interface SpanBoardProps {
  days: readonly Day[]
  span: DispatchSpan
}

/** Drivers by days: how many trips each has, and how many departures of a day lack a driver. */
export function SpanBoard({ days, span }: SpanBoardProps) {
  const t = useTranslations('Dispatch')
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('spanCaption')}>
      <table className="span-board w-full text-center text-sm figures">
        <caption className="sr-only">{t('spanCaption')}</caption>
        <thead>
          <tr>
            <th scope="col" className="text-left">
              {t('driver')}
            </th>
            {days.map((day) => (
              <th key={day} scope="col">
                <Link
                  href={hrefOf('/Dispatch', { date: day })}
                  className="inline-flex min-h-9 min-w-9 items-center justify-center px-1 text-brand underline"
                >
                  {day.slice(8)}/{day.slice(5, 7)}
                </Link>
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row" className="text-left">
              {t('open')}
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
                <td key={index}>{trips < 0 ? t('off') : trips || ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
