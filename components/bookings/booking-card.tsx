import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { type Fact, Facts } from '@/components/ui/facts'
import { DaysText } from '@/components/vehicles/day-text'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import { amongWords, formatBirr, formatCode } from '@/lib/core/i18n/format'
import type { Booking } from '@/lib/bookings/view'
import { formatPhone } from '@/lib/core/phone'
import { AmountNotice, AmountText, transferFacts } from './transfer-text'
import { pickupFacts, StatusBadge } from './booking-labels'

interface BookingCardProps {
  booking: Booking
  /** Links and buttons at the foot. */
  actions?: ReactNode
  /** Stands beside the facts, for example the timeline. */
  children?: ReactNode
}

/** The trip of a booking: when, where, and who rides. */
export function TripFacts({ booking }: { booking: Booking }) {
  return <Facts facts={useTripFacts(booking)} />
}

/** What was booked, for its customer. */
function BookingFacts({ booking }: { booking: Booking }) {
  const locale = useLocale()
  const t = useTranslations('Bookings')
  const facts: Fact[] = [
    { label: t('code'), value: formatCode(booking.code) },
    ...useTripFacts(booking),
    { label: t('price'), value: formatBirr(booking.total, locale) },
    { label: t('amount'), value: <AmountText booking={booking} /> },
    ...transferFacts(t('transaction'), booking),
  ]
  return <Facts facts={facts} />
}

function useTripFacts(booking: Booking): Fact[] {
  const t = useTranslations('Bookings')
  const trip = useTranslations('YourBooking')
  const { rider, passengers, flight } = booking
  return [
    { label: t('day'), value: <DaysText days={booking} /> },
    ...pickupFacts(t('pickup'), booking),
    ...(flight ? [{ label: trip('flight'), value: flight }] : []),
    { label: t('phone'), value: formatPhone(booking.phone) },
    ...(rider
      ? [
          {
            label: trip('rider'),
            value: [amongWords(rider.name), rider.phone && formatPhone(rider.phone)]
              .filter(Boolean)
              .join(' · '),
          },
        ]
      : []),
    ...(passengers ? [{ label: trip('passengers'), value: passengers }] : []),
    { label: t('destination'), value: booking.destination },
    ...(booking.message ? [{ label: t('message'), value: booking.message }] : []),
  ]
}

/** One booking of the customer with its vehicle, its facts and its status. */
export function BookingCard({ booking, actions, children }: BookingCardProps) {
  return (
    <Card as="article" className="grid gap-5">
      <header className="flex flex-wrap items-start gap-4">
        <div className="w-28 shrink-0 sm:w-36">
          <VehiclePicture url={booking.vehicleUrl} name={booking.vehicleName} className="rounded-md" />
        </div>
        <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
          <h2 className="text-lg text-ink">
            {booking.vehicleName} <span className="font-normal text-ink-muted">{booking.vehicleModel}</span>
          </h2>
          <StatusBadge status={booking.status} />
        </div>
      </header>
      <AmountNotice booking={booking} />
      <div className={children ? 'grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : undefined}>
        <BookingFacts booking={booking} />
        {children && <div>{children}</div>}
      </div>
      {actions && <footer className="flex flex-wrap gap-3 border-t border-line pt-4">{actions}</footer>}
    </Card>
  )
}
