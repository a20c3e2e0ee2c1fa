import { useLocale, useTranslations } from 'next-intl'
import { pickupFacts, StatusBadge } from '@/components/bookings/booking-labels'
import { ReceiptVerdict } from '@/components/bookings/receipt-verdict'
import { AmountText, TransactionText, TransferKindText } from '@/components/bookings/transfer-text'
import { Facts } from '@/components/ui/facts'
import { DaysText } from '@/components/vehicles/day-text'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import type { Booking } from '@/lib/bookings/view'
import { amongWords, formatBirr, formatCode, formatMoment } from '@/lib/core/i18n/format'
import { formatPhone } from '@/lib/core/phone'
import type { Payment } from '@/lib/payments/view'
import { customerFacts } from './customer-facts'

interface StaffBookingFactsProps {
  booking: Booking
  payments: readonly Payment[]
}

/** Everything about a booking that staff need to check its transfer (SPEC section 3). */
export function StaffBookingFacts({ booking, payments }: StaffBookingFactsProps) {
  const locale = useLocale()
  const t = useTranslations('Office')
  const facts = useTranslations('Office.facts')
  const office = useTranslations('BookingOffice')
  const transfers = useTranslations('Transfers')
  const trip = useTranslations('YourBooking')
  const { rider, passengers, flight } = booking
  // The receipt to be judged now, else the last one.
  const photos = payments.filter(({ hasPhoto }) => hasPhoto)
  const shown = photos.find(({ state }) => state === 'claimed') ?? photos.at(-1)
  // What a bank did not answer asks for a look, until somebody decided.
  const { receiptVerdict } = booking
  const isOfUse = receiptVerdict === 'confirmed' || receiptVerdict === 'mismatch' || booking.claimed > 0
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <VehiclePicture url={booking.vehicleUrl} name="" className="max-w-40 rounded-md" />
        <div className="grid min-w-0 gap-1">
          <h2 className="text-xl text-ink">{booking.vehicleName}</h2>
          <p className="text-ink-muted">{booking.vehicleModel}</p>
          <StatusBadge status={booking.status} />
        </div>
      </div>
      <Facts
        facts={[
          { label: t('facts.code'), value: formatCode(booking.code) },
          { label: t('facts.day'), value: <DaysText days={booking} /> },
          ...pickupFacts(t('facts.pickup'), booking),
          ...(flight ? [{ label: trip('flight'), value: flight }] : []),
          ...(rider ? [{ label: trip('rider'), value: <Rider rider={rider} /> }] : []),
          ...(passengers ? [{ label: trip('passengers'), value: passengers }] : []),
          { label: t('facts.amount'), value: <AmountText booking={booking} /> },
          // Cash names no bank and no receipt.
          ...(booking.transactionId
            ? [
                {
                  label: t('facts.transaction'),
                  value: <Transaction typed={booking.transactionId} booking={booking} />,
                },
                {
                  label: office('bank'),
                  value: <TransferKindText kind={booking.transferKind} typed={booking.transactionId} />,
                },
                ...(isOfUse ? [{ label: transfers('receipt'), value: <ReceiptVerdict of={booking} /> }] : []),
              ]
            : []),
          { label: t('facts.price'), value: formatBirr(booking.total, locale) },
          ...customerFacts(facts, booking),
          { label: t('facts.destination'), value: booking.destination },
          { label: t('facts.message'), value: booking.message ?? '–' },
          { label: t('facts.createdAt'), value: formatMoment(booking.createdAt, locale) },
        ]}
      />
      {shown && (
        <figure className="grid gap-2">
          <figcaption className="text-sm text-ink-muted">{transfers('photo')}</figcaption>
          <a href={`/receipts/${shown.id}.webp`} className="w-fit">
            {/* Private and never cached, so not through the image optimiser. */}
            {/* eslint-disable-next-line @next/next/no-img-element */}
            <img
              src={`/receipts/${shown.id}.webp`}
              alt={transfers('photoOf', { name: booking.customerName || office('customerDeleted') })}
              width={320}
              height={320}
              loading="lazy"
              className="max-h-80 w-auto rounded-md border border-line bg-sunken object-contain"
            />
          </a>
        </figure>
      )}
    </div>
  )
}

function Rider({ rider: { name, phone } }: { rider: NonNullable<Booking['rider']> }) {
  return (
    <>
      {amongWords(name)}
      {phone && (
        <>
          {' · '}
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </>
      )}
    </>
  )
}

function Transaction({ typed, booking }: { typed: string; booking: Booking }) {
  const t = useTranslations('BookingOffice')
  return (
    <span className="grid">
      <TransactionText typed={typed} />
      {booking.isTransactionReleased && <span className="text-sm text-ink-muted">{t('released')}</span>}
    </span>
  )
}
