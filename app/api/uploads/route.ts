import { authorize } from '@/lib/auth/actor'
import { createCar } from '@/lib/cars/manage'
import { carRecord } from '@/lib/cars/record'
import { carPost } from '@/lib/cars/schema'
import { listCars } from '@/lib/cars/service'
import { pagingHeaders, pagingOf } from '@/lib/http/paging'
import { apiRoute } from '@/lib/http/route'

/** `GET /uploads`: the cars, newest first; `POST /uploads` posts one (SPEC section 7). */
export const { GET, POST, PUT, PATCH, DELETE } = apiRoute({
  GET: async ({ actor, request }) => {
    const { page, limit } = pagingOf(request.nextUrl)
    const list = await listCars(actor, { query: { page }, limit })
    return { body: list.cars.map(carRecord), headers: pagingHeaders(request.nextUrl, list) }
  },
  POST: async ({ actor, form, text }) => {
    authorize(actor, 'car:manage')
    const { image, ...input } = await form(carPost)
    const car = await createCar(actor, { input, image })
    return { status: 201, body: { message: text('uploadSuccess'), car: carRecord(car) } }
  },
})
