import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { addDays } from '@/lib/core/day'
import { formatCode } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test('a trip that is sold out is asked for again by every way out, for as many people', async ({ page }) => {
  const [vehicle, customer] = await Promise.all([makeVehicle(1), makeCustomer()])
  await createBooking(siteDatabase, {
    ...{ vehicle, customer, inDays: 27, status: 'successful', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
  await signIn(page, customer)
  const day = dayFromToday(26)
  const lastDate = addDays(day, 1)
  const rest = { pickupPlace: 'Hilton', pickupTime: '07:30', passengers: '12' }
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day, lastDate, ...rest }))
  const asked = async (link: Locator) => {
    const to = new URL((await link.getAttribute('href')) ?? '', 'https://drive.example')
    return Object.fromEntries(to.searchParams)
  }
  const others = page.getByRole('region', { name: t('OneDayBook.soldOut.others') }).getByRole('link')
  const wayTo = (name: string) => page.getByRole('link', { name, exact: true })
  for (const link of [
    others.first(),
    wayTo(t('OneDayBook.soldOut.otherDays')),
    wayTo(t('OneDayBook.soldOut.allVehicles')),
  ]) {
    expect(await asked(link)).toMatchObject({ date: day, lastDate, ...rest })
  }
  const { id } = await asked(others.first())
  const { seats } = await siteDatabase.vehicle.findUniqueOrThrow({ where: { id: id ?? '' } })
  expect(seats).toBeGreaterThanOrEqual(12)

  const next = page.getByRole('region', { name: t('OneDayBook.soldOut.nextDays') }).getByRole('link')
  await next.first().click()
  await expect(page.locator('[name=date]')).toHaveValue(addDays(day, 2))
  for (const [name, value] of Object.entries(rest)) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  }
})

test('whoever goes back after booking the last place is led to the booking, not told that nothing was booked', async ({
  page,
}) => {
  const [vehicle, customer] = await Promise.all([makeVehicle(1), makeCustomer()])
  const { id, code } = await createBooking(siteDatabase, {
    ...{ vehicle, customer, inDays: 26, status: 'pending', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
  await signIn(page, customer)
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: dayFromToday(26) }))
  await expect(page.getByText(`booking ${formatCode(code)}`)).toBeVisible()
  await expect(page.getByText('Nothing was booked')).toHaveCount(0)
  await page.getByRole('link', { name: t('Bookings.open') }).click()
  await page.waitForURL((url) => url.searchParams.get('id') === id)
})
