import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { WayHere } from '@/components/site/way-here'
import { CarCard } from '@/components/vehicles/car-card'
import { ClassChoice, ClassSummary } from '@/components/vehicles/class-facts'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { Pagination } from '@/components/ui/pagination'
import { visitor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { countCap } from '@/lib/db/cursor'
import { carQuery } from '@/lib/vehicles/schema'
import { listFromPrices, priceVehiclesOn } from '@/lib/vehicles/prices/queries'
import { listVehicles } from '@/lib/vehicles/public-list'
import { listFurtherPictures } from '@/lib/vehicles/queries'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { pageMetadata } from '@/lib/site/metadata'
import { classOfCategory } from '@/lib/site/vehicle-classes'

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> {
  const t = await getTranslations('VehiclesTypes')
  const className = await getTranslations('VehicleClass')
  const { type } = carQuery.parse(await queryValues(searchParams))
  if (!type) return pageMetadata({ path: '/VehiclesTypes', title: t('title'), description: t('description') })
  return pageMetadata({
    path: '/VehiclesTypes',
    vehicleClass: type,
    query: `?type=${type}`,
    title: className(type),
    description: t('typeDescription', { vehicle: className(type) }),
  })
}

/** The cars of one class, or of all with the choice on top (SPEC section 2, CONTRACT section 4). */
export default async function VehiclesTypes({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('VehiclesTypes')
  const className = await getTranslations('VehicleClass')
  const query = carQuery.parse(await queryValues(searchParams))
  const { rows, page, pages, total } = await listVehicles(visitor, {
    kind: 'car',
    query,
    locale: await getLocale(),
    cap: countCap,
    clamps: true,
  })
  const { type } = query
  const cars = await priceVehiclesOn(visitor, rows, dayInAddis(new Date()))
  const prices = type && (await listFromPrices(visitor))
  const further = await listFurtherPictures(
    visitor,
    cars.map(({ id }) => id),
  )
  const overview = await getTranslations('Vehicles')
  const title = type ? className(type) : t('title')

  return (
    <div className="page-width grid gap-6 py-8">
      <WayHere
        pages={[
          { name: overview('title'), href: '/Vehicles' },
          { name: title, href: hrefOf('/VehiclesTypes', { type }) },
        ]}
      />
      <PageHeading title={title} lead={type ? undefined : t('lead')} />
      <ClassChoice current={type} />
      {prices && <ClassSummary category={type} price={prices[classOfCategory[type]]} />}
      <h2 className="text-lg text-ink">{t('count', { count: total })}</h2>
      {total === 0 ? (
        <EmptyState
          icon="car"
          title={t('emptyTitle')}
          description={t('emptyText')}
          action={
            <Link href="/VehiclesTypes" className={buttonClassName({ variant: 'brand' })}>
              {t('showAll')}
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cars.map((car, index) => (
            <li key={car.id}>
              <CarCard car={car} pictures={further.get(car.id) ?? []} isFirst={index < 3} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={(wanted) => hrefOf('/VehiclesTypes', { type, page: wanted === 1 ? undefined : wanted })}
        linkAs={Link}
        labels={{
          navigation: t('pages'),
          previous: t('previous'),
          next: t('next'),
          page: (number) => t('page', { page: number }),
        }}
      />
    </div>
  )
}
