import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { BackLink } from '@/components/office/back-link'
import { DataList } from '@/components/office/data-list'
import { ChoiceField, FilterForm } from '@/components/office/filter-form'
import { listAddress } from '@/components/office/list-address'
import { buttonClassName } from '@/components/ui/button'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { NoVehicles } from '@/components/vehicles/no-vehicles'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import type { Actor } from '@/lib/auth/permissions'
import { listStaffVehicles } from '@/lib/vehicles/queries'
import {
  carCategories,
  type FleetArea,
  fleetScreens,
  staffVehicleOrders,
  type VehicleKind,
} from '@/lib/vehicles/rules'
import { staffVehicleQuery } from '@/lib/vehicles/schema'
import { AppError } from '@/lib/core/errors'
import { listSavedViews } from '@/lib/saved-views/queries'
import { readFlash } from '@/lib/server/flash'
import { Link } from '@/lib/core/i18n/navigation'
import { logUnexpected } from '@/lib/core/logger'
import { localHref } from './fleet-page'
import { vehicleColumns } from './vehicle-columns'
import { RowLinks, RowPicture } from './vehicle-row'

const exportOf = { car: 'cars', one_day: 'one-day-vehicles' } as const

interface VehicleListProps<Kind extends VehicleKind> {
  actor: Actor
  kind: Kind
  area: FleetArea
  searchParams: SearchParams
}

/** What is posted of a kind; each row leads to the vehicle (SPEC section 2, Vehicle management). */
export async function VehicleList<Kind extends VehicleKind>(props: VehicleListProps<Kind>) {
  const { actor, kind, area, searchParams } = props
  const { list: path, landing, post } = fleetScreens[kind][area]
  const t = await getTranslations('Fleet')
  const query = staffVehicleQuery[kind].parse(await queryValues(searchParams))
  const load = () => listStaffVehicles(actor, { kind, ...query })
  const list = await (kind === 'car' ? orBackToLanding(load) : load())
  const { q, type, sort } = query
  const orders = staffVehicleOrders[kind]
  const address = await listAddress({ path, orders, sort, filters: { q, type }, searchParams })
  const noun: VehicleKind = kind
  const title = t(`${noun}.list`)
  const upload = t('uploadPosts')
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={title}
        actions={
          <>
            <BackLink href={landing} label={t('back')} />
            <Link href={post} className={buttonClassName({ variant: 'primary', size: 'small' })}>
              {upload}
            </Link>
          </>
        }
      />
      <DataList
        caption={title}
        list={list}
        columns={[
          {
            key: 'vehicle',
            header: t('column.vehicle'),
            isRowHeader: true,
            cell: ({ url, name, filename }) => <RowPicture url={url} name={name} filename={filename} />,
          },
          ...(await vehicleColumns(kind)),
          {
            key: 'actions',
            header: t('column.actions'),
            align: 'end',
            cell: (vehicle) => <RowLinks area={area} vehicle={vehicle} from={address} />,
          },
        ]}
        address={address}
        csv={exportOf[kind]}
        views={await listSavedViews(actor, path)}
        filter={
          <FilterForm {...address} searchLabel={t('search')} searchHint={t(`${noun}.searchHint`)}>
            {kind === 'car' && <CategoryFilter chosen={type} />}
          </FilterForm>
        }
        empty={<NoVehicles post={post} />}
      />
    </>
  )
}

async function CategoryFilter({ chosen }: { chosen: string | undefined }) {
  const t = await getTranslations('Fleet')
  const classes = await getTranslations('VehicleClass')
  return (
    <ChoiceField
      name="type"
      label={t('category')}
      value={chosen}
      all={t('anyCategory')}
      choices={carCategories.map((category) => ({ value: category, label: classes(category) }))}
    />
  )
}

/** The list, or, where it fails, the landing with the reason (SPEC section 8). */
async function orBackToLanding<List>(load: () => Promise<List>): Promise<List> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof AppError) throw error
    logUnexpected('GET /GetAdmin', error)
  }
  redirect(`${await localHref('/LandingVehicle')}?failed=list`)
}
