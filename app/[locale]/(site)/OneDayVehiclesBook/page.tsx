import type { Metadata } from 'next'
import type { Locale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { WayHere } from '@/components/site/way-here'
import { MissingRecord } from '@/components/site/not-found-text'
import { Icon } from '@/components/ui/icon'
import { PageHeading } from '@/components/ui/page-heading'
import { FreshAvailability } from '@/components/vehicles/fresh-availability'
import { MonthCalendar } from '@/components/vehicles/month-calendar'
import { OrderPanel } from '@/components/vehicles/order-panel'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { VehicleIncluded } from '@/components/vehicles/vehicle-included'
import { VehicleFactList } from '@/components/vehicles/vehicle-facts'
import { VehicleGallery } from '@/components/vehicles/vehicle-gallery'
import { visitor } from '@/lib/auth/permissions'
import { type Day, dayInAddis, monthAround } from '@/lib/core/day'
import { formatBirr } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { isBookableDay, isSoldOut, pickedDay } from '@/lib/vehicles/rules'
import { vehicleIdSchema } from '@/lib/vehicles/schema'
import { priceVehiclesOn } from '@/lib/vehicles/prices/queries'
import { getOneDayVehicleMonth } from '@/lib/vehicles/queries'
import { hrefOf } from '@/lib/routes/routes'
import { pageMetadata, privateMetadata } from '@/lib/site/metadata'
import { vehicleFacts } from '@/lib/site/structured-data'

type Asked = { searchParams: SearchParams }

/** One question for the head and the body of the page. */
const findVehicle = cache(async (id: string, day: Day, locale: Locale) => {
  const found = await getOneDayVehicleMonth(visitor, { id, day, locale })
  const [vehicle] = found ? await priceVehiclesOn(visitor, [found.vehicle], day) : []
  return found && vehicle && { ...found, vehicle }
})

async function loadVehicle(searchParams: SearchParams) {
  const query = await queryValues(searchParams)
  const today = dayInAddis(new Date())
  const day = pickedDay(query.date, today)
  const id = vehicleIdSchema.safeParse(query.id).data
  return { found: id && (await findVehicle(id, day, await getLocale())), day, today }
}

export async function generateMetadata({ searchParams }: Asked): Promise<Metadata> {
  const { found } = await loadVehicle(searchParams)
  if (!found) return privateMetadata((await getTranslations('NotFound'))('title'))
  const t = await getTranslations('OneDayVehicle')
  const { id, name, model, dayPrice, url } = found.vehicle
  return pageMetadata({
    path: '/OneDayVehiclesBook',
    query: `?id=${id}`,
    title: t('metaTitle', { name, model }),
    description: t('metaDescription', { name, model, price: formatBirr(dayPrice) }),
    picture: url,
  })
}

/** One vehicle with its days and the way to order it (SPEC section 2). */
export default async function OneDayVehiclesBook({ searchParams }: Asked) {
  const { found, day, today } = await loadVehicle(searchParams)
  if (!found) return <MissingRecord />
  const { vehicle, pictures, days } = found
  const t = await getTranslations('OneDayVehicle')
  const nextFree = days.find(
    (entry) => entry.day > day && isBookableDay(entry.day, today) && !isSoldOut(entry.available),
  )

  const locale = await getLocale()
  const href = hrefOf('/OneDayVehiclesBook', { id: vehicle.id })
  const facts = vehicleFacts(locale, {
    name: vehicle.name,
    description: vehicle.features.text,
    picture: vehicle.url,
    href,
    price: vehicle.dayPrice,
    isSoldOut: isSoldOut(vehicle.available),
  })
  const list = await getTranslations('OneDayVehicles')

  return (
    <div className="page-width grid gap-6 py-8">
      <JsonLd facts={facts} />
      <WayHere
        pages={[
          { name: list('title'), href: '/OneDayVehicles' },
          { name: vehicle.name, href },
        ]}
      />
      <Link
        href={hrefOf('/OneDayVehicles', { date: day })}
        className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-brand hover:underline"
      >
        <Icon name="arrow-left" /> {t('back')}
      </Link>
      <PageHeading title={vehicle.name} lead={vehicle.model} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <VehicleGallery name={vehicle.name} pictures={pictures} isFirst className="rounded-lg" />
          <section aria-labelledby="features" className="grid gap-2">
            <h2 id="features" className="text-lg text-ink">
              {t('featuresTitle')}
            </h2>
            <VehicleFactList vehicle={vehicle} />
            <p lang={vehicle.features.lang ?? undefined} className="max-w-prose text-ink">
              {vehicle.features.text}
            </p>
          </section>
          <VehicleIncluded />
        </div>
        <div className="grid gap-6">
          <OrderPanel vehicle={vehicle} day={day} nextFreeDay={nextFree?.day ?? null} />
          <MonthCalendar vehicleId={vehicle.id} day={day} today={today} availability={days} />
          <FreshAvailability
            from={monthAround(day).first}
            shown={{ [vehicle.id]: days.map(({ available }) => available) }}
            changedText={list('placesChanged')}
          />
        </div>
      </div>
    </div>
  )
}
