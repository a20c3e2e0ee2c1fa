import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Timeline } from '@/components/ui/timeline'
import { DayText } from '@/components/vehicles/day-text'
import type { Day } from '@/lib/core/day'
import { formatMoment } from '@/lib/core/i18n/format'
import { type BookingStep, bookingTimeline } from '@/lib/bookings/rules'
import type { OneDayBooking, StatusChange } from '@/lib/bookings/view'

interface BookingTimelineProps {
  booking: Pick<OneDayBooking, 'status' | 'date' | 'createdAt'>
  today: Day
}

/** Where a booking stands, from the request to the day of travel (DESIGN, customer area). */
export function BookingTimeline({ booking, today }: BookingTimelineProps) {
  const t = useTranslations('Bookings')
  const details: Partial<Record<BookingStep, ReactNode>> = {
    requested: <span className="figures">{formatMoment(booking.createdAt)}</span>,
    travelDay: <DayText day={booking.date} />,
  }
  const steps = bookingTimeline(booking, today).map(({ step, state }) => ({
    id: step,
    title: t(`step.${step}`),
    detail: details[step],
    state,
    stateLabel: t(`stepState.${state}`),
  }))
  return <Timeline label={t('timeline')} steps={steps} />
}

/** Who set which status when, oldest first. */
export function StatusHistory({ changes }: { changes: readonly StatusChange[] }) {
  const t = useTranslations('Office')
  const names = useTranslations('Status')
  const texts = useTranslations('BookingOffice')
  return (
    <>
      <h2 className="mb-3 text-lg text-ink">{t('history')}</h2>
      <ol className="grid gap-3">
        {changes.map(({ id, from, to, by, name, reason, createdAt }) => (
          <li key={id} className="grid gap-0.5 border-s-2 border-line ps-3">
            <span className="font-semibold text-ink">
              {from && from !== to && t('historyStep', { from: names(from), to: names(to) })}
              {!from && t('historyFirst')}
              {reason && <span className="block">{texts(`reason.${reason}`)}</span>}
            </span>
            <span className="text-sm text-ink-muted figures">
              {name
                ? texts('byPerson', {
                    moment: formatMoment(createdAt),
                    name,
                    role: t(`role.${by ?? 'none'}`),
                  })
                : t('historyBy', { moment: formatMoment(createdAt), role: t(`role.${by ?? 'none'}`) })}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
