import { randomUUID } from 'node:crypto'
import { apiOf, bookCheapest, signIn } from '@/docs/api-client/example'
import { expect, test } from '../support/api-test'
import { dayFromToday, makeCustomer } from '../support/site-database'

const site = (baseURL: string | undefined) => baseURL ?? ''

test('the example of the typed client signs in, books, and finds the booking', async ({ baseURL }) => {
  const { email, password } = await makeCustomer()
  const api = await signIn(site(baseURL), { email, password })
  const id = await bookCheapest(api, {
    date: dayFromToday(61),
    phone: '0911234567',
    destination: 'Bishoftu',
    transactionId: `FT${randomUUID()}`,
  })
  const { data: bookings = [] } = await api.GET('/dashboard/OneDayVehiclesBookUser', {})
  expect(bookings.map(({ _id, data }) => [_id, data.status])).toEqual([[id, 'pending']])
})

test('the typed client tells refusals apart', async ({ baseURL }) => {
  await expect(signIn(site(baseURL), { email: 'nobody@example.com', password: 'x' })).rejects.toThrow(
    'USER_NOT_FOUND',
  )
  const { error, response } = await apiOf(site(baseURL)).GET('/profile', {})
  expect([response.status, error?.code]).toEqual([401, 'UNAUTHENTICATED'])
})
