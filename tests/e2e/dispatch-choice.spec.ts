import { hrefOf } from '@/lib/routes/routes'
import { makeDriver } from '../support/access/world'
import { makeTrips, selectIn, tripsOf } from '../support/dispatch-trips'
import { demoAccount, siteDatabase } from '../support/site-database'
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
