import { useLocale, useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { EmptyState } from '@/components/ui/empty-state'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { besideHref, hereOf, type ListAddress, recordHref } from '@/components/office/list-address'
import { Field } from '@/components/ui/field'
import { DayInput } from '@/components/vehicles/day-input'
import { Icon } from '@/components/ui/icon'
import type { Column } from '@/components/ui/table'
import type { Page } from '@/lib/db/cursor'
import { formatBirr, formatCode, formatDays } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { cancelCauses } from '@/lib/bookings/refund-rules'
import { sumsOf } from '@/lib/bookings/rules'
import type { SavedView } from '@/lib/saved-views/queries'
import { bulkBookingsAction } from '@/lib/statistics/bulk-actions'
import { BulkBar } from './bulk-bar'
import type { StaffListQuery } from '@/lib/bookings/list-schema'
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
  views: readonly SavedView[]
  total: number
  /** Who could drive. */
  drivers: readonly { id: string; name: string }[]
}

/** Bookings for staff with their search: a table where there is room, else cards. */
export function StaffBookingList(props: StaffBookingListProps) {
  const { address, query, list, isEditable = false, views, total, drivers } = props
  const t = useTranslations('Office')
  const texts = useTranslations('BookingOffice')
  const lists = useTranslations('DataList')
  const mails = useTranslations('Mails')
  const locale = useLocale()

  const columns: Column<Booking>[] = [
    {
      key: 'vehicle',
      header: t('facts.vehicle'),
      isRowHeader: true,
      cell: ({ id, code, vehicleName }) => (
        <span className="flex flex-wrap items-baseline gap-x-2 wide-table:flex-nowrap">
          <Link
            href={recordHref(address, {
              path: isEditable ? '/EditBookStatus' : '/YourBooking',
              query: { id },
            })}
            data-beside={besideHref(address, id)}
            className="font-semibold underline"
          >
            {vehicleName}
          </Link>
          <span className="text-sm font-normal whitespace-nowrap text-ink-muted figures">
            {formatCode(code)}
          </span>
        </span>
      ),
    },
    {
      key: 'day',
      header: t('facts.day'),
      cell: (booking) => <span className="figures xl:whitespace-nowrap">{formatDays(booking, locale)}</span>,
    },
    {
      key: 'customer',
      header: t('facts.customer'),
      cell: ({ customerName, phone }) => (
        <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere wide-table:min-w-32 wide-table:flex-nowrap">
          <CustomerName name={customerName} />
          {phone && (
            <a href={`tel:${phone}`} className="whitespace-nowrap text-ink-muted figures hover:underline">
              <Icon name="phone" className="hidden size-4 print:hidden! wide-table:@max-[72rem]:block" />
              {/* Where a row has no room for it, the number is read out. */}
              <span className="print:not-sr-only! print:whitespace-nowrap! wide-table:@max-[72rem]:sr-only">
                {formatPhone(phone)}
              </span>
            </a>
          )}
        </span>
      ),
    },
    {
      key: 'transaction',
      header: t('facts.transaction'),
      cell: ({ transactionId }) => (
        <span lang="" className="block break-all figures wide-table:min-w-34">
          {transactionId}
        </span>
      ),
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
      views={views}
      total={total}
      sums={<PageSums rows={list.rows} />}
      bulk={{
        action: bulkBookingsAction,
        label: ({ code, vehicleName }) => lists('choose', { row: `${formatCode(code)}, ${vehicleName}` }),
        bar: (
          <FormMessages namespaces={['BulkForms']}>
            <BulkBar
              here={hereOf(address)}
              mayConfirm={isEditable}
              drivers={drivers.map(({ id, name }) => ({ value: id, text: name }))}
              causes={cancelCauses.map((cause) => ({ value: cause, text: mails(`cause.${cause}`) }))}
            />
          </FormMessages>
        ),
      }}
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

/** What the bookings of a page come to, and what of it waits to be checked and is left to pay, in the words of a booking. */
function PageSums({ rows }: { rows: readonly Booking[] }) {
  const locale = useLocale()
  const t = useTranslations('BookingOffice')
  const { count, total, checked, open } = sumsOf(rows)
  if (count === 0) return null
  return (
    <>
      <span>{t('sums.total', { count, amount: formatBirr(total, locale) })}</span>
      {checked > 0 && <span>{t('sums.checked', { amount: formatBirr(checked, locale) })}</span>}
      <span>{t('sums.due', { amount: formatBirr(open, locale) })}</span>
    </>
  )
}
