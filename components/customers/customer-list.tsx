import { useLocale, useTranslations } from 'next-intl'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { type ListAddress, recordHref } from '@/components/office/list-address'
import { EmptyState } from '@/components/ui/empty-state'
import type { Column } from '@/components/ui/table'
import { formatBirr, formatMoment, formatNumber } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { formatPhone } from '@/lib/core/phone'
import type { Customer } from '@/lib/customers/record-view'
import type { Page } from '@/lib/db/cursor'
import type { SavedView } from '@/lib/saved-views/queries'

interface CustomerListProps {
  list: Page<Customer>
  address: ListAddress
  total: number
  views: readonly SavedView[]
}

/** What tells how well a customer is known: the account, the bookings, what they paid and when they booked last. */
export function useHistoryColumns(): Column<Customer>[] {
  const locale = useLocale()
  const t = useTranslations('Customers')
  return [
    {
      key: 'account',
      header: t('account'),
      cell: ({ hasAccount }) => t(hasAccount ? 'hasAccount' : 'noAccount'),
    },
    { key: 'bookings', header: t('bookings'), align: 'end', cell: ({ sums }) => formatNumber(sums.bookings) },
    {
      key: 'paid',
      header: t('paid'),
      align: 'end',
      cell: ({ sums }) => formatBirr(sums.paid / 100, locale),
    },
    {
      key: 'last',
      header: t('lastBooked'),
      cell: ({ lastBookedAt }) => <span className="figures">{formatMoment(lastBookedAt, locale)}</span>,
    },
  ]
}

/** Customers for staff, with their search. */
export function CustomerList({ list, address, total, views }: CustomerListProps) {
  const t = useTranslations('Customers')
  const columns: Column<Customer>[] = [
    {
      key: 'name',
      header: t('name'),
      isRowHeader: true,
      cell: ({ id, name, phone }) => (
        <Link href={recordHref(address, { path: '/Customer', query: { id } })} className="underline">
          {name || formatPhone(phone)}
        </Link>
      ),
    },
    {
      key: 'phone',
      header: t('phone'),
      cell: ({ phone }) =>
        phone && (
          <a href={`tel:${phone}`} className="whitespace-nowrap figures">
            {formatPhone(phone)}
          </a>
        ),
    },
    { key: 'email', header: t('email'), cell: ({ email }) => <span className="break-all">{email}</span> },
    ...useHistoryColumns(),
  ]
  return (
    <DataList
      caption={t('title')}
      columns={columns}
      list={list}
      {...{ address, total, views }}
      filter={<FilterForm {...address} searchLabel={t('search')} searchHint={t('searchHint')} />}
      empty={<EmptyState icon="people" title={t('empty')} description={t('emptyText')} />}
    />
  )
}
