import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Timeline } from '@/components/ui/timeline'
import { DaysText } from '@/components/vehicles/day-text'
import { formatMoment } from '@/lib/core/i18n/format'
import { type BookingStep, bookingTimeline } from '@/lib/bookings/rules'
import type { Booking } from '@/lib/bookings/view'

/** Where a booking stands, from the request to the day of travel (DESIGN, customer area). */
export function BookingTimeline({ booking }: { booking: Booking }) {
  const locale = useLocale()
  const t = useTranslations('Bookings')
  const canceled = useTranslations('Status')('canceled')
  const details: Partial<Record<BookingStep, ReactNode>> = {
    requested: <span className="figures">{formatMoment(booking.createdAt, locale)}</span>,
    travelDay: <DaysText days={booking} />,
  }
  const steps = bookingTimeline(booking, new Date()).map(({ step, state }) => ({
    id: step,
    title: step === 'canceled' ? canceled : t(`step.${step}`),
    detail: details[step],
    state,
    stateLabel: t(`stepState.${state === 'stopped' ? 'current' : state}`),
  }))
  return <Timeline label={t('timeline')} steps={steps} />
}
