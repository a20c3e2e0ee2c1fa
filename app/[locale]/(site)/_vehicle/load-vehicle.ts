import type { Metadata } from 'next'
import type { Locale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { vehiclePaths } from '@/components/vehicles/vehicle-href'
import { visitor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { formatBirr } from '@/lib/core/i18n/format'
import { pageMetadata } from '@/lib/site/metadata'
import type { VehicleKind } from '@/lib/vehicles/rules'
import { vehicleIdSchema } from '@/lib/vehicles/schema'
import { readTrip, tripQuery } from '@/lib/vehicles/trip-rules'
import { getTripVehicle, type TripVehicle } from '@/lib/vehicles/trip-vehicle'

/** One question for the head and the body of a page. */
const findVehicle = cache(async (id: string, query: string, locale: Locale) => {
  const { trip } = readTrip(tripQuery.parse(JSON.parse(query)), { today: dayInAddis(new Date()) })
  return getTripVehicle(visitor, { id, trip, locale })
})

/** The trip of an address, what is wrong with it, and the vehicle of a kind that it names; null when there is none. */
export async function loadVehicle(searchParams: SearchParams, kind: VehicleKind) {
  const query = await queryValues(searchParams)
  const today = dayInAddis(new Date())
  const id = vehicleIdSchema.safeParse(query.id).data
  const found = id ? await findVehicle(id, JSON.stringify(query), await getLocale()) : null
  return {
    query,
    found: found?.vehicle.kind === kind ? found : null,
    today,
    ...readTrip(tripQuery.parse(query), { today }),
  }
}

/** What the page of a vehicle with a day price says of itself (CONTRACT section 4). */
export async function vehicleMetadata(vehicle: TripVehicle): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('OneDayVehicle'), getLocale()])
  const { id, kind, name, model, perDay, url } = vehicle
  const facts = { name, model, price: formatBirr(perDay ?? 0, locale) }
  return pageMetadata({
    path: vehiclePaths[kind],
    query: { id },
    title: t(`metaTitle.${kind}`, facts),
    description: t(`metaDescription.${kind}`, facts),
    picture: url,
  })
}
