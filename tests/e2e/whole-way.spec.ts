import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { routing, type Locale } from '@/lib/core/i18n/routing'
import { choose, pressOn, typeInto } from '../support/keyboard'
import { makeVehicle, siteDatabase } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

/** How somebody goes along: everything is found by its role and its name, never by where it stands. */
interface Hand {
  press(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
  choose(target: Locator, value: string): Promise<void>
}

const keyboardOf = (page: Page): Hand => ({
  press: (target) => pressOn(page, target),
  type: (target, text) => typeInto(page, target, text),
  choose: (target, value) => choose(page, target, value),
})

const pointer: Hand = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  choose: async (target, value) => void (await target.selectOption(value)),
}

const bankMessage = (reference: string) =>
  `Dear Chaltu, You have transferred ETB 3,500.00 to Entoto Drive on 22/11/2026. Your transaction number is ${reference}. Your current balance is ETB 12.00.`

const partySize = 59

/** From the first page to a claimed transfer, as a visitor who has no account yet. */
async function goTheWholeWay(page: Page, locale: Locale, hand: Hand): Promise<void> {
  const t = textsOf(locale)
  const main = page.getByRole('main')
  const onPage = (path: string) => page.waitForURL((url) => url.pathname === addressIn(locale, path))
  const textbox = (name: string) => main.getByRole('textbox', { name, exact: true })
  const email = `chaltu-${randomUUID()}@example.com`
  // So large that few others are offered; by its name no test that runs beside this one books it.
  const { id, name } = await makeVehicle()
  await siteDatabase.vehicle.update({ where: { id }, data: { seats: partySize } })

  await page.goto(addressIn(locale, '/'))
  const search = page.getByRole('search')
  await hand.type(search.getByRole('combobox', { name: t('Search.pickupPlace'), exact: true }), 'Bole')
  await hand.choose(search.getByRole('combobox', { name: t('Search.pickupTime'), exact: true }), '08:00')
  await hand.type(
    search.getByRole('spinbutton', { name: t('Search.passengers'), exact: true }),
    String(partySize),
  )
  await hand.press(search.getByRole('button', { name: t('Search.submit') }))

  await onPage('/OneDayVehicles')
  await hand.press(main.getByRole('article').filter({ hasText: name }).getByRole('link').first())
  await onPage('/OneDayVehiclesBook')
  await hand.press(main.getByRole('link', { name: t('OneDayVehicle.order'), exact: true }))

  await onPage('/Login')
  await hand.press(main.getByRole('link', { name: t('Login.toRegister'), exact: true }))
  await onPage('/register')
  await hand.type(textbox(t('Register.firstName')), 'Chaltu')
  await hand.type(textbox(t('Register.lastName')), 'Dinka')
  await hand.type(textbox(t('Register.email')), email)
  await hand.type(textbox(t('Register.phone')), `09${String(Date.now()).slice(-8)}`)
  // A field for a password has no role.
  await hand.type(main.getByLabel(t('Register.password'), { exact: true }), 'Correct-horse-7')
  await hand.press(main.getByRole('button', { name: t('Register.submit'), exact: true }))

  await onPage('/OneDayBook')
  await hand.type(textbox(t('OneDayBook.destination')), 'Bishoftu')
  await hand.press(main.getByRole('button', { name: t('OneDayBook.submit'), exact: true }))
  await onPage('/YourBooking')
  await expect(page.getByRole('heading', { level: 1, name: t('YourBooking.heldTitle') })).toBeVisible()
  const reference = `DK${randomUUID().replace(/\W/g, '').slice(0, 8).toUpperCase()}`
  await hand.type(textbox(t('OneDayBook.transactionId')), bankMessage(reference))
  await hand.press(main.getByRole('button', { name: t('YourBooking.claim') }))
  await expect(page.getByRole('heading', { level: 1, name: t('YourBooking.checkingTitle') })).toBeVisible()

  const booking = await siteDatabase.booking.findFirstOrThrow({ where: { user: { email } } })
  expect(booking).toMatchObject({
    status: 'pending',
    pickupPlace: 'Bole',
    pickupTime: '08:00',
    passengers: partySize,
  })
  // What the text says is read where a script runs; the form asks for the whole price.
  expect(booking.claimedSantim).toBe(hand === pointer ? booking.totalSantim : 350_000n)
}

for (const locale of routing.locales) {
  test(`the whole way is gone by keyboard, by roles and names alone (${locale})`, async ({ page }) => {
    await goTheWholeWay(page, locale, keyboardOf(page))
  })

  test.describe(`without a script (${locale})`, () => {
    test.use({ javaScriptEnabled: false })

    test('the whole way is gone by roles and names alone', async ({ page }) => {
      await goTheWholeWay(page, locale, pointer)
    })
  })
}
