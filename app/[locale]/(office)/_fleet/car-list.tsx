import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/office/back-link'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { buttonClassName } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PageHeading } from '@/components/ui/page-heading'
import { Select } from '@/components/ui/select'
import { RowPicture } from './row-picture'
import type { Actor } from '@/lib/auth/actor'
import { listStaffCars } from '@/lib/cars/manage'
import { carCategories } from '@/lib/cars/rules'
import { staffCarQuery } from '@/lib/cars/schema'
import { Link } from '@/lib/i18n/navigation'
import { hrefOf } from '@/lib/routes'
import { NothingPosted } from './nothing-posted'
import { RowLink } from './row-link'

interface CarListProps {
  actor: Actor
  path: '/Get' | '/GetAdmin'
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** What is posted of the general fleet; each row leads to /Views (SPEC section 2, Vehicle management). */
export async function CarList({ actor, path, searchParams }: CarListProps) {
  const t = await getTranslations('Fleet')
  const categories = await getTranslations('VehicleClass')
  const query = staffCarQuery.parse(await searchParams)
  const { rows, next, previous } = await listStaffCars(actor, query)
  const { q, type } = query
  return (
    <>
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
        rows={rows}
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
        filter={
          <FilterForm
            path={path}
            query={{ q, type }}
            searchLabel={t('search')}
            searchHint={t('carSearchHint')}
          >
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
        pages={{
          previous: previous ? hrefOf(path, { q, type, before: previous }) : undefined,
          next: next ? hrefOf(path, { q, type, after: next }) : undefined,
        }}
        empty={<NothingPosted isNarrowed={Boolean(q || type)} post="/Post" />}
      />
    </>
  )
}
