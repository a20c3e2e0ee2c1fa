import { useLocale, useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/bookings/status-badge'
import { Facts } from '@/components/ui/facts'
import { formatBirr, formatDay, formatEthiopianDay, formatMoment } from '@/lib/i18n/format'
import { linkOf } from '@/lib/one-day-bookings/rules'
import type { OneDayBooking } from '@/lib/one-day-bookings/view'

/** Everything about a booking that staff need to check its transfer (SPEC section 3). */
export function StaffBookingFacts({ booking }: { booking: OneDayBooking }) {
  const t = useTranslations('Office')
  const locale = useLocale()
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={booking.vehicleUrl}
          alt=""
          width={960}
          height={540}
          className="aspect-video w-40 rounded-md bg-sunken object-cover"
        />
        <div className="grid min-w-0 gap-1">
          <h2 className="text-xl text-ink">{booking.vehicleName}</h2>
          <p className="text-ink-muted">{booking.vehicleModel}</p>
          <StatusBadge status={booking.status} />
        </div>
      </div>
      <Facts
        facts={[
          {
            label: t('facts.day'),
            value: `${formatDay(booking.date)} · ${formatEthiopianDay(booking.date, locale)}`,
          },
          { label: t('facts.transaction'), value: <TransactionText text={booking.transactionId} /> },
          { label: t('facts.amount'), value: formatBirr(booking.amount) },
          { label: t('facts.price'), value: formatBirr(booking.price) },
          { label: t('facts.customer'), value: booking.customerName },
          { label: t('facts.email'), value: <a href={`mailto:${booking.customerEmail}`}>{booking.customerEmail}</a> },
          { label: t('facts.phone'), value: <a href={`tel:${booking.phone}`}>{booking.phone}</a> },
          { label: t('facts.destination'), value: booking.destination },
          { label: t('facts.message'), value: booking.message ?? '–' },
          { label: t('facts.features'), value: booking.vehicleItem },
          { label: t('facts.createdAt'), value: formatMoment(booking.createdAt) },
        ]}
      />
    </div>
  )
}

/** A customer's transaction text; a link only where it is a plain `https:` address (CONTRACT section 7). */
function TransactionText({ text }: { text: string }) {
  const link = linkOf(text)
  if (!link) return <span className="figures break-all">{text}</span>
  return (
    <a href={link} rel="noopener noreferrer nofollow" target="_blank" className="break-all underline">
      {text}
    </a>
  )
}
