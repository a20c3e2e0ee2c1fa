import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { routing } from '@/lib/core/i18n/routing'
import { dateOfDay } from '@/lib/core/day'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { asOnlyAdmin } from '../support/own-database-site'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'
import { newVehicleName } from '../support/vehicle-name'

const t = textsOf('en')
const main = (page: Page) => page.getByRole('main')

test.use({ viewport: { width: 360, height: 740 } })

for (const locale of routing.locales) {
  test(`has its first row within the first view, and room for the words of a search (${locale})`, async ({
    page,
  }) => {
    await signIn(page, demoAccount('admin'))
    const searched = ['/AllBookStatus', '/BookingDb', '/UserDb', '/Payments']
    for (const path of [...searched, '/Customers', '/ContactDb', '/Get']) {
      await page.goto(addressIn(locale, path))
      if (path !== '/Payments') {
        const first = main(page).locator('tr[id^="row-"]').first()
        await expect.soft(first, path).toBeInViewport()
      }
      if (!searched.includes(path)) continue
      const search = main(page).getByRole('searchbox')
      // Its button is beside it, not alone on a line of its own.
      const button = main(page).getByRole('search').locator('button[type=submit]')
      const [field, beside] = [await search.boundingBox(), await button.boundingBox()]
      expect.soft(beside?.y, path).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0))
      // Beside the way back to all as well.
      await page.goto(`${addressIn(locale, path)}?q=Hana`)
      await expect(search).toHaveValue('Hana')
      const box = await search.boundingBox()
      expect.soft(box?.width, path).toBeGreaterThanOrEqual(120)
    }
  })
}

test('a name of sixty letters without a blank widens no list, nor does that of a view', async ({ page }) => {
  const firstName = 'W'.repeat(60)
  const customer = { ...(await makeCustomer({ firstName })), phone: '+251911778899' }
  const vehicle = { ...(await makeVehicle()), price: 3500 }
  const seed = { destination: 'Bole', status: 'pending', inDays: 9 } as const
  await createBooking(siteDatabase, { ...seed, vehicle, customer, transactionId: `FT${randomUUID()}` })
  const day = dateOfDay(dayFromToday(9))
  const request = { firstName, phone: customer.phone, day, item: 'suv' } as const
  await siteDatabase.travelBooking.create({ data: request })
  const admin = demoAccount('admin')
  const { id: userId } = await siteDatabase.user.findUniqueOrThrow({ where: { email: admin.email } })
  const view = { path: '/UserDb', name: 'W'.repeat(40), query: 'q=W' } as const
  const { id } = await siteDatabase.savedView.create({ data: { ...view, userId } })
  await signIn(page, admin)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of ['/AllBookStatus', '/BookingDb', '/UserDb'] as const) {
      await page.goto(hrefOf(path, { q: firstName }))
      await expect(main(page).getByText(firstName).first(), path).toBeVisible()
      const room = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(room, `${path} ${width}`).toBeLessThanOrEqual(width)
    }
  }
  await siteDatabase.savedView.delete({ where: { id } })
})

test('names the vehicles that lack plates once it is asked, where they are many', async ({ page }) => {
  const vehicles = await Promise.all(Array.from({ length: 7 }, () => makeVehicle(2)))
  // The first by name: those of other tests are more than are looked at.
  const name = newVehicleName('Alfa')
  await siteDatabase.vehicle.update({ where: { id: vehicles[0]?.id ?? '' }, data: { name } })
  await siteDatabase.unit.createMany({
    data: vehicles.map(({ id }) => ({ vehicleId: id, plate: `AA 3 ${id.slice(-8).toUpperCase()}` })),
  })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Units'))
  const note = main(page)
    .getByRole('note')
    .filter({ hasText: t('Dispatch.fewerUnits') })
  const named = note.getByText(`${name} 2022 (1/2)`)
  await expect(note).toBeVisible()
  await expect(named).toBeHidden()
  await note.getByText(t('Dispatch.fewerUnits')).click()
  await expect(named).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('opens its filter by one line, and keeps it open while something is chosen', async ({ page }) => {
    await signIn(page, demoAccount('admin'))
    await page.goto('/BookingDb')
    const choice = main(page).getByLabel(t('Requests.show'))
    await expect(choice).toBeHidden()
    await main(page).getByText(t('DataList.filter'), { exact: true }).click()
    await choice.selectOption('open')
    await main(page)
      .getByRole('button', { name: t('DataList.search') })
      .click()
    await page.waitForURL((url) => url.searchParams.get('show') === 'open')
    await expect(choice).toHaveValue('open')
    await expect(choice).toBeVisible()
  })
})

test('what waits on the first page of the desk names day and destination whole, in the longest language', async ({
  page,
}) => {
  await asOnlyAdmin(page, async (site) => {
    const person = { firstName: 'Marta', lastName: 'Alemu', phone: '+251911234567', locale: 'om' } as const
    const trip = { day: dateOfDay(dayFromToday(5)), item: 'midsuv', destination: 'Bishoftu' } as const
    await site.database.travelBooking.create({ data: { ...person, ...trip } })
    await page.goto(site.url + addressIn('om', '/Admin'))
    const words = main(page).getByText(/Bishoftu$/)
    await expect(words).toBeVisible()
    expect(await words.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(3)
  })
})

test('says of what a page of bookings comes to that it is this page', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  await page.goto('/AllBookStatus')
  await expect(main(page).getByText(/^On this page \d+ not canceled: Br/)).toBeVisible()
})
