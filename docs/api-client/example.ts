import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './api'

export type Api = Client<paths>

/** A client of the API at `site`, such as `https://drive.example`. Paths, bodies and answers are checked by the compiler. */
export function apiOf(site: string, headers: Record<string, string> = {}): Api {
  return createClient<paths>({ baseUrl: `${site}/api`, headers })
}

/** Signs in and gives a client that does so for every request. A browser keeps the cookie by itself. */
export async function signIn(site: string, account: { email: string; password: string }): Promise<Api> {
  const { response, error } = await apiOf(site).POST('/login', { body: account })
  if (error) throw new Error(`${error.code}: ${error.error}`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return apiOf(site, { cookie: cookies.join('; ') })
}

/** Books the cheapest vehicle that is free on a day, and gives the id of the booking. */
export async function bookCheapest(
  api: Api,
  order: { date: string; phone: string; destination: string; transactionId: string },
): Promise<string> {
  const { data: vehicles = [] } = await api.GET('/uploads/Ones', {
    params: { query: { date: order.date, sort: 'price' } },
  })
  const cheapest = vehicles.find(({ available }) => available > 0)
  if (!cheapest) throw new Error(`nothing is free on ${order.date}`)
  const { data, error } = await api.POST('/dashboard/OneDayVehiclesBook', {
    params: { header: { 'Idempotency-Key': `order-${order.transactionId}` } },
    body: { ...order, _id: cheapest._id, amount: cheapest.price },
  })
  if (error) throw new Error(`${error.code}: ${error.error}`)
  return data.booking._id
}
