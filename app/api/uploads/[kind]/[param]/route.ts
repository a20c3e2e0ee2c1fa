import { carRecord } from '@/lib/cars/record'
import { carCategorySchema } from '@/lib/cars/schema'
import { listCars } from '@/lib/cars/service'
import { AppError } from '@/lib/errors/app-error'
import { countCap, pagingHeaders, pagingOf } from '@/lib/http/paging'
import { apiRoute } from '@/lib/http/route'
import { listOneDayVehicles } from '@/lib/one-day-vehicles/list'
import { oneDayVehicleRecord } from '@/lib/one-day-vehicles/record'
import { priceBandOf } from '@/lib/one-day-vehicles/rules'
import { oneDayVehicleQuery } from '@/lib/one-day-vehicles/schema'

/** `GET /uploads/type/{type}`: the cars of a category; `/uploads/price/{band}`: the one-day vehicles of a band. */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, request, params, locale }) => {
    const url = request.nextUrl
    const { page, limit } = pagingOf(url)
    const type = carCategorySchema.safeParse(params.param).data
    if (params.kind === 'type' && type) {
      const list = await listCars(actor, { query: { type, page }, limit })
      return { body: list.cars.map(carRecord), headers: pagingHeaders(url, list) }
    }
    const band = priceBandOf(String(params.param))
    if (params.kind !== 'price' || !band) throw new AppError('NOT_FOUND')
    const query = {
      ...oneDayVehicleQuery.parse(Object.fromEntries(url.searchParams)),
      min: band.min,
      max: band.max,
    }
    const list = await listOneDayVehicles(actor, { query, locale, limit, cap: countCap })
    return { body: list.vehicles.map(oneDayVehicleRecord), headers: pagingHeaders(url, list) }
  },
})
