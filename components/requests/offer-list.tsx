import { useLocale, useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/bookings/booking-labels'
import { CustomerLink } from '@/components/bookings/customer-link'
import { DaysText } from '@/components/vehicles/day-text'
import type { Booking } from '@/lib/bookings/view'
import { formatBirr, formatCode, formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf, type RoutePath } from '@/lib/routes/routes'

/** An offer with its secret link. */
type LinkedOffer = { booking: Booking; link: string }

interface OfferListProps {
  offers: readonly LinkedOffer[]
  /** Where staff of that role open a booking. */
  opens: RoutePath
}

/** What became of a travel request: its offers with their status, and the link of each that is still open. */
export function OfferList({ offers, opens }: OfferListProps) {
  const locale = useLocale()
  const t = useTranslations('Offers')
  if (offers.length === 0) return <p className="text-ink-muted">{t('none')}</p>
  return (
    <ul className="grid gap-5 divide-y divide-line">
      {offers.map(({ booking, link }) => (
        <li key={booking.id} className="grid gap-2 not-first:pt-5">
          <div className="flex flex-wrap items-center gap-3">
            <strong className="text-ink figures">{formatCode(booking.code)}</strong>
            <StatusBadge status={booking.status} />
            <span className="text-ink">{booking.vehicleName}</span>
            <span className="text-ink">
              <DaysText days={booking} />
            </span>
            <strong className="text-ink figures">{formatBirr(booking.total, locale)}</strong>
          </div>
          {booking.holdUntil && (
            <p className="text-ink-muted figures">
              {t('heldUntil', { moment: formatMoment(booking.holdUntil, locale) })}
            </p>
          )}
          {booking.status === 'pending' && <CustomerLink id={booking.id} link={link} />}
          <Link href={hrefOf(opens, { id: booking.id })} className="font-semibold text-brand underline">
            {t('open')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
