import { useTranslations } from 'next-intl'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { keptNames, keysetPages, type ListAddress, sortChoices } from '@/components/office/list-address'
import { DoneBadge } from './done-badge'
import { NoRequests } from './no-requests'
import { ShowField } from './show-field'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import type { Column } from '@/components/ui/table'
import { DayText } from '@/components/vehicles/day-text'
import { formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { Page } from '@/lib/db/cursor'
import { formatPhone } from '@/lib/core/phone'
import { hrefOf } from '@/lib/routes/routes'
import { travelBookingOrders, travelItems } from '@/lib/requests/travel-booking-rules'
import type { TravelBookingQuery } from '@/lib/requests/travel-booking-schema'
import type { TravelBooking } from '@/lib/requests/travel-booking-view'

interface TravelBookingListProps {
  address: ListAddress
  title: string
  list: Page<TravelBooking>
  query: TravelBookingQuery
}

/** The requests of the travel booking form for staff; the admin's and the sub-admin's list are one. */
export function TravelBookingList({ address, title, list, query }: TravelBookingListProps) {
  const t = useTranslations('Requests')
  const items = useTranslations('TravelItem')
  const texts = useTranslations('DataList')
  const columns: Column<TravelBooking>[] = [
    {
      key: 'name',
      header: t('facts.name'),
      isRowHeader: true,
      cell: ({ id, firstName, lastName }) => (
        <Link href={hrefOf('/EditBookingDb', { id })} className="underline">
          {[firstName, lastName].filter(Boolean).join(' ')}
        </Link>
      ),
    },
    { key: 'item', header: t('facts.item'), cell: ({ item }) => items(item) },
    { key: 'date', header: t('facts.date'), cell: ({ date }) => <DayText day={date} /> },
    {
      key: 'destination',
      header: t('facts.destination'),
      cell: ({ destination, locale }) =>
        destination === null ? t('inCity') : <span lang={locale}>{destination}</span>,
    },
    {
      key: 'phone',
      header: t('facts.phone'),
      cell: ({ phone }) => <span className="whitespace-nowrap figures">{formatPhone(phone)}</span>,
    },
    {
      key: 'createdAt',
      header: t('facts.createdAt'),
      cell: ({ createdAt }) => <span className="figures">{formatMoment(createdAt)}</span>,
    },
    { key: 'state', header: t('state'), cell: ({ isDone }) => <DoneBadge isDone={isDone} /> },
  ]
  return (
    <DataList
      caption={title}
      columns={columns}
      rows={list.rows}
      rowKey={({ id }) => id}
      address={address}
      csv="travel-bookings"
      sort={sortChoices(address, travelBookingOrders, query.sort, (order) => texts(`order.${order}`))}
      filter={
        <FilterForm
          {...address}
          kept={keptNames}
          searchLabel={t('search')}
          searchHint={t('searchBookingsHint')}
        >
          <Field id="item" label={t('facts.item')} className="min-w-0 flex-[1_1_11rem]">
            {(control) => (
              <Select {...control} name="item" defaultValue={query.item ?? ''}>
                <option value="">{t('all')}</option>
                {travelItems.map((name) => (
                  <option key={name} value={name}>
                    {items(name)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <ShowField show={query.show} />
        </FilterForm>
      }
      pages={keysetPages(address, list)}
      empty={<NoRequests isNarrowed={Boolean(query.q ?? query.item ?? query.show)} />}
    />
  )
}
