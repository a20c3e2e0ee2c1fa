import { useLocale, useTranslations } from 'next-intl'
import { CustomerName, StatusBadge } from '@/components/bookings/booking-labels'
import { ReceiptVerdict } from '@/components/bookings/receipt-verdict'
import { TransactionText, TransferKindText } from '@/components/bookings/transfer-text'
import { FormMessages } from '@/components/form/form-messages'
import { DataList } from '@/components/office/data-list'
import { ChoiceField, FilterForm } from '@/components/office/filter-form'
import { type ListAddress, recordHref } from '@/components/office/list-address'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Column } from '@/components/ui/table'
import { formatBirr, formatCode, formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { transferKinds } from '@/lib/core/money'
import { formatPhone } from '@/lib/core/phone'
import type { Page } from '@/lib/db/cursor'
import type { WaitingQuery } from '@/lib/payments/schema'
import type { WaitingPayment } from '@/lib/payments/view'
import { hrefOf } from '@/lib/routes/routes'
import { ConfirmPaymentForm } from './decision-forms'

interface WaitingPaymentsProps {
  query: WaitingQuery
  list: Page<WaitingPayment>
  address: ListAddress
  /** The query of the page as it is, to come back to after a decision. */
  here: Record<string, string>
}

/** The claimed transfers that wait, each with what decides about it and with the decision in place. */
export function WaitingPayments({ query, list, address, here }: WaitingPaymentsProps) {
  const locale = useLocale()
  const t = useTranslations('WaitingPayments')
  const transfers = useTranslations('Transfers')
  const columns: Column<WaitingPayment>[] = [
    {
      key: 'customer',
      header: t('customer'),
      isRowHeader: true,
      cell: ({ id: row, bookingId, booking: { code, customerName, phone, status } }) => (
        <span className="grid justify-items-start gap-0.5">
          <CustomerName name={customerName} />
          <Link
            href={recordHref(address, { path: '/EditBookStatus', query: { id: bookingId }, row })}
            className="figures underline"
          >
            {formatCode(code)}
          </Link>
          {phone && (
            <a href={`tel:${phone}`} className="text-sm font-normal figures">
              {formatPhone(phone)}
            </a>
          )}
          {status !== 'pending' && <StatusBadge status={status} />}
        </span>
      ),
    },
    {
      key: 'transfer',
      header: t('transfer'),
      cell: ({ reference, transferKind }) => (
        <span className="grid gap-0.5">
          {reference && (
            <span className="figures">
              <TransactionText typed={reference} />
            </span>
          )}
          <span className="text-sm text-ink-muted">
            <TransferKindText kind={transferKind} />
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: (payment) => <AmountOfTotal payment={payment} />,
    },
    {
      key: 'receipt',
      header: t('receipt'),
      cell: (payment) => (
        <span className="grid justify-items-start gap-1">
          <ReceiptVerdict of={payment} />
          {payment.hasPhoto && (
            <a href={`/receipts/${payment.id}.webp`} className="underline">
              {t('photo')}
            </a>
          )}
        </span>
      ),
    },
    {
      key: 'claimed',
      header: t('claimed'),
      cell: ({ createdAt }) => <span className="figures">{formatMoment(createdAt, locale)}</span>,
    },
    {
      key: 'decide',
      header: t('decide'),
      cell: (payment) => <Decisions payment={payment} here={here} />,
    },
  ]
  return (
    <FormMessages namespaces={['PaymentForms']}>
      <DataList
        caption={t('title')}
        columns={columns}
        list={list}
        address={address}
        filter={
          <FilterForm {...address} searchLabel={t('search')} searchHint={t('searchHint')}>
            <ChoiceField
              name="bank"
              label={t('bank')}
              value={query.bank}
              all={t('allBanks')}
              choices={[
                ...transferKinds.map((kind) => ({ value: kind, label: transfers(`kind.${kind}`) })),
                { value: 'unknown', label: t('bankUnknown') },
              ]}
            />
            <ChoiceField
              name="of"
              label={t('bookings')}
              value={query.of}
              all={t('running')}
              choices={[{ value: 'canceled', label: t('canceled') }]}
            />
          </FilterForm>
        }
        empty={<EmptyState icon="check" title={t('empty')} description={t('emptyText')} />}
      />
    </FormMessages>
  )
}

function AmountOfTotal({ payment: { amount, booking } }: { payment: WaitingPayment }) {
  const locale = useLocale()
  const t = useTranslations('WaitingPayments')
  const sent = amount / 100
  const isWhole = sent + booking.paid === booking.total
  return (
    <span className="grid figures">
      <strong className={isWhole ? 'text-ink' : 'text-warning'}>{formatBirr(sent, locale)}</strong>
      <span className="text-sm text-ink-muted">
        {t('ofTotal', { total: formatBirr(booking.total, locale) })}
      </span>
      {booking.paid > 0 && (
        <span className="text-sm text-ink-muted">
          {t('paidBefore', { paid: formatBirr(booking.paid, locale) })}
        </span>
      )}
    </span>
  )
}

function Decisions({ payment, here }: { payment: WaitingPayment; here: Record<string, string> }) {
  const locale = useLocale()
  const t = useTranslations('PaymentForms')
  const { id, amount, booking } = payment
  const named = {
    customer: booking.customerName || formatCode(booking.code),
    amount: formatBirr(amount / 100, locale),
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ConfirmPaymentForm id={id} label={t('confirmOf', named)} list={new URLSearchParams(here).toString()} />
      <Link
        href={`${hrefOf('/Payments', { ...here, refuse: id })}#payment-form`}
        aria-label={t('refuseOf', named)}
        className={buttonClassName({ variant: 'secondary', size: 'small' })}
      >
        {t('refuseLink')}
      </Link>
    </div>
  )
}
