import { formatPhone } from '@/lib/core/phone'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'
import { newPhone } from '../support/own-numbers'

const t = textsOf('en')

async function bookedBy(name: string) {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const facts = { vehicle, customer, inDays: 8, status: 'successful', destination: 'Adama' } as const
  const { id } = await createBooking(siteDatabase, { ...facts, transactionId: `FT${vehicle.id.slice(-12)}` })
  const { customerId } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
  await siteDatabase.customer.update({ where: { id: customerId ?? '' }, data: { name, knownAs: name } })
  return { bookingId: id, id: customerId ?? '', email: customer.email }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a customer is found, noted about, and merged after both were shown', async ({ page }) => {
      const word = `Q${crypto.randomUUID().slice(0, 8)}`
      const [one, other] = [await bookedBy(`Almaz ${word}`), await bookedBy(`Almaaz ${word}`)]
      await signIn(page, demoAccount('subadmin'))
      await page.goto('/Customers')
      const main = page.getByRole('main')
      await main.getByRole('searchbox', { name: t('Customers.search') }).fill(word)
      await main.getByRole('button', { name: t('DataList.search'), exact: true }).click()
      await main.getByRole('link', { name: `Almaz ${word}`, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: `Almaz ${word}` })).toBeVisible()

      await main.locator('#text').fill('Calls after six')
      await main.getByRole('button', { name: t('Notes.add') }).click()
      await expect(page.getByText(t('Flash.noteAdded'))).toBeVisible()
      await expect(main.getByText('Calls after six')).toBeVisible()

      await main.locator('#q').fill(word)
      await main.getByRole('button', { name: t('DataList.search'), exact: true }).click()
      await main.getByRole('link', { name: t('Customers.compareWith', { name: `Almaaz ${word}` }) }).click()
      await expect(main.getByText(/2 bookings and Br\s7,000/)).toBeVisible()
      expect(
        (await siteDatabase.customer.findUniqueOrThrow({ where: { id: other.id } })).mergedIntoId,
      ).toBeNull()
      await main.getByRole('button', { name: t('Customers.merge') }).click()
      await expect(page.getByText(t('Flash.customersMerged'))).toBeVisible()
      expect(await siteDatabase.booking.count({ where: { customerId: one.id } })).toBe(2)
      // The old address leads to the one that stays.
      await page.goto(hrefOf('/Customer', { id: other.id }))
      await expect(page.getByRole('heading', { level: 1, name: `Almaz ${word}` })).toBeVisible()
      // A number to be read out stands on one line.
      const number = main.locator('dl a[href^="tel:"]').first()
      expect((await number.boundingBox())?.height).toBeLessThan(32)
      await expect(number).toHaveCSS('text-decoration-line', 'underline')
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a booking is for the customer on whose page it began, or who was chosen of those with one phone', async ({
      page,
    }) => {
      const [sara, hana] = [await bookedBy('Sara'), await bookedBy('Hana')]
      const phone = newPhone()
      const both = { id: { in: [sara.id, hana.id] } }
      await siteDatabase.customer.updateMany({ where: both, data: { phone, knownAs: phone } })
      await siteDatabase.user.updateMany({ where: { customer: both }, data: { phone, firstName: 'Sara' } })
      await siteDatabase.user.updateMany({
        where: { customer: { id: hana.id } },
        data: { firstName: 'Hana' },
      })
      await signIn(page, demoAccount('subadmin'))
      await page.goto(hrefOf('/Customer', { id: sara.id }))
      const main = page.getByRole('main')
      await main.getByRole('link', { name: t('Customers.newBooking') }).click()
      await expect(main.getByText(/^Known customer: Sara.*1 booking so far/)).toBeVisible()
      await expect(main.locator('#name')).toHaveValue(/^Sara/)
      await expect(main.locator('#email')).toHaveValue(sara.email)
      await expect(main.locator('#customer-phone')).toHaveValue(formatPhone(phone))
      // Another look at the price keeps whom it is for.
      await main.getByRole('button', { name: t('Desk.look') }).click()
      await page.waitForURL((url) => url.searchParams.has('vehicleId'))
      await expect(main.locator('#email')).toHaveValue(sara.email)

      await page.goto(hrefOf('/NewBooking', { phone }))
      await expect(main.getByText(t('Desk.whichCustomer', { count: 2 }))).toBeVisible()
      await expect(main.locator('#name')).toHaveCount(0)
      await main.getByRole('link', { name: /^Hana/ }).click()
      await expect(main.locator('#email')).toHaveValue(hana.email)
      await main.getByRole('link', { name: t('Desk.anotherPerson') }).click()
      await expect(main.getByText(t('Desk.anotherCustomer'))).toBeVisible()
      await expect(main.locator('#email')).toHaveValue('')
    })
  })
}

