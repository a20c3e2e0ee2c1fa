import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type Column, Table } from '@/components/ui/table'
import { DaysText } from '@/components/vehicles/day-text'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import { formatBirr, formatCode, formatMoment } from '@/lib/core/i18n/format'
import type { Booking } from '@/lib/bookings/view'
import { formatPhone } from '@/lib/core/phone'
import { CustomerName, StatusBadge } from './booking-labels'
import { TransactionText } from './transfer-text'

/** The read-only list with every field of the one-day booking record (SPEC section 3). */
export function BookingsTable({ bookings }: { bookings: readonly Booking[] }) {
  const t = useTranslations('Bookings')
  const columns: Column<Booking>[] = [
    {
      key: 'vehicle',
      header: t('vehicle'),
      isRowHeader: true,
      cell: (booking) => (
        <span className="grid gap-1 md:min-w-44">
          <VehiclePicture
            url={booking.vehicleUrl}
            name={booking.vehicleName}
            className="max-w-36 min-w-24 rounded-sm"
          />
          <span>{booking.vehicleName}</span>
          <span className="text-sm font-normal text-ink-muted">
            {booking.vehicleModel} · {booking.vehicleItem}
          </span>
        </span>
      ),
    },
    { key: 'status', header: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'day', header: t('day'), cell: (booking) => <DaysText days={booking} /> },
    {
      key: 'trip',
      header: t('destination'),
      cell: ({ destination, message }) => <Lines first={destination} then={[message]} />,
    },
    {
      key: 'customer',
      header: t('customer'),
      cell: (booking) => <Customer booking={booking} />,
    },
    { key: 'price', header: t('price'), align: 'end', cell: ({ total }) => formatBirr(total) },
    {
      key: 'transaction',
      header: t('transaction'),
      cell: ({ transactionId, amount }) => (
        <Lines
          first={transactionId ? <TransactionText typed={transactionId} /> : '–'}
          then={[t('amountOf', { amount: formatBirr(amount) })]}
        />
      ),
    },
    {
      key: 'created',
      header: t('createdAt'),
      cell: ({ createdAt, code }) => (
        <Lines first={formatMoment(createdAt)} then={[t('number', { id: formatCode(code) })]} />
      ),
    },
  ]
  return (
    // A list this wide scrolls in its own box; the focus lets a keyboard do so.
    <div role="region" aria-label={t('listTitle')} tabIndex={0} className="overflow-x-auto">
      <Table caption={t('listTitle')} columns={columns} rows={bookings} rowKey={({ id }) => id} />
    </div>
  )
}

function Lines({ first, then }: { first: ReactNode; then: readonly (string | null)[] }) {
  return (
    <span className="grid gap-0.5">
      <span className="figures">{first}</span>
      {then.map(
        (line) =>
          line && (
            <span key={line} className="text-ink-muted">
              {line}
            </span>
          ),
      )}
    </span>
  )
}

function Customer({ booking }: { booking: Booking }) {
  const { customerAvatar, customerName, customerEmail, phone } = booking
  return (
    <span className="grid gap-0.5">
      {customerAvatar && (
        // eslint-disable-next-line @next/next/no-img-element
        <img
          src={customerAvatar}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          className="size-8 rounded-full"
        />
      )}
      <CustomerName name={customerName} />
      <span className="break-all text-ink-muted">{customerEmail}</span>
      <span className="text-ink-muted figures">{formatPhone(phone)}</span>
    </span>
  )
}
