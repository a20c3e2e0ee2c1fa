import { useLocale, useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/bookings/booking-labels'
import { Card } from '@/components/ui/card'
import { type Column, Table } from '@/components/ui/table'
import type { SignedInRole } from '@/lib/auth/permissions'
import type { Booking } from '@/lib/bookings/view'
import { formatBirr, formatCode, formatDays, formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { formatPhone } from '@/lib/core/phone'
import { refusalCauseOf } from '@/lib/core/money'
import type { CustomerRecord } from '@/lib/customers/record-view'
import { bookingsOfRole, hrefOf, type RoutePath, withList } from '@/lib/routes/routes'

/** A record that is opened from the page of a customer, to which one comes back. */
const recordOf = (customer: CustomerRecord, path: RoutePath, id: string) =>
  withList(hrefOf(path, { id }), hrefOf('/Customer', { id: customer.id }))

/** What a person booked, newest first. */
export function CustomerBookings({ customer, role }: { customer: CustomerRecord; role: SignedInRole }) {
  const locale = useLocale()
  const t = useTranslations('Customers')
  const office = useTranslations('Office')
  const search = useTranslations('OfficeSearch')
  const columns: Column<Booking>[] = [
    {
      key: 'code',
      header: office('facts.code'),
      isRowHeader: true,
      cell: ({ id, code, vehicleName }) => (
        <span className="grid">
          <Link
            href={recordOf(customer, role === 'admin' ? '/EditBookStatus' : '/YourBooking', id)}
            className="figures underline"
          >
            {formatCode(code)}
          </Link>
          <span className="text-sm font-normal text-ink-muted">{vehicleName}</span>
        </span>
      ),
    },
    {
      key: 'day',
      header: office('facts.day'),
      cell: (booking) => <span className="figures">{formatDays(booking, locale)}</span>,
    },
    { key: 'destination', header: office('facts.destination'), cell: ({ destination }) => destination },
    {
      key: 'total',
      header: office('facts.price'),
      align: 'end',
      cell: ({ total }) => formatBirr(total, locale),
    },
    { key: 'paid', header: t('paid'), align: 'end', cell: ({ paid }) => formatBirr(paid, locale) },
    { key: 'status', header: office('status'), cell: ({ status }) => <StatusBadge status={status} /> },
  ]
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl text-ink">{t('bookings')}</h2>
      {customer.bookings.length === 0 ? (
        <p className="text-ink-muted">{t('noBookings')}</p>
      ) : (
        <Table caption={t('bookings')} columns={columns} rows={customer.bookings} rowKey={({ id }) => id} />
      )}
      {customer.sums.bookings > customer.bookings.length && (
        <p className="flex flex-wrap items-center gap-x-4 text-ink-muted figures">
          {t('newest', { shown: customer.bookings.length, count: customer.sums.bookings })}
          {customer.phones.map((phone) => (
            <Link
              key={phone}
              href={hrefOf(bookingsOfRole[role], { q: phone })}
              className="inline-flex min-h-11 items-center text-brand underline"
            >
              {search('all', { list: formatPhone(phone) })}
            </Link>
          ))}
        </p>
      )}
    </Card>
  )
}

/** What a person paid and got back, newest first. */
export function CustomerPayments({ customer: { payments, paymentCount } }: { customer: CustomerRecord }) {
  const locale = useLocale()
  const t = useTranslations('Customers')
  const words = useTranslations('YourBooking')
  const causes = useTranslations('Mails.refusal')
  if (payments.length === 0) return null
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl text-ink">{t('payments')}</h2>
      <ul className="divide-y divide-line">
        {payments.map(({ id, code, way, state, refundOf, amount, reason, createdAt }) => {
          const cause = refusalCauseOf(reason)
          return (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-0 text-ink">
                <span className="font-semibold figures">{formatCode(code)}</span> · {words(`way.${way}`)} ·{' '}
                {refundOf ? words('refund') : words(`state.${state}`)}
                {cause && ` · ${causes(cause)}`}
              </span>
              <span className="text-sm text-ink-muted figures">{formatMoment(createdAt, locale)}</span>
              <strong className="text-ink figures">{formatBirr(amount / 100, locale)}</strong>
            </li>
          )
        })}
      </ul>
      {paymentCount > payments.length && (
        <p className="text-ink-muted figures">
          {t('newest', { shown: payments.length, count: paymentCount })}
        </p>
      )}
    </Card>
  )
}

/** What a person wrote: messages, and travel requests. */
export function CustomerMessages({ customer }: { customer: CustomerRecord }) {
  const locale = useLocale()
  const t = useTranslations('Customers')
  const { travelBookings, contacts } = customer
  const written = [
    ...travelBookings.map((one) => ({ ...one, path: '/EditBookingDb' as const, text: one.destination })),
    ...contacts.map((one) => ({ ...one, path: '/EditContactDb' as const, text: one.message })),
  ].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  if (written.length === 0) return null
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl text-ink">{t('messages')}</h2>
      <ul className="divide-y divide-line">
        {written.map(({ id, path, text, createdAt }) => (
          <li key={id} className="grid gap-1 py-2.5">
            <Link href={recordOf(customer, path, id)} className="w-fit figures underline">
              {t(path === '/EditContactDb' ? 'message' : 'request')} · {formatMoment(createdAt, locale)}
            </Link>
            {text && <span className="line-clamp-2 break-words text-ink-muted">{text}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
