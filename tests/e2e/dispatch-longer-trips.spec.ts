import { hrefOf } from '@/lib/routes/routes'
import { makeTrips, selectIn, tripsOf } from '../support/dispatch-trips'
import { dayFromToday, demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test('a trip of several days gets its driver and its car by one press, on some of them or on all', async ({
  page,
}) => {
  const at = 76
  const { vehicle, address } = await makeTrips(at, 1, 3)
  const days = async () => {
    const rows = await siteDatabase.assignment.findMany({
      where: { booking: { vehicleId: vehicle.id }, unitId: { not: null } },
      orderBy: { day: 'asc' },
    })
    return rows.map(({ driverId }) => driverId)
  }
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Dispatch', { date: dayFromToday(at + 1) }))
  const trip = tripsOf(page)
  const driverId = await selectIn(trip, 'driverId').inputValue()
  await trip.getByRole('button').click()
  await expect(page.getByText(t('Flash.assigned'))).toBeVisible()
  expect(await days()).toEqual([driverId, driverId])
  // The day before has whoever drives from then on, and the driver of one day alone is changed where that is asked.
  await page.goto(address)
  await expect(selectIn(trip, 'driverId')).toHaveValue(driverId)
  await expect(trip.getByText(/^Already on this trip/)).toBeVisible()
  await selectIn(trip, 'driverId').selectOption({ index: 2 })
  await trip.getByRole('checkbox').uncheck()
  await trip.getByRole('button').click()
  await expect(page.getByText(t('Flash.assigned'))).toBeVisible()
  const [first, ...others] = await days()
  expect(first).not.toBe(driverId)
  expect(others).toEqual([driverId, driverId])
})

test('a box for the days that follow stays as it was ticked where another driver is proposed meanwhile', async ({
  page,
}) => {
  const { vehicle, address } = await makeTrips(96, 2, 3)
  await signIn(page, demoAccount('subadmin'))
  await page.goto(address)
  const [first, last] = [tripsOf(page).first(), tripsOf(page).last()]
  const driverId = await selectIn(first, 'driverId').inputValue()
  await first.getByRole('checkbox').uncheck()
  const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec((await last.textContent()) ?? '')?.[0].replace('-', '') ?? ''
  const other = await siteDatabase.booking.findFirstOrThrow({ where: { code, vehicleId: vehicle.id } })
  await siteDatabase.assignment.create({ data: { bookingId: other.id, day: other.day, driverId } })
  await page.getByRole('button', { name: t('OfficeFrame.live.show') }).click()
  await expect(selectIn(first, 'driverId')).not.toHaveValue(driverId)
  await expect(first.getByRole('checkbox')).not.toBeChecked()
})

test('who is chosen for one day or for one driver is not chosen for the next', async ({ page }) => {
  const at = 116
  const { address } = await makeTrips(at, 2, 2)
  await signIn(page, demoAccount('subadmin'))
  const choice = selectIn(tripsOf(page).first(), 'driverId')
  await page.goto(address)
  // None is chosen; the next day has its proposal.
  await choice.selectOption('')
  await page.getByRole('link', { name: t('Dispatch.later') }).click()
  await page.waitForURL((url) => url.searchParams.get('date') === dayFromToday(at + 1))
  await expect(choice).not.toHaveValue('')

  await tripsOf(page).first().getByRole('button').click()
  await expect(page.getByText(t('Flash.assigned'))).toBeVisible()
  await tripsOf(page).last().getByRole('button').click()
  await expect(page.getByText(t('Flash.assigned'))).toBeVisible()
  const replace = page.locator('main a[href*="replace="]')
  await replace.first().click()
  const by = page.locator('#by')
  await by.selectOption({ index: 3 })
  await replace.last().click()
  await page.waitForURL((url) => url.searchParams.get('replace') !== null)
  const asked = new URL(page.url()).searchParams.get('replace') ?? ''
  await expect(page.locator('#replace [name="driverId"]')).toHaveValue(asked)
  await expect(by).toHaveValue('')
})