test('every number on the page of a customer is a call at 360 px', async ({ page }) => {
  const { id } = await bookedBy('Almaz')
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Customer', { id }))
  const text = await page.getByRole('main').innerText()
  expect(text).toMatch(/\+251/)
  for (const number of text.match(/\+251[\d ]{9,}/g) ?? []) {
    await expect(page.locator('a[href^="tel:"]').filter({ hasText: number.trim() }).first()).toBeVisible()
  }
})

test('the page of a customer says how much it leaves out, and leads to all bookings', async ({ page }) => {
  const [vehicle, customer] = [await makeVehicle(60), await makeCustomer()]
  const facts = { vehicle, customer, inDays: 9, status: 'successful', destination: 'Adama' } as const
  let customerId: string | null = null
  for (let made = 0; made < 51; made += 1) {
    const { id } = await createBooking(siteDatabase, {
      ...facts,
      transactionId: `FT${crypto.randomUUID()}`,
    })
    customerId ??= (await siteDatabase.booking.findUniqueOrThrow({ where: { id } })).customerId
  }
  const phone = newPhone()
  await siteDatabase.booking.updateMany({ where: { customerId }, data: { phone } })
  await siteDatabase.customer.update({ where: { id: customerId ?? '' }, data: { phone } })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Customer', { id: customerId ?? '' }))
  const main = page.getByRole('main')
  // Of bookings and of payments.
  await expect(main.getByText(t('Customers.newest', { shown: 50, count: 51 }))).toHaveCount(2)
  await main.getByRole('link', { name: t('OfficeSearch.all', { list: formatPhone(phone) }) }).click()
  await page.waitForURL((url) => url.pathname === '/SubBookStatus' && url.searchParams.get('q') === phone)
  await expect(main.getByText(t('DataList.total', { count: 51 }))).toBeVisible()
})

test('the search leads to the customer', async ({ page }) => {
  const word = `Q${crypto.randomUUID().slice(0, 8)}`
  const { id } = await bookedBy(`Tigist ${word}`)
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Search', { q: word }))
  await page.getByRole('link', { name: new RegExp(`Tigist ${word}`) }).click()
  await page.waitForURL((url) => url.pathname === '/Customer' && url.searchParams.get('id') === id)
})

test('what is done twice on one page is answered twice, though in the same words', async ({ page }) => {
  const { id } = await bookedBy('Almaz')
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Customer', { id }))
  const main = page.getByRole('main')
  const answer = main.getByText(t('Flash.noteAdded'))
  for (const text of ['Calls after six', 'Speaks Oromo']) {
    await main.locator('#text').fill(text)
    await main.getByRole('button', { name: t('Notes.add') }).click()
    await expect(main.getByText(text)).toBeVisible()
    // Another element, which a screen reader reads out.
    await expect(answer).not.toHaveAttribute('data-heard')
    await answer.evaluate((element) => (element.dataset.heard = 'yes'))
  }
})

test('what staff noted about a booking is read beside its list as on its page', async ({ page }) => {
  const { bookingId, id: customerId } = await bookedBy('Almaz Tadesse')
  const text = 'Calls before she comes'
  await siteDatabase.customerNote.create({ data: { bookingId, customerId, text } })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/SubBookStatus', { open: bookingId }))
  await expect(page.locator('#beside').getByText(text)).toBeVisible()
  await page.goto(hrefOf('/YourBooking', { id: bookingId }))
  await expect(page.getByRole('main').getByText(text)).toBeVisible()
})
