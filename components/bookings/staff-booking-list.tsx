import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import type { Column } from '@/components/ui/table'
import { formatDay } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/navigation'
import type { BookingList, StaffListQuery } from '@/lib/one-day-bookings/list'
import { formatPhone } from '@/lib/phones/phone'
import type { OneDayBooking } from '@/lib/one-day-bookings/view'
import { hrefOf, type RoutePath } from '@/lib/routes'
import { AmountText } from './amount-text'
import { CustomerName } from './customer-name'
import { StatusBadge } from './status-badge'

interface StaffBookingListProps {
  path: RoutePath
  query: StaffListQuery
  list: BookingList
  /** Whether each booking leads to its screen; sub-admins read only. */
  isEditable?: boolean
}

/** Bookings for staff with their search: a table where there is room, cards on phones. */
export function StaffBookingList({ path, query, list, isEditable = false }: StaffBookingListProps) {
  const t = useTranslations('Office')
  const texts = useTranslations('BookingOffice')

  const columns: Column<OneDayBooking>[] = [
    {
      key: 'vehicle',
      header: t('facts.vehicle'),
      isRowHeader: true,
      cell: ({ id, vehicleName }) =>
        isEditable ? (
          <Link href={hrefOf('/EditBookStatus', { id })} className="font-semibold underline">
            {vehicleName}
          </Link>
        ) : (
          vehicleName
        ),
    },
    {
      key: 'day',
      header: t('facts.day'),
      cell: ({ date }) => <span className="figures">{formatDay(date)}</span>,
    },
    {
      key: 'customer',
      header: t('facts.customer'),
      cell: ({ customerName, phone }) => (
        <span className="grid">
          <CustomerName name={customerName} />
          {phone && <span className="text-ink-muted figures">{formatPhone(phone)}</span>}
        </span>
      ),
    },
    {
      key: 'transaction',
      header: t('facts.transaction'),
      cell: ({ transactionId }) => <span className="break-all figures">{transactionId}</span>,
    },
    {
      key: 'amount',
      header: t('facts.amount'),
      align: 'end',
      cell: (booking) => <AmountText booking={booking} />,
    },
    { key: 'status', header: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
  ]
  const hrefTo = (place: { before?: string; after?: string }) =>
    hrefOf(path, { status: query.status, q: query.q, ...place })
  return (
    <DataList
      caption={t('readOnlyTitle')}
      columns={columns}
      rows={list.rows}
      rowKey={({ id }) => id}
      filter={
        <FilterForm
          path={path}
          query={{ q: query.q, status: query.status }}
          searchLabel={texts('search')}
          searchHint={texts('searchHint')}
          kept={['status']}
        />
      }
      pages={{
        previous: list.previous ? hrefTo({ before: list.previous }) : undefined,
        next: list.next ? hrefTo({ after: list.next }) : undefined,
      }}
      empty={<EmptyState icon="calendar" title={t('emptyTitle')} />}
    />
  )
}
