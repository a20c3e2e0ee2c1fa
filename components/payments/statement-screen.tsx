import { useLocale, useTranslations } from 'next-intl'
import { CustomerName, StatusBadge } from '@/components/bookings/booking-labels'
import { FormMessages } from '@/components/form/form-messages'
import { DataList } from '@/components/office/data-list'
import { type ListPlace, recordHref } from '@/components/office/list-address'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Facts } from '@/components/ui/facts'
import type { Column } from '@/components/ui/table'
import { TabsNav } from '@/components/ui/tabs-nav'
import {
  formatBirr,
  formatCode,
  formatDay,
  formatDays,
  formatMoment,
  formatNumber,
} from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { StatementResult } from '@/lib/payments/statement-result'
import { type StatementGroup, statementGroups } from '@/lib/payments/schema'
import type { StatementRow } from '@/lib/payments/statement-view'
import { hrefOf } from '@/lib/routes/routes'
import { stateTones } from './payment-list'
import { ConfirmStatementForm } from './statement-forms'

interface StatementScreenProps {
  statement: StatementResult
}

/** What the lines of a statement say about the claims, and one action that confirms every exact one. */
export function StatementScreen({ statement }: StatementScreenProps) {
  const t = useTranslations('Statement')
  const { id, group, counts, page, pages } = statement
  const pageAt = (at: number) => hrefOf('/Statement', { id, group, page: at > 1 ? at : undefined })
  return (
    <>
      <StatementFacts statement={statement} />
      <FormMessages namespaces={['StatementForms']}>
        <Confirmation statement={statement} />
      </FormMessages>
      <TabsNav
        label={t('groups')}
        linkAs={Link}
        tabs={statementGroups.map((one) => ({
          href: hrefOf('/Statement', { id, group: one }),
          label: t(`group.${one}`),
          count: formatNumber(counts[one]),
          isCurrent: one === group,
        }))}
      />
      <p className="max-w-prose text-ink-muted">{t(`about.${group}`)}</p>
      <DataList
        caption={t(`group.${group}`)}
        columns={useColumns(group, { path: '/Statement', query: { id, group, page: String(page) } })}
        list={{ rows: statement.rows, next: null, previous: null }}
        pages={{
          previous: page > 1 ? pageAt(page - 1) : undefined,
          next: page < pages ? pageAt(page + 1) : undefined,
        }}
        empty={<EmptyState title={t('none')} />}
      />
    </>
  )
}

function StatementFacts({ statement }: { statement: StatementResult }) {
  const locale = useLocale()
  const t = useTranslations('Statement')
  const { bank, firstDay: date, lastDay: lastDate, counts, createdAt, uploadedBy } = statement
  const moment = formatMoment(createdAt, locale)
  return (
    <Facts
      className="max-w-2xl"
      facts={[
        { label: t('bank'), value: bank },
        { label: t('days'), value: formatDays({ date, lastDate }, locale) },
        { label: t('lines'), value: formatNumber(counts.lines) },
        { label: t('uploadedAt'), value: uploadedBy ? t('byPerson', { moment, name: uploadedBy }) : moment },
      ]}
    />
  )
}

function Confirmation({ statement: { id, open, apart, counts } }: { statement: StatementResult }) {
  const t = useTranslations('Statement')
  const waiting = (
    <>
      <Link href="/Payments" className={buttonClassName({ variant: 'quiet' })}>
        {t('waiting')}
      </Link>
      {apart > 0 && (
        <Link
          href={hrefOf('/Payments', { of: 'canceled', group: 'exact' })}
          className={buttonClassName({ variant: 'quiet' })}
        >
          {t('apart', { count: apart })}
        </Link>
      )}
    </>
  )
  if (open === 0) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        {counts.exact > 0 && apart === 0 && (
          <Alert tone="success" role="note">
            {t('allConfirmed')}
          </Alert>
        )}
        {waiting}
      </div>
    )
  }
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-raised p-5">
      <h2 className="text-xl text-ink">{t('open', { count: open })}</h2>
      <p className="max-w-prose text-ink-muted">{t('openText')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <ConfirmStatementForm id={id} />
        {waiting}
      </div>
    </div>
  )
}

function useColumns(group: StatementGroup, from: ListPlace): Column<StatementRow>[] {
  const locale = useLocale()
  const t = useTranslations('Statement')
  const claims: Column<StatementRow> = {
    key: 'claim',
    header: t('claim'),
    cell: ({ id, payments }) => <Claims payments={payments} from={from} row={id} />,
  }
  return [
    {
      key: 'reference',
      header: t('reference'),
      isRowHeader: true,
      cell: ({ reference, line }) => (
        <span className="grid min-w-32 gap-0.5">
          <span className="break-all figures">{reference ?? '–'}</span>
          <span className="text-sm font-normal text-ink-muted figures">
            {t('line')} {formatNumber(line)}
          </span>
        </span>
      ),
    },
    {
      key: 'date',
      header: t('date'),
      cell: ({ date }) => <span className="figures">{formatDay(date, locale)}</span>,
    },
    {
      key: 'description',
      header: t('description'),
      cell: ({ description }) => <span className="break-words">{description ?? '–'}</span>,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount }) => formatBirr(amount / 100, locale),
    },
    claims,
  ]
}

interface ClaimsProps {
  payments: StatementRow['payments']
  /** The list of lines, and the line. */
  from: ListPlace
  row: string
}

/** The claims that a line names, each leading to its booking. */
function Claims({ payments, from, row }: ClaimsProps) {
  const locale = useLocale()
  const t = useTranslations('Statement')
  const states = useTranslations('YourBooking')
  if (payments.length === 0) return '–'
  return (
    <ul className="grid gap-2">
      {payments.map(({ id, state, amount, booking }) => (
        <li key={id} className="grid justify-items-start gap-1">
          <span>
            {booking.isHidden ? (
              <span className="figures">{formatCode(booking.code)}</span>
            ) : (
              <Link
                href={recordHref(from, { path: '/EditBookStatus', query: { id: booking.id }, row })}
                className="font-semibold figures underline"
              >
                {formatCode(booking.code)}
              </Link>
            )}{' '}
            · <CustomerName name={booking.customerName} />
          </span>
          <span className="flex flex-wrap items-center gap-2 text-sm text-ink-muted figures">
            {t('claimed', { amount: formatBirr(amount / 100, locale) })}
            <Badge tone={stateTones[state]}>{states(`state.${state}`)}</Badge>
            {booking.status === 'canceled' && <StatusBadge status={booking.status} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
