import { useLocale, useTranslations } from 'next-intl'
import { CustomerName, StatusBadge } from '@/components/bookings/booking-labels'
import { ReceiptVerdict } from '@/components/bookings/receipt-verdict'
import { FormMessages } from '@/components/form/form-messages'
import { DataList } from '@/components/office/data-list'
import { ChoiceField, FilterForm } from '@/components/office/filter-form'
import { keptNames, type ListAddress, recordHref } from '@/components/office/list-address'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Column } from '@/components/ui/table'
import { TabsNav } from '@/components/ui/tabs-nav'
import { formatBirr, formatCode, formatMoment, formatNumber, listText } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { transferKinds } from '@/lib/core/money'
import { formatPhone } from '@/lib/core/phone'
import type { WaitingList, WaitingSum } from '@/lib/payments/queries'
import { differenceOf } from '@/lib/bookings/rules'
import { confirmationOf } from '@/lib/payments/rules'
import { statementGroups, type WaitingQuery } from '@/lib/payments/schema'
import type { WaitingPayment } from '@/lib/payments/view'
import { hrefOf } from '@/lib/routes/routes'
import type { SavedView } from '@/lib/saved-views/queries'
import { BankVerdict } from './bank-verdict'
import { ConfirmExactForm, ConfirmPaymentForm } from './decision-forms'
import { TransferCell } from './transfer-cell'

interface WaitingPaymentsProps {
  query: WaitingQuery
  list: WaitingList
  address: ListAddress
  views: readonly SavedView[]
  /** The query of the page as it is, to come back to after a decision. */
  here: Record<string, string>
}

/** The claimed transfers that wait, by what the bank says about them, each with the decision in place. */
export function WaitingPayments({ query, list, address, views, here }: WaitingPaymentsProps) {
  const t = useTranslations('WaitingPayments')
  const transfers = useTranslations('Transfers')
  const { sums } = list
  return (
    <FormMessages namespaces={['PaymentForms', 'Mails.refusal']}>
      {sums.exact.count > 0 && query.of === undefined && <ExactOnes sum={sums.exact} here={here} />}
      <TabsNav
        label={t('groups')}
        linkAs={Link}
        tabs={[undefined, ...statementGroups].map((group) => ({
          href: hrefOf('/Payments', { ...address.query, group }),
          label: t(`group.${group ?? 'all'}`),
          count: formatNumber(sums[group ?? 'all'].count),
          isCurrent: query.group === group,
        }))}
      />
      <DataList
        caption={t('title')}
        columns={useColumns(address, here)}
        {...{ list, address, views }}
        total={query.q || query.bank ? undefined : sums[query.group ?? 'all'].count}
        sums={<PageSum rows={list.rows} />}
        filter={
          <FilterForm
            {...address}
            kept={[...keptNames, 'group']}
            searchLabel={t('search')}
            searchHint={t('searchHint')}
          >
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

type Here = WaitingPaymentsProps['here']

/** What the transfers of a page come to. */
function PageSum({ rows }: { rows: readonly WaitingPayment[] }) {
  const locale = useLocale()
  const t = useTranslations('DataList')
  const amount = rows.reduce((sum, one) => sum + one.amount, 0)
  return <span>{t('sumOfPage', { count: rows.length, amount: formatBirr(amount / 100, locale) })}</span>
}

function ExactOnes({ sum: { count, amount }, here }: { sum: WaitingSum; here: Here }) {
  const locale = useLocale()
  const t = useTranslations('WaitingPayments')
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-success bg-success-soft p-4">
      <div className="grid min-w-0 gap-1">
        <h2 className="text-lg text-ink figures">
          {t('exactOnes', { count, amount: formatBirr(amount / 100, locale) })}
        </h2>
        <p className="max-w-prose text-ink-muted">{t('exactText')}</p>
      </div>
      <ConfirmExactForm text={t('confirmExact', { count })} list={new URLSearchParams(here).toString()} />
    </section>
  )
}

function useColumns(address: ListAddress, here: Here): Column<WaitingPayment>[] {
  const locale = useLocale()
  const t = useTranslations('WaitingPayments')
  return [
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
            <a href={`tel:${phone}`} className="text-sm font-normal whitespace-nowrap figures">
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
      cell: (payment) => <TransferCell payment={payment} address={address} />,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: (payment) => <AmountOfTotal payment={payment} />,
    },
    { key: 'receipt', header: t('bankSays'), cell: (payment) => <BankSays payment={payment} /> },
    {
      key: 'claimed',
      header: t('claimed'),
      cell: ({ createdAt }) => <span className="figures">{formatMoment(createdAt, locale)}</span>,
    },
    {
      key: 'decide',
      header: t('decide'),
      isAction: true,
      cell: (payment) => <Decisions payment={payment} here={here} />,
    },
  ]
}

function BankSays({ payment }: { payment: WaitingPayment }) {
  const t = useTranslations('WaitingPayments')
  return (
    <span className="grid justify-items-start gap-1">
      <BankVerdict of={payment.bank} />
      {payment.receiptVerdict !== 'unknown' && <ReceiptVerdict of={payment} />}
      {payment.hasPhoto && (
        <a href={`/receipts/${payment.id}.webp`} className="underline">
          {t('photo')}
        </a>
      )}
    </span>
  )
}

function AmountOfTotal({ payment: { amount, booking } }: { payment: WaitingPayment }) {
  const locale = useLocale()
  const t = useTranslations('WaitingPayments')
  const { relation, by } = differenceOf(booking, amount / 100 + booking.paid)
  return (
    <span className="grid figures">
      <strong className={relation === 'equal' ? 'text-ink' : 'text-warning'}>
        {formatBirr(amount / 100, locale)}
      </strong>
      <span className="text-sm text-ink-muted">
        {t('ofTotal', { total: formatBirr(booking.total, locale) })}
      </span>
      {booking.paid > 0 && (
        <span className="text-sm text-ink-muted">
          {t('paidBefore', { paid: formatBirr(booking.paid, locale) })}
        </span>
      )}
      {relation !== 'equal' && (
        <span className="text-sm font-semibold text-warning">
          {t(relation, { by: formatBirr(by, locale) })}
        </span>
      )}
    </span>
  )
}

function Decisions({ payment, here }: { payment: WaitingPayment; here: Here }) {
  const locale = useLocale()
  const t = useTranslations('PaymentForms')
  const { id, booking } = payment
  const list = new URLSearchParams(here).toString()
  const { received, isReceived, says } = confirmationOf(payment.amount, payment.bank, booking.due)
  const amount = formatBirr(received / 100, locale)
  // Somebody may have sent the same amount for two bookings.
  const customer = listText([booking.customerName, formatCode(booking.code)], locale)
  const named = { customer, amount }
  const text = says ? t(says, { amount }) : undefined
  return (
    <div className="flex flex-wrap items-start gap-2 min-[90rem]:acts-in-line">
      <ConfirmPaymentForm
        id={id}
        label={text ? t('decisionOf', { decision: text, customer }) : t('confirmOf', named)}
        text={text}
        isReceived={isReceived}
        list={list}
        pressedBy="c"
      />
      <Link
        href={`${hrefOf('/Payments', { ...here, refuse: id })}#payment-form`}
        aria-label={t('refuseOf', { ...named, amount: formatBirr(payment.amount / 100, locale) })}
        data-key="r"
        className={buttonClassName({ variant: 'secondary', size: 'small' })}
      >
        {t('refuseLink')}
      </Link>
    </div>
  )
}
