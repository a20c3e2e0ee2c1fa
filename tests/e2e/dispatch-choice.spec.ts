import { makeTrips, selectIn, tripsOf } from '../support/dispatch-trips'
import { demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'

test('what was chosen stays where the page comes with other proposals', async ({ page }) => {
  const { vehicle, address } = await makeTrips(83, 2)
  await signIn(page, demoAccount('subadmin'))
  await page.goto(address)
  const [first, last] = [tripsOf(page).first(), tripsOf(page).last()]
  const proposed = await selectIn(first, 'unitId').inputValue()
  let letGo = () => undefined as void
  const isFree = new Promise<void>((resolve) => (letGo = resolve))
  const isRefresh = (headers: Record<string, string>) =>
    'rsc' in headers && !('next-router-prefetch' in headers)
  await page.route(
    (url) => url.pathname === '/Dispatch',
    async (route, request) => {
      if (isRefresh(request.headers())) await isFree
      await route.continue()
    },
  )
  const asked = page.waitForRequest((request) => isRefresh(request.headers()))
  // Somebody gives the proposed car to the other trip; the page is on its way as the person here chooses.
  const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec((await last.textContent()) ?? '')?.[0].replace('-', '') ?? ''
  const other = await siteDatabase.booking.findFirstOrThrow({ where: { code, vehicleId: vehicle.id } })
  await siteDatabase.assignment.create({
    data: { bookingId: other.id, day: other.day, unitId: proposed },
  })
  await asked
  await selectIn(first, 'driverId').selectOption('')
  letGo()
  await expect(selectIn(last, 'unitId')).toHaveValue(proposed)
  await expect(selectIn(first, 'driverId')).toHaveValue('')
})
