import { carRecord } from '@/lib/cars/record'
import { listCars } from '@/lib/cars/service'
import { pagingHeaders, pagingOf } from '@/lib/http/paging'
import { apiRoute } from '@/lib/http/route'

/** `GET /uploads` (SPEC section 7): the cars, newest first. */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, request }) => {
    const { page, limit } = pagingOf(request.nextUrl)
    const list = await listCars(actor, { query: { page }, limit })
    return { body: list.cars.map(carRecord), headers: pagingHeaders(request.nextUrl, list) }
  },
})
