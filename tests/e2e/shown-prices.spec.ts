import type { APIRequestContext } from '@playwright/test'
import { formatBirr, formatDayInWords, formatDays } from '@/lib/core/i18n/format'
import { addressIn, routing } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { createCar } from '@/prisma/seed/cars'
import { fillOrder, unfold } from '../support/booking-steps'
import { makeOfferedExtra } from '../support/offered-extra'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'
import { newVehicleName } from '../support/vehicle-name'

// One after the other: each changes what the pages say.
test.describe.configure({ mode: 'default' })

// Typed from what the demo calls them (CONTRACT section 3): cars of `suv` differ by their bags.
const classes = [
  ['compact', 'suv', 0],
  ['economy', 'suv', 2],
  ['standard', 'suv', 3],
  ...(['midsuv', 'fullsuv', 'minivan', 'pickup'] as const).map((name) => [name, name, 0] as const),
] as const
type Class = (typeof classes)[number][0]

/** What the cheapest car of a class that can be booked costs today, in Br, as the API's quote says. */
async function quoted(
  request: APIRequestContext,
  [, category, least]: (typeof classes)[number],
): Promise<number> {
  const found = await request.get('/api/vehicles', {
    params: { kind: 'car', class: category, limit: '200' },
  })
  const cars: { _id: string; quantity: number; bags: number | null; total: number | null }[] =
    await found.json()
  const totals = cars
    .filter(({ quantity, bags }) => quantity > 0 && (bags ?? 0) >= least)
    .flatMap(({ total }) => total ?? [])
  return Math.min(...totals) / 100
}

const pages = [
  ['/Home', ['compact', 'economy', 'midsuv', 'minivan']],
  ['/Vehicles', ['economy', 'standard', 'midsuv', 'fullsuv', 'minivan', 'pickup']],
] as const

for (const locale of routing.locales) {
  const t = textsOf(locale)
  const from = (price: number) =>
    t.markup('Home.fromPrice', { price: formatBirr(price, locale), strong: (chunks) => chunks })

  test(`what vehicles cost from is the quote of the cheapest, on every page, in ${locale}`, async ({
    page,
  }) => {
    // Other tests may post a car between two requests.
    await expect(async () => {
      const prices = await Promise.all(classes.map((one) => quoted(page.request, one)))
      const priceOf = (name: Class) => prices[classes.findIndex(([one]) => one === name)] ?? 0
      await page.goto(addressIn(locale, '/'))
      await expect(page.getByRole('main')).toContainText(from(Math.min(...prices)), { timeout: 2000 })
      for (const [path, names] of pages) {
        await page.goto(addressIn(locale, path))
        for (const name of names) {
          const heading = page.getByRole('heading', { name: t(`VehicleClass.${name}`), exact: true })
          const card = page.getByRole('listitem').filter({ has: heading })
          await expect(card).toContainText(from(priceOf(name)), { timeout: 2000 })
        }
      }
      for (const [type, name] of [
        ['suv', 'compact'],
        ['pickup', 'pickup'],
      ] as const) {
        await page.goto(addressIn(locale, hrefOf('/VehiclesTypes', { type })))
        await expect(page.getByText(from(priceOf(name)))).toBeVisible({ timeout: 2000 })
      }
    }).toPass({ timeout: 150_000 })
  })
}

test('what a class costs from is said of all of it today, and not of other days or of a part', async ({
  page,
}) => {
  const status = page.getByRole('main').getByRole('status').first()
  const type = 'minivan'
  await page.goto(hrefOf('/VehiclesTypes', { type, date: dayFromToday(0), sort: 'name' }))
  await expect(status).toContainText('Br')
  for (const narrowed of [
    { date: dayFromToday(20) },
    { date: dayFromToday(0), lastDate: dayFromToday(29) },
    { seats: '12' },
    { min: '2600' },
  ]) {
    await page.goto(hrefOf('/VehiclesTypes', { type, ...narrowed }))
    await expect(status).toContainText(/\d+ car/)
    await expect(status).not.toContainText('Br')
  }
})

