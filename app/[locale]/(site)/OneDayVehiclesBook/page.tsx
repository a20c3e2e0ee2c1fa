import type { Metadata } from 'next'
import type { Locale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { MissingRecord } from '@/components/site/not-found-text'
import { WayHere } from '@/components/site/way-here'
import { Icon } from '@/components/ui/icon'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { TripProblemNote } from '@/components/vehicles/trip-problem-note'
import { VehicleScreen } from '@/components/vehicles/vehicle-screen'
import { visitor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { formatBirr } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { pageMetadata, privateMetadata } from '@/lib/site/metadata'
import { vehicleFacts } from '@/lib/site/structured-data'
import { listOfferedExtras } from '@/lib/vehicles/prices/queries'
import { isSoldOut } from '@/lib/vehicles/rules'
import { vehicleIdSchema } from '@/lib/vehicles/schema'
import { readTrip, tripInAddress, tripQuery } from '@/lib/vehicles/trip-rules'
import { getTripVehicle } from '@/lib/vehicles/trip-vehicle'

type Asked = { searchParams: SearchParams }

/** One question for the head and the body of the page. */
const findVehicle = cache(async (id: string, query: string, locale: Locale) => {
  const { trip } = readTrip(tripQuery.parse(JSON.parse(query)), { today: dayInAddis(new Date()) })
  return getTripVehicle(visitor, { id, trip, locale })
})

async function loadVehicle(searchParams: SearchParams) {
  const query = await queryValues(searchParams)
  const today = dayInAddis(new Date())
  const id = vehicleIdSchema.safeParse(query.id).data
  const found = id ? await findVehicle(id, JSON.stringify(query), await getLocale()) : null
  return {
    found: found?.vehicle.kind === 'one_day' ? found : null,
    today,
    ...readTrip(tripQuery.parse(query), { today }),
  }
}

export async function generateMetadata({ searchParams }: Asked): Promise<Metadata> {
  const { found } = await loadVehicle(searchParams)
  if (!found) return privateMetadata((await getTranslations('NotFound'))('title'))
  const [t, locale] = await Promise.all([getTranslations('OneDayVehicle'), getLocale()])
  const { id, name, model, perDay, url } = found.vehicle
  return pageMetadata({
    path: '/OneDayVehiclesBook',
    query: { id },
    title: t('metaTitle', { name, model }),
    description: t('metaDescription', { name, model, price: formatBirr(perDay ?? 0, locale) }),
    picture: url,
  })
}

/** One vehicle with what a trip with it costs, its days and the way to order it (SPEC section 2). */
export default async function OneDayVehiclesBook({ searchParams }: Asked) {
  const { found, trip, problem, today } = await loadVehicle(searchParams)
  if (!found) return <MissingRecord />
  const { vehicle } = found
  const t = await getTranslations('OneDayVehicle')
  const list = await getTranslations('OneDayVehicles')
  const locale = await getLocale()
  const href = hrefOf('/OneDayVehiclesBook', { id: vehicle.id })
  const facts = vehicleFacts(locale, {
    name: vehicle.name,
    description: vehicle.features.text,
    picture: vehicle.url,
    href,
    price: vehicle.perDay ?? 0,
    isSoldOut: isSoldOut(vehicle.available),
  })
  return (
    <div className="page-width grid grid-cols-1 gap-4 pb-12">
      <JsonLd facts={facts} />
      <WayHere
        pages={[
          { name: list('title'), href: '/OneDayVehicles' },
          { name: vehicle.name, href },
        ]}
      />
      <Link
        href={hrefOf('/OneDayVehicles', tripInAddress(trip))}
        className="inline-flex min-h-11 w-fit items-center gap-1 text-sm font-semibold text-brand hover:underline"
      >
        <Icon name="arrow-left" className="size-4" /> {t('back')}
      </Link>
      <TripProblemNote problem={problem} />
      <VehicleScreen
        {...found}
        trip={trip}
        today={today}
        extras={await listOfferedExtras(visitor, 'one_day')}
      />
    </div>
  )
}
