import { useLocale, useTranslations } from 'next-intl'
import { fullNameOf } from '@/lib/requests/rules'
import type { Contact, TravelBooking } from '@/lib/requests/view'
import { formatDay, formatMoment } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { AgendaCard } from './agenda-card'

/** Messages that nobody has answered yet. */
export function ContactAgenda({ contacts, total }: { contacts: readonly Contact[]; total: number }) {
  const locale = useLocale()
  const t = useTranslations('Statistics')
  return (
    <AgendaCard
      id="contacts"
      title={t('agenda.contacts')}
      count={t('agenda.count', { count: total })}
      empty={t('agenda.contactsEmpty')}
      all={{ href: hrefOf('/ContactDb', { show: 'open' }), label: t('agenda.showAll') }}
      entries={contacts.map((contact) => ({
        key: contact.id,
        href: hrefOf('/EditContactDb', { id: contact.id }),
        name: fullNameOf(contact),
        state: (
          <span className="text-sm text-ink-muted figures">{formatMoment(contact.createdAt, locale)}</span>
        ),
        lang: contact.locale,
        details: contact.message,
      }))}
    />
  )
}

interface TravelAgendaProps {
  bookings: readonly TravelBooking[]
  total: number
  list: '/BookingDb' | '/SubDemoDb'
}

/** Travel requests that nobody has answered yet. */
export function TravelAgenda({ bookings, total, list }: TravelAgendaProps) {
  const locale = useLocale()
  const t = useTranslations('Statistics')
  const items = useTranslations('TravelItem')
  return (
    <AgendaCard
      id="travels"
      title={t('agenda.travels')}
      count={t('agenda.count', { count: total })}
      empty={t('agenda.travelsEmpty')}
      all={{ href: hrefOf(list, { show: 'open' }), label: t('agenda.showAll') }}
      entries={bookings.map((booking) => ({
        key: booking.id,
        href: hrefOf('/EditBookingDb', { id: booking.id }),
        name: fullNameOf(booking),
        state: (
          <span className="text-sm text-ink-muted figures">{formatMoment(booking.createdAt, locale)}</span>
        ),
        details: [items(booking.item), formatDay(booking.date, locale), booking.destination]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  )
}
