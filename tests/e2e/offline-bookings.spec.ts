import type { Page } from '@playwright/test'
import { formatCode } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { keyOfBooking, keyOfRide } from '../support/duty-link'
import { onDuty } from '../support/on-duty'
import { demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { openWatched, test } from '../support/cut-line'
import { expect, pressSignOut, signIn } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

/** The addresses of the bookings that the device keeps. */
const keptBookings = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('drive-bookings-1')).keys()
    return kept.map(({ url }) => new URL(url).pathname + new URL(url).search).toSorted()
  })

async function booked() {
  const [customer, vehicle] = await Promise.all([makeCustomer(), makeVehicle()])
  const { id, code } = await createBooking(siteDatabase, {
    ...{ customer, vehicle, inDays: 5, status: 'successful', destination: 'Bishoftu' },
    transactionId: `FT${crypto.randomUUID()}`,
  })
  return { id, customer, code: formatCode(code), address: hrefOf('/YourBooking', { id }) }
}

test('an own booking is read without a line, and is gone when its person signs out', async ({
  page,
  line,
}) => {
  const { id, customer, code, address } = await booked()
  await signIn(page, customer)
  await openWatched(page, address)
  await expect.poll(() => keptBookings(page)).toEqual([address])

  await line.cut()
  await page.goto(address)
  await expect(page.getByText(/^You are offline\. This page shows what was known on/)).toBeVisible()
  await expect(page.getByText(code).first()).toBeVisible()
  // Whoever does not know the address finds it where every page without a line leads.
  await page.goto('/UserBookStatus')
  await page.getByRole('link', { name: new RegExp(code) }).click()
  await expect(page.getByText(code).first()).toBeVisible()

  // With a line again the open page is what the site says now.
  await siteDatabase.booking.update({ where: { id }, data: { pickupPlace: 'Meskel Square' } })
  await line.mend()
  await expect(page.getByText('Meskel Square')).toBeVisible()
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  await page.goto('/UserDashboard')
  expect(await keptBookings(page)).toEqual([address])
  await pressSignOut(page)
  await page.waitForURL((url) => url.pathname !== '/UserDashboard')
  await expect.poll(() => keptBookings(page)).toEqual([])
  await line.cut()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: t('Offline.title') })).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)
})

test('a booking that is being kept anew is there at every moment', async ({ page }) => {
  const { customer, address } = await booked()
  await signIn(page, customer)
  await openWatched(page, address)
  await expect.poll(() => keptBookings(page)).toEqual([address])
  const timesKept = await page.evaluate(async (address) => {
    const cache = await caches.open('drive-bookings-1')
    let times = 0
    for (; times < 10; times += 1) {
      const kept = await cache.match(address)
      const headers = new Headers(kept?.headers)
      headers.set('X-Before', 'yes')
      await cache.put(address, new Response(await kept?.blob(), { headers }))
      navigator.serviceWorker.controller?.postMessage({ keep: location.href })
      let now = await cache.match(address)
      while (now?.headers.has('X-Before')) now = await cache.match(address)
      if (!now) break
    }
    return times
  }, address)
  expect(timesKept).toBe(10)
})

test('a sign-out without a script and a sign-in of another leave nothing of the first', async ({
  page,
  context,
  line,
}) => {
  const [first, second] = [await booked(), await booked()]
  await signIn(page, first.customer)
  await openWatched(page, first.address)
  await expect.poll(() => keptBookings(page)).toEqual([first.address])

  // The session ends where no script of the page hears of it; the next page says so.
  await context.clearCookies({ name: /session-token/ })
  await page.goto('/Home')
  await expect.poll(() => keptBookings(page)).toEqual([])

  await signIn(page, first.customer)
  await page.goto(first.address)
  await expect.poll(() => keptBookings(page)).toEqual([first.address])
  await signIn(page, second.customer)
  await page.goto(second.address)
  await expect.poll(() => keptBookings(page)).toEqual([second.address])
  await line.cut()
  await page.goto(first.address)
  await expect(page.getByText(first.code)).toHaveCount(0)
  await page.goto(second.address)
  await expect(page.getByText(second.code).first()).toBeVisible()
})

test("another's booking and what staff see of one are never kept", async ({ page }) => {
  const [own, other] = [await booked(), await booked()]
  await signIn(page, own.customer)
  await openWatched(page, own.address)
  await expect.poll(() => keptBookings(page)).toEqual([own.address])
  await page.goto(other.address)
  await expect(page.getByText(other.code)).toHaveCount(0)
  expect(await keptBookings(page)).toEqual([own.address])

  await signIn(page, demoAccount('subadmin'))
  await page.goto(other.address)
  await expect(page.getByText(other.code).first()).toBeVisible()
  // By then the page of the own booking is gone, so that an answer was looked at.
  await expect.poll(() => keptBookings(page)).toEqual([])
})

test('a link shows the trip and the number of the driver without a line, until a week after it', async ({
  page,
  line,
}) => {
  const { trips } = await onDuty()
  const [id = ''] = trips
  const booking = hrefOf('/YourBooking', { key: keyOfBooking(id) })
  const ride = hrefOf('/YourBooking', { key: keyOfRide(id) })
  await openWatched(page, booking)
  await page.goto(ride)
  await expect.poll(() => keptBookings(page)).toEqual([booking, ride].toSorted())
  await line.cut()
  for (const address of [booking, ride]) {
    await page.goto(address)
    await expect(page.getByRole('link', { name: '+251 91 140 0199' })).toBeVisible()
  }
  await page.evaluate(async (address) => {
    const cache = await caches.open('drive-bookings-1')
    const kept = await cache.match(address)
    const headers = new Headers(kept?.headers)
    headers.set('X-Offline-Until', '2020-01-01')
    await cache.put(address, new Response(await kept?.blob(), { headers }))
  }, ride)
  await page.goto(ride)
  await expect(page.getByRole('heading', { level: 1, name: t('Offline.title') })).toBeVisible()
  expect(await keptBookings(page)).toEqual([booking])
})
