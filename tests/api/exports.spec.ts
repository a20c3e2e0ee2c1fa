import { dayInAddis } from '@/lib/core/day'
import { exportNames } from '@/lib/statistics/export-rules'
import { expect, test } from '../support/api-test'
import { callersOf } from '../support/access/callers'
import { parseCsv } from '../support/csv'
import { orderBody, signedInCustomer } from '../support/customers'
import { dayFromToday, demoAccount, makeVehicle } from '../support/site-database'
import { newPhone } from '../support/own-numbers'

// Typed by hand from CONTRACT section 5: what a sub-admin may not list is no file for one either.
const adminsOnly = [
  ...['contacts', 'users', 'audit', 'outbox', 'bookings-per-day', 'income-by-status', 'vehicle-use'],
  ...['requests-by-category', 'report-days', 'report-payments'],
]

test('each file is for those whose list it is', async ({ playwright, baseURL }) => {
  const callers = callersOf(playwright, baseURL)
  const got: Record<string, number[]> = {}
  const expected: Record<string, number[]> = {}
  const people = await Promise.all(
    (['visitor', 'other', 'subadmin', 'admin'] as const).map((persona) => callers.make(persona)),
  )
  for (const name of exportNames) {
    const answers = await Promise.all(people.map(({ request }) => request.get(`/exports/${name}.csv`)))
    got[name] = answers.map((answer) => answer.status())
    expected[name] = [401, 403, adminsOnly.includes(name) ? 403 : 200, 200]
  }
  expect(got).toEqual(expected)
  await callers.close()
})

test('a file comes as an attachment in UTF-8 with the filter of its list', async ({
  request,
  playwright,
  baseURL,
}) => {
  const customer = await signedInCustomer(playwright, baseURL)
  const vehicle = await makeVehicle()
  const phone = newPhone()
  const ids: string[] = []
  for (const days of [33, 34]) {
    const data = orderBody(vehicle.id, dayFromToday(days), { phone })
    const answer = await customer.post('/api/dashboard/OneDayVehiclesBook', { data })
    expect(answer.status()).toBe(201)
    ids.push((await answer.json()).booking._id)
  }
  const [canceled = ''] = ids
  const stat = { data: { stat: 'canceled' } }
  expect((await customer.patch(`/api/dashboard/OneDayVehiclesBook/${canceled}`, stat)).status()).toBe(200)
  await customer.dispose()

  await request.post('/api/login', { data: demoAccount('admin') })
  const query = new URLSearchParams({ q: phone, status: 'canceled', lang: 'or' })
  const answer = await request.get(`/exports/bookings.csv?${query}`)
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="bookings-${dayInAddis(new Date())}.csv"`,
    'cache-control': 'private, no-store',
  })
  const bytes = await answer.body()
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [heads, ...rows] = parseCsv(bytes.subarray(3).toString('utf8'))
  expect(heads?.[0]).toBe('Haala')
  expect(rows.map((row) => [row[0], row.at(-1)])).toEqual([['Haqameera', canceled]])
})

test('an address that makes no sense is no server error', async ({ request }) => {
  await request.post('/api/login', { data: demoAccount('admin') })
  for (const [address, status] of [
    ['/exports/nothing.csv', 404],
    ['/exports/bookings', 404],
    ['/exports/__proto__.csv', 404],
    ['/exports/bookings.csv?status=x&sort=y&day=z&after=%00&before=e30&q=%00&lang=xx', 200],
    ['/exports/users.csv?after=WyJcdTAwMDAiLCJcdTAwMDAiXQ&sort=name', 200],
    ['/exports/audit.csv?q=%00%25', 200],
    ['/exports/vehicle-use.csv?period=constructor', 200],
  ] as const) {
    expect((await request.get(address)).status(), address).toBe(status)
  }
})
