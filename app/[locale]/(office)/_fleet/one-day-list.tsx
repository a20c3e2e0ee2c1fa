import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/office/back-link'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { keptNames, keysetPages, sortChoices, sortWord } from '@/components/office/list-address'
import { columnsWord } from '@/components/office/shown-columns'
import { buttonClassName } from '@/components/ui/button'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues } from '@/components/vehicles/query-values'
import type { Actor } from '@/lib/auth/actor'
import { readFlash } from '@/lib/server/flash'
import { formatBirr, formatNumber } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { listStaffOneDayVehicles } from '@/lib/vehicles/one-day/queries'
import { type FleetArea, fleetScreens, staffVehicleOrders } from '@/lib/vehicles/one-day/rules'
import { staffVehicleQuery } from '@/lib/vehicles/one-day/schema'
import { hrefOf } from '@/lib/routes/routes'
import { NothingPosted } from './nothing-posted'
import { RowLink } from './row-link'
import { RowPicture } from './row-picture'

interface OneDayListProps {
  actor: Actor
  area: FleetArea
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** What is posted of the one-day fleet; the admin's list leads to editing and deleting too (SPEC section 2). */
export async function OneDayList({ actor, area, searchParams }: OneDayListProps) {
  const { list: path, landing, edit, remove } = fleetScreens[area]
  const t = await getTranslations('Fleet')
  const texts = await getTranslations('DataList')
  const query = staffVehicleQuery.parse(await queryValues(searchParams))
  const list = await listStaffOneDayVehicles(actor, query)
  const { q, sort } = query
  const address = {
    path,
    query: { q, sort: sortWord(staffVehicleOrders, sort), columns: await columnsWord(searchParams) },
  }
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('oneDayList')}
        actions={
          <>
            <BackLink href={landing} label={t('back')} />
            <Link href="/OnePost" className={buttonClassName({ variant: 'primary', size: 'small' })}>
              {t('uploadPosts')}
            </Link>
          </>
        }
      />
      <DataList
        caption={t('oneDayList')}
        rows={list.rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'vehicle',
            header: t('column.vehicle'),
            isRowHeader: true,
            cell: (vehicle) => <RowPicture {...vehicle} />,
          },
          { key: 'model', header: t('column.model'), cell: ({ model }) => model },
          {
            key: 'features',
            header: t('column.features'),
            cell: ({ item, itemLocale }) => <span lang={itemLocale ?? undefined}>{item}</span>,
          },
          {
            key: 'price',
            header: t('column.price'),
            align: 'end',
            cell: ({ price }) => formatBirr(price),
          },
          {
            key: 'quantity',
            header: t('column.quantity'),
            align: 'end',
            cell: ({ quantity }) => formatNumber(quantity),
          },
          {
            key: 'actions',
            header: t('column.actions'),
            align: 'end',
            cell: ({ id, name }) => (
              <span className="flex flex-wrap gap-2 md:justify-end">
                <RowLink
                  href={hrefOf('/OneViews', { id })}
                  label={t('views')}
                  longLabel={t('viewOf', { name })}
                />
                {area === 'admin' && (
                  <>
                    <RowLink
                      href={hrefOf(edit, { id })}
                      label={t('edit')}
                      longLabel={t('editOf', { name })}
                    />
                    <RowLink
                      href={hrefOf(remove, { id })}
                      label={t('delete')}
                      longLabel={t('deleteOf', { name })}
                    />
                  </>
                )}
              </span>
            ),
          },
        ]}
        address={address}
        csv="one-day-vehicles"
        sort={sortChoices(address, staffVehicleOrders, sort, (order) => texts(`order.${order}`))}
        filter={
          <FilterForm
            {...address}
            kept={keptNames}
            searchLabel={t('search')}
            searchHint={t('oneDaySearchHint')}
          />
        }
        pages={keysetPages(address, list)}
        empty={<NothingPosted isNarrowed={Boolean(q)} post="/OnePost" />}
      />
    </>
  )
}
