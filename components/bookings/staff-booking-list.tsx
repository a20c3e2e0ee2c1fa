import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/bookings/status-badge'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Table, type Column } from '@/components/ui/table'
import { formatBirr, formatDay } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/navigation'
import type { BookingPage } from '@/lib/one-day-bookings/service'
import type { OneDayBooking } from '@/lib/one-day-bookings/view'
import { hrefOf } from '@/lib/routes'

interface StaffBookingListProps {
  list: BookingPage
  hrefForPage: (page: number, after?: string) => string
  /** Whether each booking leads to its screen; sub-admins read only. */
  isEditable?: boolean
}

/** Bookings for staff: a table where there is room, cards on phones. */
export function StaffBookingList({ list, hrefForPage, isEditable = false }: StaffBookingListProps) {
  const t = useTranslations('Office')
  if (list.bookings.length === 0) return <EmptyState icon="calendar" title={t('emptyTitle')} />

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
    { key: 'customer', header: t('facts.customer'), cell: ({ customerName }) => customerName },
    {
      key: 'transaction',
      header: t('facts.transaction'),
      cell: ({ transactionId }) => <span className="break-all figures">{transactionId}</span>,
    },
    {
      key: 'amount',
      header: t('facts.amount'),
      align: 'end',
      cell: ({ amount }) => <span className="figures">{formatBirr(amount)}</span>,
    },
    { key: 'status', header: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
  ]
  return (
    <div className="grid gap-6">
      <Table caption={t('readOnlyTitle')} columns={columns} rows={list.bookings} rowKey={({ id }) => id} />
      <Pagination
        page={list.page}
        pageCount={list.pages}
        hrefFor={(page) => hrefForPage(page)}
        nextHref={list.nextKey ? hrefForPage(list.page + 1, list.nextKey) : undefined}
        linkAs={Link}
        labels={{
          navigation: t('pagination'),
          previous: t('previous'),
          next: t('next'),
          page: (page) => t('page', { page }),
        }}
      />
    </div>
  )
}
