import type { Page } from '@playwright/test'
import { addDays, dayInAddis } from '@/lib/core/day'
import { hrefOf } from '@/lib/routes/routes'
import { makeDriver, makeUnit } from '../support/access/world'
import { newPhone } from '../support/own-numbers'
import { dayFromToday, demoAccount, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const t = textsOf('en')

test.use({ viewport: { width: 360, height: 740 } })

test('an hour that was chosen is read whole by both clocks, and what an empty last day means', async ({
  page,
}) => {
  for (const locale of ['am', 'om'] as const) {
    await page.goto(addressIn(locale, '/'))
    await page.locator('#pickupTime').selectOption('18:00')
    for (const name of ['pickupTime', 'lastDate']) {
      const { text, room } = await page.locator(`#${name}`).evaluate(roomFor)
      expect(text, `${locale} ${name}`).toBeLessThanOrEqual(room)
    }
  }
})

/** How wide what a control shows would be, and how wide it may be. */
function roomFor(control: HTMLElement): { text: number; room: number } {
  const shown = document.createElement('span')
  const { font, paddingLeft, paddingRight } = getComputedStyle(control)
  Object.assign(shown.style, { font, whiteSpace: 'nowrap', position: 'absolute' })
  if (control instanceof HTMLSelectElement) shown.textContent = control.selectedOptions[0]?.text ?? ''
  if (control instanceof HTMLInputElement) shown.textContent = control.placeholder
  document.body.append(shown)
  const text = shown.getBoundingClientRect().width
  shown.remove()
  return { text, room: control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) }
}

test('the hours of a day stand on one line, in the language of the longest words', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  await page.goto(addressIn('om', '/Settings'))
  const [opens, closes] = await Promise.all(
    ['#opens1', '#closes1'].map((field) => page.locator(field).boundingBox()),
  )
  expect(opens?.y).toBe(closes?.y)
})

/** A booking for which nothing was paid yet. */
async function makeUnpaidBooking(page: Page) {
  const { id: vehicleId } = await makeVehicle()
  const trip = { vehicleId, date: dayFromToday(20), destination: 'Adama', paid: 'later' }
  const data = { ...trip, customer: { name: 'Almaz Tadesse', phone: newPhone() } }
  const answer = await page.request.post('/api/desk/bookings', { data })
  expect(answer.status()).toBe(201)
  const { booking } = await answer.json()
  return String(booking._id)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('what is missing is asked about in view', async ({ page }) => {
      await signIn(page, demoAccount('admin'))
      const id = await makeUnpaidBooking(page)
      await page.goto(hrefOf('/EditBookStatus', { id }))
      await page.locator('#status').selectOption('successful')
      await page.getByRole('button', { name: t('Office.update'), exact: true }).click()
      await expect(
        page.getByRole('button', { name: t('BookingOffice.missingConfirm'), exact: true }),
      ).toBeInViewport()
    })
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('each question is in view, however long its page is', async ({ page }) => {
    const driver = await makeDriver(siteDatabase)
    const unit = await makeUnit(siteDatabase, (await makeVehicle()).id)
    const month = addDays(dayInAddis(new Date()), -70).slice(0, 7)
    await signIn(page, demoAccount('admin'))
    const booking = await makeUnpaidBooking(page)
    for (const [address, form] of [
      [hrefOf('/Driver', { id: driver.id }), `renew-${driver.id}`],
      [hrefOf('/Driver', { id: driver.id }), `remove-${driver.id}`],
      [hrefOf('/Units', { unit: unit.id }), `remove-${unit.id}`],
      [hrefOf('/EditBookStatus', { id: booking }), 'delete-booking'],
      [hrefOf('/Reports', { month }), 'close-month'],
    ] as const) {
      await page.goto(address)
      const asking = page.locator(`[id="${form}"]`)
      await asking.getByRole('button').click()
      await expect(asking.locator('[name=confirmed][value=yes]'), address).toBeInViewport()
    }
  })
})
