import { useLocale, useTranslations } from 'next-intl'
import { DataList } from '@/components/office/data-list'
import { cursorPages, type ListPlace, recordHref } from '@/components/office/list-address'
import { EmptyState } from '@/components/ui/empty-state'
import type { Column } from '@/components/ui/table'
import { formatDays, formatMoment, formatNumber } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { Page } from '@/lib/db/cursor'
import type { StatementSummary } from '@/lib/payments/statement-view'

/** The statements that were uploaded. */
export function StatementList({ list, from }: { list: Page<StatementSummary>; from: ListPlace }) {
  const locale = useLocale()
  const t = useTranslations('Statement')
  const columns: Column<StatementSummary>[] = [
    {
      key: 'bank',
      header: t('bank'),
      isRowHeader: true,
      cell: ({ id, bank }) => (
        <Link
          href={recordHref(from, { path: '/Statement', query: { id } })}
          className="font-semibold underline"
        >
          {bank}
        </Link>
      ),
    },
    {
      key: 'days',
      header: t('days'),
      cell: ({ firstDay: date, lastDay: lastDate }) => (
        <span className="figures">{formatDays({ date, lastDate }, locale)}</span>
      ),
    },
    { key: 'lines', header: t('lines'), align: 'end', cell: ({ lines }) => formatNumber(lines) },
    {
      key: 'uploaded',
      header: t('uploadedAt'),
      cell: ({ createdAt }) => <span className="figures">{formatMoment(createdAt, locale)}</span>,
    },
  ]
  return (
    <DataList
      caption={t('list')}
      columns={columns}
      list={list}
      pages={cursorPages({ path: '/Statement', query: {} }, list)}
      empty={<EmptyState icon="calendar" title={t('empty')} />}
    />
  )
}