test('the figures that the specification prints are shown as what they are', async ({ page }) => {
  const t = textsOf('en')
  await page.goto('/Vehicles')
  const card = (name: Class) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: t(`VehicleClass.${name}`), exact: true }) })
  await expect(card('economy')).toContainText('Starting price: $60')
  await expect(card('fullsuv')).toContainText('Value of these vehicles: 1,200,000-37,000,000 Br')
  await expect(page.getByRole('region', { name: t('VehicleClass.driver') })).toContainText('2200-5000 Br')
})

test('a new car, a rule and a quantity change what a kept page says at once', async ({ request }) => {
  await request.post('/api/login', { data: demoAccount('admin') })
  const { id } = await createCar(siteDatabase, {
    name: newVehicleName('Bajaj'),
    item: 'minivan',
    price: '$1',
    filename: 'minivan-1.webp',
    facts: [10, 1, 'manual', 'petrol', 1],
    prices: [11],
  })
  const shown = async () =>
    (await Promise.all(['/Home', '/am/Home', '/or/Vehicles'].map((path) => request.get(path)))).map(
      async (answer) =>
        /(?:Br\u00a0(?:11|22)|(?:11|22)\u00a0ብር)<\/strong>/.exec(await answer.text())?.[0] ?? null,
    )
  const everywhere = async () => new Set(await Promise.all(await shown()))
  const amount = (price: number) => new Set([`Br\u00a0${price}</strong>`, `${price}\u00a0ብር</strong>`])
  try {
    await expect.poll(everywhere).toEqual(amount(11))
    const made = await request.post('/api/price-rules', {
      data: { name: 'Fair', rank: 9997, percent: 100, vehicleId: id },
    })
    const { priceRule } = await made.json()
    expect(await everywhere()).toEqual(amount(22))
    expect((await request.delete(`/api/price-rules/${priceRule._id}`)).status()).toBe(200)
    expect(await everywhere()).toEqual(amount(11))
    await siteDatabase.vehicle.update({ where: { id }, data: { quantity: 0 } })
    expect(await everywhere()).toEqual(new Set([null]))
  } finally {
    await siteDatabase.vehicle.delete({ where: { id } })
  }
})

