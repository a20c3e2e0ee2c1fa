import { formatCode } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { failedRequests } from '../support/failed-sending'
import { holdPlace } from '../support/held-booking'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test('a booking without a pick-up is listed with its destination alone', async ({ page }) => {
  const { code } = await holdPlace(page)
  await page.goto('/UserBookStatus')
  const main = page.getByRole('main')
  // Heard without the card, the link says of which booking it is.
  await expect(main.getByRole('link', { name: formatCode(code) })).toBeVisible()
  await expect(main).toContainText('Bishoftu')
  await expect(main).not.toContainText('→')
})

test('a booking that was confirmed before all of it is paid says what is still open', async ({ page }) => {
  const { id } = await holdPlace(page)
  const open = page.getByText(t('YourBooking.partTitle', { amount: 'Br\u00a03,500' }))
  await page.goto(hrefOf('/YourBooking', { id }))
  await expect(open).toHaveCount(0)
  await siteDatabase.booking.update({ where: { id }, data: { status: 'successful', holdUntil: null } })
  await page.reload()
  await expect(open).toBeVisible()
})

test.describe('on a line that loses an answer', () => {
  test.use({ expectedConsole: failedRequests })

  test('whoever changes what they typed before they send it again is led to the booking that was made', async ({
    page,
  }) => {
    const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
    await signIn(page, customer)
    await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: dayFromToday(15) }))
    await page.locator('#phone').fill('0911234567')
    let lost = 0
    await page.route(/\/OneDayBook/, async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
      lost += 1
      await route.fetch({ maxRedirects: 0 })
      return route.abort('connectionreset')
    })
    const send = async (destination: string) => {
      await page.locator('#destination').fill(destination)
      await page.getByRole('button', { name: t('OneDayBook.submit'), exact: true }).click()
    }
    await send('Adama')
    await expect(page.getByText(t('SendingFailed.connectionLost'))).toBeVisible()
    await send('Hawassa')
    await expect(page.getByText(t('Flash.bookedBefore'))).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Adama')
    expect(await siteDatabase.booking.count({ where: { userId: customer.id } })).toBe(1)
  })
})

test('the progress of a canceled booking ends where it was canceled', async ({ page }) => {
  const { id } = await holdPlace(page)
  await siteDatabase.booking.update({ where: { id }, data: { status: 'canceled', holdUntil: null } })
  await page.goto(hrefOf('/YourBooking', { id }))
  const steps = page.getByRole('list', { name: t('Bookings.timeline') }).getByRole('listitem')
  await expect(steps).toHaveText([new RegExp(t('Bookings.step.requested')), new RegExp(t('Status.canceled'))])
})
