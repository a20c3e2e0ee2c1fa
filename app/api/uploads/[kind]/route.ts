import { authorize } from '@/lib/auth/actor'
import { removeCar, updateCar } from '@/lib/cars/manage'
import { carRecord } from '@/lib/cars/record'
import { carChange } from '@/lib/cars/schema'
import { dayInAddis } from '@/lib/dates/day'
import { listCars } from '@/lib/cars/service'
import { AppError } from '@/lib/errors/app-error'
import { countCap, pagingHeaders, pagingOf } from '@/lib/http/paging'
import { recordId } from '@/lib/http/record-id'
import { apiRoute } from '@/lib/http/route'
import { listOneDayVehicles } from '@/lib/one-day-vehicles/list'
import { oneDayVehicleRecord } from '@/lib/one-day-vehicles/record'
import { createOneDayVehicle } from '@/lib/one-day-vehicles/manage'
import { oneDayVehicleCreation, oneDayVehicleQuery } from '@/lib/one-day-vehicles/schema'
import { getOneDayVehicle } from '@/lib/one-day-vehicles/service'

// One folder serves the three spellings of SPEC section 7: two that differ in case would collide on some disks.
const spellings = ['Ones', 'ones', 'one']

/**
 * `GET /uploads/Ones`, `/uploads/ones` and `/uploads/one`: the one-day vehicles; `/uploads/sub`: the cars. `POST
 * /uploads/one` posts a one-day vehicle, `PUT` and `DELETE /uploads/{id}` change and remove a car (SPEC section 7).
 */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, request, params, locale }) => {
    const url = request.nextUrl
    const { page, limit } = pagingOf(url)
    if (params.kind === 'sub') {
      const list = await listCars(actor, { query: { page }, limit })
      return { body: list.cars.map(carRecord), headers: pagingHeaders(url, list) }
    }
    if (!spellings.includes(String(params.kind))) throw new AppError('NOT_FOUND')
    const query = oneDayVehicleQuery.parse(Object.fromEntries(url.searchParams))
    const list = await listOneDayVehicles(actor, { query, locale, limit, cap: countCap })
    return { body: list.vehicles.map(oneDayVehicleRecord), headers: pagingHeaders(url, list) }
  },
  POST: async ({ actor, params, form, text, locale }) => {
    if (params.kind !== 'one') throw new AppError('NOT_FOUND')
    authorize(actor, 'one-day-vehicle:manage')
    const { image, ...input } = await form(oneDayVehicleCreation)
    const { id } = await createOneDayVehicle(actor, { input, image })
    const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
    return {
      status: 201,
      body: { message: text('uploadSuccess'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
    }
  },
  PUT: async ({ actor, params, form, text }) => {
    const id = recordId(params.kind)
    authorize(actor, 'car:manage')
    const { image, ...input } = await form(carChange)
    const car = await updateCar(actor, { id, input, image })
    return { body: { message: text('vehicleUpdated'), car: carRecord(car) } }
  },
  DELETE: async ({ actor, params, text }) => {
    await removeCar(actor, recordId(params.kind))
    return { body: { message: text('vehicleDeleted') } }
  },
})
