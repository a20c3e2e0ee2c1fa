import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { BackLink } from '@/components/office/back-link'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { keptNames, keysetPages, sortChoices, sortWord } from '@/components/office/list-address'
import { columnsWord } from '@/components/office/shown-columns'
import { buttonClassName } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { Select } from '@/components/ui/inputs'
import { queryValues } from '@/components/vehicles/query-values'
import { RowPicture } from './row-picture'
import type { Actor } from '@/lib/auth/actor'
import { listStaffCars } from '@/lib/vehicles/cars/mutations'
import { carCategories, carOrders } from '@/lib/vehicles/cars/rules'
import { staffCarQuery } from '@/lib/vehicles/cars/schema'
import { AppError } from '@/lib/core/errors'
import { readFlash } from '@/lib/server/flash'
import { Link } from '@/lib/core/i18n/navigation'
import { logUnexpected } from '@/lib/core/logger'
import { hrefOf } from '@/lib/routes/routes'
import { localHref } from './local-href'
import { NothingPosted } from './nothing-posted'
import { RowLink } from './row-link'

interface CarListProps {
  actor: Actor
  path: '/Get' | '/GetAdmin'
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** What is posted of the general fleet, or the way to `/LandingVehicle` where it cannot be loaded; each row leads to /Views (SPEC section 2, Vehicle management). */
export async function CarList({ actor, path, searchParams }: CarListProps) {
  const t = await getTranslations('Fleet')
  const texts = await getTranslations('DataList')
  const categories = await getTranslations('VehicleClass')
  const query = staffCarQuery.parse(await queryValues(searchParams))
  const list = await loadedCars(() => listStaffCars(actor, query))
  const { q, type, sort } = query
  const address = {
    path,
    query: { q, type, sort: sortWord(carOrders, sort), columns: await columnsWord(searchParams) },
  }
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('carList')}
        actions={
          <>
            <BackLink href="/LandingVehicle" label={t('back')} />
            <Link href="/Post" className={buttonClassName({ variant: 'primary', size: 'small' })}>
              {t('uploadPosts')}
            </Link>
          </>
        }
      />
      <DataList
        caption={t('carList')}
        rows={list.rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'vehicle',
            header: t('column.vehicle'),
            isRowHeader: true,
            cell: (car) => <RowPicture {...car} />,
          },
          { key: 'category', header: t('column.category'), cell: (car) => categories(car.category) },
          { key: 'price', header: t('column.price'), cell: (car) => car.price },
          {
            key: 'actions',
            header: t('column.actions'),
            align: 'end',
            cell: (car) => (
              <RowLink
                href={hrefOf('/Views', { id: car.id })}
                label={t('views')}
                longLabel={t('viewOf', { name: car.name })}
              />
            ),
          },
        ]}
        address={address}
        csv="cars"
        sort={sortChoices(address, carOrders, sort, (order) => texts(`order.${order}`))}
        filter={
          <FilterForm {...address} kept={keptNames} searchLabel={t('search')} searchHint={t('carSearchHint')}>
            <Field id="type" label={t('category')}>
              {(control) => (
                <Select {...control} name="type" defaultValue={type ?? ''}>
                  <option value="">{t('anyCategory')}</option>
                  {carCategories.map((category) => (
                    <option key={category} value={category}>
                      {categories(category)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </FilterForm>
        }
        pages={keysetPages(address, list)}
        empty={<NothingPosted isNarrowed={Boolean(q || type)} post="/Post" />}
      />
    </>
  )
}

/** The list, or, where it fails, the landing with the reason (SPEC section 8). */
async function loadedCars<List>(load: () => Promise<List>): Promise<List> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof AppError) throw error
    logUnexpected('GET /GetAdmin', error)
  }
  redirect(`${await localHref('/LandingVehicle')}?failed=list`)
}