test('a list and a page with a chosen day show the price of that day', async ({ page }) => {
  await page.request.post('/api/login', { data: demoAccount('admin') })
  const { id, name } = await makeVehicle()
  const day = dayFromToday(50)
  const made = await page.request.post('/api/price-rules', {
    data: { name: 'Fair', rank: 9996, percent: 20, from: day, to: day, vehicleId: id },
  })
  expect(made.status()).toBe(201)
  const quote = async (date: string) => {
    const answer = await page.request.get('/api/quote', { params: { vehicleId: id, date } })
    return formatBirr((await answer.json()).total / 100, 'en')
  }
  const [inSeason, today] = [await quote(day), await quote(dayFromToday(0))]
  expect(inSeason).not.toBe(today)
  const card = page.getByRole('article').filter({ hasText: name })
  await page.goto(hrefOf('/OneDayVehicles', { q: name, date: day }))
  await expect(card).toContainText(inSeason)
  await page.goto(hrefOf('/OneDayVehicles', { q: name }))
  await expect(card).toContainText(today)
  await page.goto(hrefOf('/OneDayVehiclesBook', { id, date: day }))
  await expect(page.getByRole('main')).toContainText(inSeason)
  await page.goto(hrefOf('/OneDayBook', { id, date: day }))
  await expect(page.getByRole('region', { name: textsOf('en')('OneDayBook.price') })).toContainText(inSeason)
  // Nobody typed the name of the rule in Amharic: it says in which language it is.
  await signIn(page, await makeCustomer())
  await page.goto(addressIn('am', hrefOf('/OneDayBook', { id, date: day })))
  await expect(page.getByText(/^Fair \(/)).toHaveAttribute('lang', 'en')
})

test('a car that was found for some days is asked for with them, at the price of the quote', async ({
  page,
}) => {
  const t = textsOf('en')
  const name = newVehicleName('Bajaj')
  const { id } = await createCar(siteDatabase, {
    ...{ name, item: 'minivan', price: '$1', filename: 'minivan-1.webp' },
    ...{ facts: [10, 1, 'manual', 'petrol', 1], prices: [1000, 900] },
  })
  await page.request.post('/api/login', { data: demoAccount('admin') })
  const made = await page.request.post('/api/price-rules', {
    data: { name: 'Fair', rank: 9995, percent: 20, vehicleId: id },
  })
  expect(made.status()).toBe(201)
  const trip = { date: dayFromToday(60), lastDate: dayFromToday(69), pickupPlace: 'Sar Bet', passengers: 3 }
  try {
    await page.goto(hrefOf('/VehiclesTypes', { ...trip, q: name }))
    const found = page.getByRole('article').filter({ hasText: name })
    await expect(found).toContainText(formatBirr(10_800, 'en'))
    await found.getByRole('link').click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    const car = page.getByRole('main')
    await expect(car).toContainText(formatBirr(10_800, 'en'))
    await expect(car).toContainText(t('OneDayVehicle.times', { count: 10, price: formatBirr(1080, 'en') }))
    // A day of a longer rental costs what the rule makes of it as well.
    await expect(car).toContainText(t('VehicleFacts.from7', { price: formatBirr(1080, 'en') }))
    await car.getByRole('link', { name: t('Help.reachTitle') }).click()
    await expect(page.locator('[name=date]')).toHaveValue(trip.date)
    await expect(page.getByLabel(t('TravelForm.message'))).toHaveValue(
      [name, formatDays(trip, 'en', formatDayInWords), 'Sar Bet', t('Search.people', { count: 3 })].join(
        ' · ',
      ),
    )
  } finally {
    await siteDatabase.vehicle.delete({ where: { id } })
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  const t = textsOf('en')
  const day = dayFromToday(30)
  const lastDate = dayFromToday(32)

  test('the price of the chosen days and extras is shown line by line, and nothing typed is lost', async ({
    page,
  }) => {
    const vehicle = await makeVehicle()
    const extra = await makeOfferedExtra(vehicle.id, {
      textEn: 'Ski rack',
      textOm: 'Baattuu',
      textAm: 'መደርደሪያ',
      amountSantim: 70_000,
      per: 'booking',
    })
    await signIn(page, await makeCustomer())
    const query = { vehicleId: vehicle.id, date: day, lastDate, extras: extra.id }
    const { total } = await (await page.request.get('/api/quote', { params: query })).json()
    const price = page.getByRole('region', { name: t('OneDayBook.price') })
    const showsTotal = async () => {
      await expect(price.getByRole('row', { name: /^Total/ })).toContainText(formatBirr(total / 100, 'en'))
      await expect(price.getByRole('row', { name: /Ski rack/ })).toContainText(formatBirr(700, 'en'))
    }

    await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day, lastDate, extras: extra.id }))
    await showsTotal()
    await expect(page.getByRole('checkbox', { name: 'Ski rack' })).toBeChecked()

    await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
    await fillOrder(page, t, { day })
    await page.locator('#lastDate').fill(lastDate)
    await unfold(page, t('OneDayBook.more'))
    await page.getByRole('checkbox', { name: 'Ski rack' }).check()
    await page.getByLabel(t('OneDayBook.returnTime')).fill('18:00')
    await price.getByRole('button', { name: t('OneDayBook.showPrice') }).click()
    await showsTotal()
    await expect(page.locator('#lastDate')).toHaveValue(lastDate)
    await expect(page.getByLabel(t('OneDayBook.destination'), { exact: true })).toHaveValue('Bishoftu')
    expect(page.url()).not.toContain('Bishoftu')

    await page.locator('#lastDate').fill(dayFromToday(29))
    await price.getByRole('button', { name: t('OneDayBook.showPrice') }).click()
    await expect(price).toContainText(t('Validation.rangeInvalid'))
    await page.locator('#lastDate').fill(lastDate)
    await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
    await page.waitForURL((url) => url.pathname === '/UserDashboard')
    const booking = await siteDatabase.booking.findFirstOrThrow({ where: { vehicleId: vehicle.id } })
    expect(Number(booking.totalSantim)).toBe(total)
    // The time of the return is shown where nothing was said of the pick-up.
    await expect(page.getByRole('article').filter({ hasText: vehicle.name })).toContainText('back by 18:00')
    await siteDatabase.extra.delete({ where: { id: extra.id } })
  })
})
