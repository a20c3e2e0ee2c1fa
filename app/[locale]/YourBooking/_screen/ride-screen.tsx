import { getTranslations } from 'next-intl/server'
import { pickupFacts } from '@/components/bookings/booking-labels'
import { OfflineBooking } from '@/components/bookings/offline-booking'
import { TripStaffFacts } from '@/components/dispatch/trip-staff'
import { FlowFrame } from '@/components/site/flow-frame'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { type Fact, Facts } from '@/components/ui/facts'
import { DaysText } from '@/components/vehicles/day-text'
import { company } from '@/lib/core/company'
import { formatCode } from '@/lib/core/i18n/format'
import type { Ride } from '@/lib/dispatch/trip-staff'

/** A trip for whoever rides: when, where, who drives and in which car; no price, and nothing that changes the booking. */
export async function RideScreen({ ride }: { ride: Ride }) {
  const t = await getTranslations('Ride')
  const bookings = await getTranslations('Bookings')
  const booking = await getTranslations('YourBooking')
  const staff = await getTranslations('TripStaff')
  const { riderName, flight, passengers, vehicleName, vehicleModel } = ride
  const isCanceled = ride.status === 'canceled'
  // Nobody is named any more for a trip that is over, nor for a car that is driven by whoever rented it.
  const isAwaited = ride.hasDriver && !ride.isOver
  const hasStaff = !isCanceled && (ride.staff.length > 0 || isAwaited)
  const facts: Fact[] = [
    { label: bookings('day'), value: <DaysText days={ride} /> },
    ...pickupFacts(bookings('pickup'), ride),
    { label: bookings('destination'), value: ride.destination },
    ...(riderName ? [{ label: booking('rider'), value: riderName }] : []),
    ...(passengers ? [{ label: booking('passengers'), value: passengers }] : []),
    ...(flight ? [{ label: booking('flight'), value: flight }] : []),
  ]
  return (
    <FlowFrame company={company()}>
      <div className="page-width grid gap-6 py-6 lg:max-w-270 lg:py-8">
        <OfflineBooking trip={ride} now={new Date()} />
        <header className="grid gap-1">
          <p className="font-bold text-ink figures">{booking('code', { code: formatCode(ride.code) })}</p>
          <h1 className="text-2xl text-ink lg:text-4xl">
            {ride.isOver && !isCanceled ? booking('doneTitle') : t('title')}
          </h1>
          <p className="text-lg text-ink-muted">
            {vehicleName} {vehicleModel}
          </p>
        </header>
        {isCanceled && (
          <Alert tone="warning" title={t('canceledTitle')}>
            {t('canceled')}
          </Alert>
        )}
        {ride.status === 'pending' && <Alert tone="info">{t('pending')}</Alert>}
        {hasStaff && (
          <Card as="section" className="grid gap-4">
            <h2 className="text-xl text-ink">{staff('title')}</h2>
            {ride.staff.length > 0 ? (
              <TripStaffFacts staff={ride.staff} trip={ride} />
            ) : (
              <p className="text-ink-muted">{t('nobodyYet')}</p>
            )}
          </Card>
        )}
        <Card as="section" className="grid gap-4">
          <h2 className="text-xl text-ink">{booking('facts')}</h2>
          <Facts facts={facts} />
        </Card>
      </div>
    </FlowFrame>
  )
}
