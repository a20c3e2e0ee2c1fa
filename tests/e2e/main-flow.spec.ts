import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { routing, type Locale } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { fillLogin, fillOrder, fillRegistration, leftText } from '../support/booking-steps'
import { dayFromToday, demoAccount, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, test, watchConsole } from '../support/site-test'
import { addressIn, textsOf, type Texts } from '../support/texts'

const day = dayFromToday(21)

type Story = { locale: Locale; t: Texts; vehicle: { id: string; name: string } }

const onPath = (locale: Locale, path: string) => (url: URL) => url.pathname === addressIn(locale, path)

async function expectLeft(page: Page, { locale, t, vehicle }: Story, count: number) {
  await page.goto(addressIn(locale, hrefOf('/OneDayVehicles', { q: vehicle.name, date: day })))
  const card = page.getByRole('article').filter({ hasText: vehicle.name })
  await expect(card.getByText(leftText(t, count))).toBeVisible()
}

async function findVehicle(page: Page, { locale, t, vehicle }: Story) {
  await page.goto(addressIn(locale, '/OneDayVehicles'))
  await page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: t('Search.change') })
    .click()
  const search = page.getByRole('main').getByRole('search')
  await search.getByLabel(t('Search.words'), { exact: true }).fill(vehicle.name)
  await search.getByLabel(t('Search.date'), { exact: true }).fill(day)
  await search.getByRole('button', { name: t('Search.submit') }).click()
  await expect(page.getByText(t('OneDayVehicles.count.one_day', { count: 1 }), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: t('OneDayVehicles.bookNowOf', { name: vehicle.name }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: vehicle.name })).toBeVisible()
}

/** A visitor orders, is led to the login, registers there, and goes on with the same vehicle and day. */
async function bookAsNewCustomer(page: Page, story: Story): Promise<string> {
  const { locale, t } = story
  const account = { email: `chaltu-${randomUUID()}@example.com`, password: 'Correct-horse-7' }
  await findVehicle(page, story)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('OneDayVehicle.order'), exact: true })
    .click()
  await page.waitForURL(onPath(locale, '/Login'))
  await expect(page.getByText(t('Login.forgotLogin'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Login.toRegister'), exact: true })
    .click()
  await page.waitForURL(onPath(locale, '/register'))
  await fillRegistration(page, t, account)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Register.submit'), exact: true })
    .click()
  await page.waitForURL(onPath(locale, '/OneDayBook'))
  await expect(page.getByText(t('Flash.registered'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(story.vehicle.name)
  await expect(page.locator('[name=date]')).toHaveValue(day)
  await expect(page.getByLabel(t('OneDayBook.phone'), { exact: true })).toHaveValue('+251 91 123 4567')
  const transactionId = await fillOrder(page, t, { day })
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await page.waitForURL(onPath(locale, '/UserDashboard'))
  await expect(page.getByText(t('Flash.booked'))).toBeVisible()
  return transactionId
}

async function expectStatus(
  page: Page,
  { locale, t, vehicle }: Story,
  expected: { status: string; transactionId: string },
) {
  await page.goto(addressIn(locale, '/UserDashboard'))
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: vehicle.name }) })
  await expect(card.getByText(expected.status, { exact: true }).first()).toBeVisible()
  await page
    .getByRole('link', { name: t('Bookings.tile') })
    .first()
    .click()
  await page.waitForURL(onPath(locale, '/UserBookStatus'))
  await expect(page.getByRole('heading', { level: 1, name: t('Bookings.listTitle') })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: vehicle.name })
  await expect(row).toContainText(expected.transactionId)
  await expect(row).toContainText(expected.status)
}

async function confirmAsAdmin(page: Page, { locale, t, vehicle }: Story) {
  await page.goto(addressIn(locale, '/Login'))
  await fillLogin(page, t, demoAccount('admin'))
  await page.waitForURL(onPath(locale, '/Admin'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Office.tile.statusOneDay') })
    .click()
  await page.waitForURL(onPath(locale, '/LandingBookStatus'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Status.pending') })
    .click()
  await page.waitForURL(onPath(locale, '/StatusOfBook'))
  await page.getByRole('link', { name: vehicle.name }).first().click()
  await page.waitForURL(onPath(locale, '/EditBookStatus'))
  await page.getByLabel(t('Office.status'), { exact: true }).selectOption(t('Status.successful'))
  await page.getByRole('button', { name: t('Office.update'), exact: true }).click()
  await page.waitForURL(onPath(locale, '/LandingBookStatus'))
}

for (const locale of routing.locales) {
  test(`a customer books, the admin confirms, the customer reads it (${locale})`, async ({
    page,
    browser,
  }) => {
    const story = { locale, t: textsOf(locale), vehicle: await makeVehicle(3) }
    await expectLeft(page, story, 3)
    const transactionId = await bookAsNewCustomer(page, story)
    await expectStatus(page, story, { status: story.t('Status.pending'), transactionId })

    const office = await browser.newContext()
    const problems = watchConsole(office)
    const adminPage = await office.newPage()
    await confirmAsAdmin(adminPage, story)
    if (locale === 'en') {
      await expect(
        adminPage.getByText('Successfully Change Status to successful!', { exact: true }),
      ).toBeVisible()
    } else {
      await expect(adminPage.getByRole('main').getByRole('status')).not.toContainText(/[a-z]{6}ful/)
    }
    await office.close()
    expect(problems).toEqual([])

    await expectStatus(page, story, { status: story.t('Status.successful'), transactionId })
    await expectLeft(page, story, 2)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same way is open, and a mistake loses nothing that was typed', async ({ page, browser }) => {
    const story = { locale: 'en', t: textsOf('en'), vehicle: await makeVehicle(2) } as const
    const { t } = story
    const transactionId = await bookAsNewCustomer(page, story)
    await expectStatus(page, story, { status: t('Status.pending'), transactionId })

    await page.goto(hrefOf('/OneDayBook', { id: story.vehicle.id, date: day }))
    await fillOrder(page, t, { day, transactionId })
    await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
    await expect(page.getByText(t('Validation.transactionUsed')).first()).toBeVisible()
    await expect(page.getByLabel(t('OneDayBook.destination'), { exact: true })).toHaveValue('Bishoftu')
    await expect(page.getByLabel(t('OneDayBook.transactionId'), { exact: true })).toHaveValue(transactionId)

    const office = await browser.newContext({ javaScriptEnabled: false })
    const adminPage = await office.newPage()
    await confirmAsAdmin(adminPage, story)
    await expect(
      adminPage.getByText('Successfully Change Status to successful!', { exact: true }),
    ).toBeVisible()
    // Said once: the next page no longer says it.
    await adminPage.reload()
    await expect(adminPage.getByText('Successfully Change Status to successful!')).toHaveCount(0)
    await office.close()
    await expectStatus(page, story, { status: t('Status.successful'), transactionId })
    expect(await siteDatabase.booking.count({ where: { vehicleId: story.vehicle.id } })).toBe(1)
  })
})
