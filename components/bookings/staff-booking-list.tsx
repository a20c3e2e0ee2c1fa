import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { type ListAddress, recordHref } from '@/components/office/list-address'
import { Field } from '@/components/ui/field'
import { DayInput } from '@/components/vehicles/day-input'
import type { Column } from '@/components/ui/table'
import type { Page } from '@/lib/db/cursor'
import { formatCode, formatDays } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { StaffListQuery } from '@/lib/bookings/schema'
import { formatPhone } from '@/lib/core/phone'
import type { Booking } from '@/lib/bookings/view'
import { AmountText } from './transfer-text'
import { CustomerName, StatusBadge } from './booking-labels'

interface StaffBookingListProps {
  address: ListAddress
  query: StaffListQuery
  list: Page<Booking>
  /** Whether a booking leads to the screen of an admin; for sub-admins to that which its customer sees. */
  isEditable?: boolean
}

/** Bookings for staff with their search: a table where there is room, cards on phones. */
export function StaffBookingList({ address, query, list, isEditable = false }: StaffBookingListProps) {
  const t = useTranslations('Office')
  const texts = useTranslations('BookingOffice')
  const locale = useLocale()

  const columns: Column<Booking>[] = [
    {
      key: 'vehicle',
      header: t('facts.vehicle'),
      isRowHeader: true,
      cell: ({ id, code, vehicleName }) => (
        <span className="grid">
          <Link
            href={recordHref(address, {
              path: isEditable ? '/EditBookStatus' : '/YourBooking',
              query: { id },
            })}
            className="font-semibold underline"
          >
            {vehicleName}
          </Link>
          <span className="text-sm font-normal text-ink-muted figures">{formatCode(code)}</span>
        </span>
      ),
    },
    {
      key: 'day',
      header: t('facts.day'),
      cell: (booking) => <span className="figures">{formatDays(booking, locale)}</span>,
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
  return (
    <DataList
      caption={t('readOnlyTitle')}
      columns={columns}
      list={list}
      address={address}
      csv="bookings"
      filter={
        <FilterForm {...address} searchLabel={texts('search')} searchHint={texts('searchHint')}>
          <Field id="day" label={t('facts.day')} className="min-w-0 flex-[1_1_10rem]">
            {(control) => <DayInput {...control} name="day" defaultValue={query.day} />}
          </Field>
        </FilterForm>
      }
      empty={<EmptyState icon="calendar" title={t('emptyTitle')} />}
    />
  )
}
