import type { APIRequestContext } from '@playwright/test'
import { dateOfDay, startOfDay } from '@/lib/core/day'
import { formatBirr, formatNumber } from '@/lib/core/i18n/format'
import type { Prisma } from '@/lib/db/generated/client'
import { createBooking } from '@/prisma/seed/bookings'
import { createCar } from '@/prisma/seed/cars'
import { expect, test } from '../support/api-test'
import { dayFromToday, demoAccount, makeCustomer, siteDatabase } from '../support/site-database'
import { newVehicleName } from '../support/vehicle-name'

async function pageOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  return answer.text()
}

/** The rows of the table below a chart, as the server sends them. */
function numbersOf(html: string, chart: string): string[][] {
  const section = html.slice(html.indexOf(`aria-labelledby="${chart}"`))
  const body = /<tbody>(.*?)<\/tbody>/s.exec(section)?.[1] ?? ''
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map((match) => match[1] ?? ''),
  )
}

test('the reports show the numbers of the database, as tables without a script too', async ({ request }) => {
  await request.post('/api/login', { data: demoAccount('admin') })
  const createdAt = { gte: startOfDay(dayFromToday(-89)), lt: startOfDay(dayFromToday(-9)) }
  const html = await pageOf(request, '/Reports?period=90')
  const perDay = numbersOf(html, 'bookings-per-day')
  expect(perDay).toHaveLength(90)
  // Other tests book meanwhile; what came in before they began stands still.
  const settled = perDay.slice(0, 80)
  const made = await siteDatabase.booking.count({ where: { createdAt } })
  expect(made).toBeGreaterThan(20)
  expect(settled.reduce((sum, cells) => sum + Number(cells.at(-1)), 0)).toBe(made)

  // A deleted one counts as what it was.
  const isCanceled: Prisma.BookingWhereInput = {
    OR: [{ status: 'canceled', hiddenAt: null }, { statusBeforeHidden: 'canceled' }],
  }
  await expect(async () => {
    const shown = numbersOf(await pageOf(request, '/Reports?period=90'), 'income-by-status')
    const stored = await siteDatabase.booking.aggregate({
      where: { ...isCanceled, createdAt: { gte: startOfDay(dayFromToday(-89)) } },
      _sum: { totalSantim: true },
      _count: true,
    })
    const paid = await siteDatabase.payment.aggregate({
      where: { countedOn: { gte: dateOfDay(dayFromToday(-89)) }, booking: isCanceled },
      _sum: { amountSantim: true },
    })
    expect(shown.find(([name]) => name === 'Canceled')).toEqual([
      'Canceled',
      formatNumber(stored._count),
      formatBirr(Number(stored._sum.totalSantim ?? 0) / 100, 'en'),
      formatBirr(Number(paid._sum.amountSantim ?? 0) / 100, 'en'),
    ])
  }).toPass({ timeout: 20_000 })
  expect(numbersOf(html, 'requests-by-category')).toHaveLength(5)
  expect(numbersOf(html, 'vehicle-use').length).toBeGreaterThan(0)
})

test('what departs today stands on the page of today, by time, with its call', async ({ request }) => {
  await request.post('/api/login', { data: demoAccount('admin') })
  const today = dateOfDay(dayFromToday(0))
  const booked = await siteDatabase.booking.findFirstOrThrow({
    where: { day: today, status: 'successful', hiddenAt: null },
    orderBy: [{ createdAt: 'asc' }],
  })
  const html = await pageOf(request, '/Admin')
  expect(html).toContain(`href="/EditBookStatus?id=${booked.id}"`)
  expect(html).toContain(`href="tel:${booked.riderPhone ?? booked.phone}"`)
  const list = await pageOf(request, `/AllBookStatus?day=${dayFromToday(0)}`)
  // From a list the link carries the way back to it.
  expect(list).toContain(`href="/EditBookStatus?id=${booked.id}&amp;list=`)
})

test('a sub-admin’s dashboard has nothing of money, contacts or users', async ({ request }) => {
  await request.post('/api/login', { data: demoAccount('subadmin') })
  const html = await pageOf(request, '/am/SubAdmin')
  for (const withheld of [
    '/EditContactDb',
    '/ContactDb',
    '/UserDb',
    '/EditBookStatus',
    '/exports/contacts',
    '/Reports',
    '/Payments',
  ]) {
    expect(html, withheld).not.toContain(`${withheld}?`)
    expect(html, withheld).not.toContain(`"/am${withheld}"`)
  }
})

test('the chart of the vehicles calls a car by its name alone, which has no model', async ({ request }) => {
  await request.post('/api/login', { data: demoAccount('admin') })
  const name = newVehicleName('Bajaj')
  const seed = { name, item: 'minivan', price: '$1', filename: 'minivan-1.webp' } as const
  const car = await createCar(siteDatabase, {
    ...seed,
    facts: [10, 1, 'manual', 'petrol', 4],
    prices: [1000],
  })
  const customer = await makeCustomer()
  for (let booking = 0; booking < 4; booking++) {
    await createBooking(siteDatabase, {
      ...{
        vehicle: { ...car, price: 1000 },
        customer,
        inDays: -6,
        days: 7,
        daysAgo: 7,
        status: 'successful',
      },
      ...{ transactionId: `FT${booking}${car.id.slice(-11)}`, destination: 'Adama' },
    })
  }
  const named = async () =>
    numbersOf(await pageOf(request, '/Reports?period=7'), 'vehicle-use').find(([one]) => one?.includes(name))
  expect(await named()).toEqual([name, '28', '100%'])
  await siteDatabase.vehicle.delete({ where: { id: car.id } })
  expect((await named())?.[0]).toBe(`${name}, removed`)
})
