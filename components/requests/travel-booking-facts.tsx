import { useTranslations } from 'next-intl'
import { DoneBadge } from './done-badge'
import { Facts } from '@/components/ui/facts'
import { DayText } from '@/components/vehicles/day-text'
import { formatMoment } from '@/lib/core/i18n/format'
import { formatPhone } from '@/lib/core/phone'
import type { TravelBooking } from '@/lib/requests/travel-booking-view'

/** Everything that was sent with the travel booking form. */
export function TravelBookingFacts({ booking }: { booking: TravelBooking }) {
  const t = useTranslations('Requests')
  const items = useTranslations('TravelItem')
  const { email, locale } = booking
  return (
    <Facts
      facts={[
        { label: t('state'), value: <DoneBadge isDone={booking.isDone} /> },
        { label: t('facts.name'), value: [booking.firstName, booking.lastName].filter(Boolean).join(' ') },
        { label: t('facts.item'), value: items(booking.item) },
        { label: t('facts.date'), value: <DayText day={booking.date} /> },
        {
          label: t('facts.destination'),
          value:
            booking.destination === null ? t('inCity') : <span lang={locale}>{booking.destination}</span>,
        },
        {
          label: t('facts.phone'),
          value: <a href={`tel:${booking.phone}`}>{formatPhone(booking.phone)}</a>,
        },
        {
          label: t('facts.email'),
          value: email === null ? t('none') : <a href={`mailto:${email}`}>{email}</a>,
        },
        {
          label: t('facts.message'),
          value:
            booking.message === null ? (
              t('none')
            ) : (
              <p lang={locale} className="whitespace-pre-line">
                {booking.message}
              </p>
            ),
        },
        { label: t('facts.sentBy'), value: booking.isAdmin ? t('sentByAdmin') : t('sentByVisitor') },
        { label: t('facts.createdAt'), value: formatMoment(booking.createdAt) },
      ]}
    />
  )
}
