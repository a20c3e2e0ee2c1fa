import { dateOfDay } from '@/lib/core/day'
import { hrefOf } from '@/lib/routes/routes'
import { makeDriver } from '../support/access/world'
import { makeTrips, selectIn, tripsOf } from '../support/dispatch-trips'
import { dayFromToday, demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

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

test('a refused assignment comes back as it was chosen without a script', async ({ browser, baseURL }) => {
  const { vehicle, address } = await makeTrips(100, 1, 2)
  const { day, lastDay } = await siteDatabase.booking.findFirstOrThrow({ where: { vehicleId: vehicle.id } })
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await signIn(page, demoAccount('subadmin'))
  await page.goto(address)
  const trip = tripsOf(page)
  const box = trip.getByRole('checkbox')
  const choose = async (index: number) => {
    await selectIn(trip, 'driverId').selectOption({ index })
    return selectIn(trip, 'driverId').inputValue()
  }
  // Off on the second of the days, which both are asked for.
  const off = await choose(2)
  await siteDatabase.driverDayOff.create({ data: { driverId: off, day: lastDay } })
  await trip.getByRole('button').click()
  await expect(trip.getByRole('alert')).toContainText(t('Errors.DRIVER_OFF'))
  await expect(selectIn(trip, 'driverId')).toHaveValue(off)
  await expect(box).toBeChecked()
  await box.uncheck()
  await siteDatabase.driverDayOff.create({ data: { driverId: off, day } })
  await trip.getByRole('button').click()
  await expect(trip.getByRole('alert')).toContainText(t('Errors.DRIVER_OFF'))
  await expect(box).not.toBeChecked()
  // Whoever cannot be chosen any more gives way to the proposal.
  await expect(selectIn(trip, 'driverId')).not.toHaveValue('')
  await context.close()
})

test('a driver’s languages come back as they were ticked where something else is refused, without a script', async ({
  browser,
  baseURL,
}) => {
  const { id } = await makeDriver(siteDatabase)
  await siteDatabase.driver.update({ where: { id }, data: { languages: ['am', 'en'] } })
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Driver', { id }))
  const box = (language: 'am' | 'en' | 'om') => page.getByLabel(t(`Languages.${language}`), { exact: true })
  const phone = page.getByLabel(t('DispatchForms.driver.phone'))
  const right = await phone.inputValue()
  await box('om').check()
  await box('en').uncheck()
  await phone.fill('12')
  const save = page.getByRole('button', { name: t('DispatchForms.save'), exact: true })
  await save.click()
  await expect(page.locator('#phone-error')).toBeVisible()
  await expect(box('om')).toBeChecked()
  await expect(box('en')).not.toBeChecked()
  await phone.fill(right)
  await save.click()
  await expect(page.getByText(t('Flash.dispatchSaved'))).toBeVisible()
  const { languages } = await siteDatabase.driver.findUniqueOrThrow({ where: { id } })
  expect(languages).toEqual(['am', 'om'])
  await context.close()
})

test('an assignment among the departures of tomorrow shows those again', async ({ page }) => {
  const { vehicle } = await makeTrips(1, 1)
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/SubAdmin', { show: 'tomorrow' }))
  await tripsOf(page)
    .filter({ hasText: vehicle.name })
    .getByRole('button', { name: /^Assign, / })
    .click()
  await expect(page.getByText(t('Flash.assigned'))).toBeVisible()
  expect(new URL(page.url()).searchParams.get('show')).toBe('tomorrow')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a trip that changed meanwhile' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('is told to whoever assigns it, where its form is gone', async ({ page }) => {
      const at = javaScriptEnabled ? 104 : 106
      const { vehicle, address } = await makeTrips(at, 1)
      const where = { vehicleId: vehicle.id }
      const { id: bookingId } = await siteDatabase.booking.findFirstOrThrow({ where })
      await signIn(page, demoAccount('subadmin'))
      await page.goto(address)
      // Whoever has chosen is not shown what is new before they ask for it.
      await selectIn(tripsOf(page), 'driverId').selectOption({ index: 2 })
      const moved = dateOfDay(dayFromToday(at + 1))
      await siteDatabase.booking.update({ where: { id: bookingId }, data: { day: moved, lastDay: moved } })
      await tripsOf(page).getByRole('button').first().click()
      await expect(page.getByText(t('Flash.changedMeanwhile'))).toBeVisible()
      await expect(tripsOf(page)).toHaveCount(0)

      // Among the departures a trip that somebody else assigned has no form either.
      const { vehicle: another } = await makeTrips(1, 1)
      const trip = tripsOf(page).filter({ hasText: another.name })
      await page.goto(hrefOf('/SubAdmin', { show: 'tomorrow' }))
      const { id, day } = await siteDatabase.booking.findFirstOrThrow({ where: { vehicleId: another.id } })
      await selectIn(trip, 'driverId').selectOption({ index: 2 })
      const driver = await makeDriver(siteDatabase)
      const unit = await siteDatabase.unit.findFirstOrThrow({ where: { vehicleId: another.id } })
      await siteDatabase.assignment.create({
        data: { bookingId: id, day, driverId: driver.id, unitId: unit.id },
      })
      await trip.getByRole('button', { name: /^Assign, / }).click()
      await expect(page.getByText(t('Flash.changedMeanwhile'))).toBeVisible()
      await expect(trip.getByRole('button', { name: /^Assign, / })).toHaveCount(0)
    })
  })
}
