import { useLocale, useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/bookings/booking-labels'
import type { AgendaBooking, AgendaPart } from '@/lib/statistics/agenda'
import { formatDay } from '@/lib/core/i18n/format'
import { formatPhone } from '@/lib/core/phone'
import { hrefOf } from '@/lib/routes/routes'
import { AgendaCard } from './agenda-card'

interface BookingAgendaProps {
  id: 'todays' | 'tomorrows' | 'toCheck'
  part: AgendaPart
  /** The list of all of them. */
  allHref: string
  /** Whether a booking can be opened to be worked on; sub-admins read only. */
  isEditable: boolean
}

/** Bookings that need somebody soon. */
export function BookingAgenda({ id, part, allHref, isEditable }: BookingAgendaProps) {
  const locale = useLocale()
  const t = useTranslations('Statistics')
  const detailsOf = ({ day, customerName, phone, destination }: AgendaBooking) =>
    [
      ...(id === 'toCheck' ? [formatDay(day, locale)] : []),
      customerName,
      formatPhone(phone),
      destination,
    ].join(' · ')
  return (
    <AgendaCard
      id={id}
      title={t(`agenda.${id}`)}
      count={t('bookingCount', { count: part.count })}
      empty={t(`agenda.${id}Empty`)}
      all={{ href: allHref, label: t('agenda.showAll') }}
      entries={part.bookings.map((booking) => ({
        key: booking.id,
        href: isEditable ? hrefOf('/EditBookStatus', { id: booking.id }) : undefined,
        name: booking.vehicleName,
        state: id !== 'toCheck' && <StatusBadge status={booking.status} />,
        details: detailsOf(booking),
      }))}
    />
  )
}
