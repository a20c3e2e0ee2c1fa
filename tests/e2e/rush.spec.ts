import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { orderBody, signedInCustomer } from '../support/customers'
import { bookingCount, dayFromToday, makeVehicle } from '../support/site-database'
import { expect, test } from '../support/site-test'

const day = dayFromToday(40)
const customers = 12
const ordersEach = 5

/** The fields that the page's own form would send without JavaScript, the action's hidden ones included. */
async function formOf(request: APIRequestContext, address: string): Promise<Record<string, string>> {
  const html = await (await request.get(address)).text()
  const form = /<form(?:(?!<form)[\s\S])*?name="requestKey"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const fields: Record<string, string> = {}
  for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1]
    if (name) fields[decode(name)] = decode(/value="([^"]*)"/.exec(input)?.[1] ?? '')
  }
  return fields
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test('sixty requests at once through the page’s own form make three bookings', async ({
  playwright,
  baseURL,
}) => {
  const vehicle = await makeVehicle(3)
  const address = hrefOf('/OneDayBook', { id: vehicle.id, date: day })
  const people = await Promise.all(
    Array.from({ length: customers }, () => signedInCustomer(playwright, baseURL)),
  )
  const forms = await Promise.all(people.map((person) => formOf(person, address)))
  for (const form of forms) expect(form).toHaveProperty('requestKey')
  const answers = await Promise.all(
    people.flatMap((person, index) =>
      Array.from({ length: ordersEach }, () => {
        const order = Object.entries(orderBody(vehicle.id, day)).map(([name, value]) => [name, String(value)])
        const sent = { ...forms[index], ...Object.fromEntries(order), requestKey: randomUUID() }
        return person.post(address, { multipart: sent, maxRedirects: 0, timeout: 100_000 })
      }),
    ),
  )
  const ledTo = (path: string) => answers.filter((one) => one.headers().location?.startsWith(path))
  expect(ledTo('/UserDashboard')).toHaveLength(3)
  // The page of these days says what is left instead.
  expect(ledTo('/OneDayBook')).toHaveLength(customers * ordersEach - 3)
  expect(await bookingCount(vehicle.id)).toBe(3)
  await Promise.all(people.map((person) => person.dispose()))
})
