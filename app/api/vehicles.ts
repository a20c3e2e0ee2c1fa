import type { Actor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { countCap } from '@/lib/db/cursor'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as availability from '@/lib/vehicles/availability/endpoints'
import { availabilityRecord } from '@/lib/vehicles/availability/view'
import * as operations from '@/lib/vehicles/endpoints'
import { createVehicle, removeVehicle, updateVehicle } from '@/lib/vehicles/mutations'
import { listVehicles, type VehicleQuery } from '@/lib/vehicles/public-list'
import { getOneDayVehicle, getVehicle, listAvailability } from '@/lib/vehicles/queries'
import { priceBandOf } from '@/lib/vehicles/rules'
import { searchVehicles } from '@/lib/vehicles/vehicle-search'
import { carRecord, oneDayVehicleRecord } from '@/lib/vehicles/view'

type Asked = { actor: Actor; locale: Locale; query: VehicleQuery & { limit: number } }

async function listCars({ actor, locale, query: { limit, ...query } }: Asked) {
  const list = await listVehicles(actor, { kind: 'car', query, locale, limit, cap: countCap })
  return { body: list.rows.map(carRecord), list }
}

async function listOneDay({ actor, locale, query: { limit, ...query } }: Asked) {
  const list = await listVehicles(actor, { kind: 'one_day', query, locale, limit, cap: countCap })
  return { body: list.rows.map(oneDayVehicleRecord), list }
}

/** A one-day vehicle after a change of it, with what is left today. */
async function shownToday({ actor, locale }: Pick<Asked, 'actor' | 'locale'>, id: string) {
  const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
  return vehicle ? { vehicle: oneDayVehicleRecord(vehicle) } : {}
}

/** The operations on cars and one-day vehicles, under the three spellings of SPEC section 7. */
export const vehicleEndpoints = [
  defineEndpoint(operations.listCars, listCars),
  defineEndpoint(operations.listCarsVariant, listCars),
  defineEndpoint(operations.listCarsOfType, async ({ actor, params: { type }, query, locale }) =>
    listCars({ actor, locale, query: { ...query, type } }),
  ),
  defineEndpoint(operations.createCar, async ({ actor, input: { image: images, ...input }, text }) => {
    const car = await createVehicle(actor, { kind: 'car', input, images })
    return { body: { message: text('uploadSuccess'), car: carRecord(car) } }
  }),
  defineEndpoint(operations.updateCar, async ({ actor, params: { id }, input: sent, text }) => {
    const { image: images, pictures: order, version, ...input } = sent
    const car = await updateVehicle(actor, { kind: 'car', id, input, images, order, version })
    return { body: { message: text('vehicleUpdated'), car: carRecord(car) } }
  }),
  defineEndpoint(operations.removeCar, async ({ actor, params, text }) => {
    await removeVehicle(actor, { kind: 'car', id: params.id })
    return { body: { message: text('vehicleDeleted') } }
  }),
  defineEndpoint(operations.listOneDayVehicles, listOneDay),
  defineEndpoint(operations.listOneDayVehiclesVariant, listOneDay),
  defineEndpoint(operations.listOneDayVehiclesShort, listOneDay),
  defineEndpoint(operations.listOneDayVehiclesOfBand, async ({ actor, params, query, locale }) => {
    const band = priceBandOf(params.priceBand)
    return listOneDay({ actor, locale, query: { ...query, min: band?.min, max: band?.max } })
  }),
  defineEndpoint(availability.listAvailability, async ({ actor, query: { ids, date, days } }) => {
    const from = date ?? dayInAddis(new Date())
    const vehicles = await listAvailability(actor, { vehicleIds: ids, from, days })
    return { body: vehicles.map(availabilityRecord) }
  }),
  defineEndpoint(operations.searchVehicles, async ({ actor, query, locale }) => {
    const list = await searchVehicles(actor, { query, locale })
    return { body: list.rows, list }
  }),
  defineEndpoint(operations.getVehicle, async ({ actor, params: { id }, locale }) => {
    const vehicle = await getVehicle(actor, { id, locale })
    if (!vehicle) throw new AppError('NOT_FOUND')
    return { body: vehicle }
  }),
  defineEndpoint(
    operations.createOneDayVehicle,
    async ({ actor, input: { image: images, ...input }, text, locale }) => {
      const { id } = await createVehicle(actor, { kind: 'one_day', input, images })
      return { body: { message: text('uploadSuccess'), ...(await shownToday({ actor, locale }, id)) } }
    },
  ),
  defineEndpoint(
    operations.updateOneDayVehicle,
    async ({ actor, params: { id }, input: sent, text, locale }) => {
      const { image: images, pictures: order, version, ...input } = sent
      await updateVehicle(actor, { kind: 'one_day', id, input, images, order, version })
      return { body: { message: text('vehicleUpdated'), ...(await shownToday({ actor, locale }, id)) } }
    },
  ),
  defineEndpoint(operations.removeOneDayVehicle, async ({ actor, params, text }) => {
    await removeVehicle(actor, { kind: 'one_day', id: params.id })
    return { body: { message: text('vehicleDeleted') } }
  }),
]
