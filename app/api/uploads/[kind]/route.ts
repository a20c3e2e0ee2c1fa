import { carRecord } from '@/lib/cars/record'
import { listCars } from '@/lib/cars/service'
import { AppError } from '@/lib/errors/app-error'
import { countCap, pagingHeaders, pagingOf } from '@/lib/http/paging'
import { apiRoute } from '@/lib/http/route'
import { listOneDayVehicles } from '@/lib/one-day-vehicles/list'
import { oneDayVehicleRecord } from '@/lib/one-day-vehicles/record'
import { oneDayVehicleQuery } from '@/lib/one-day-vehicles/schema'

// One folder serves the three spellings of SPEC section 7: two that differ in case would collide on some disks.
const spellings = ['Ones', 'ones', 'one']

/** `GET /uploads/Ones`, `/uploads/ones` and `/uploads/one`: the one-day vehicles; `/uploads/sub`: the cars. */
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
})
