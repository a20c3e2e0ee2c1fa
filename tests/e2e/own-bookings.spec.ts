import { hrefOf } from '@/lib/routes/routes'
import { holdPlace } from '../support/held-booking'
import { siteDatabase } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test('a booking without a pick-up is listed with its destination alone', async ({ page }) => {
  await holdPlace(page)
  await page.goto('/UserBookStatus')
  const main = page.getByRole('main')
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

test('the progress of a canceled booking ends where it was canceled', async ({ page }) => {
  const { id } = await holdPlace(page)
  await siteDatabase.booking.update({ where: { id }, data: { status: 'canceled', holdUntil: null } })
  await page.goto(hrefOf('/YourBooking', { id }))
  const steps = page.getByRole('list', { name: t('Bookings.timeline') }).getByRole('listitem')
  await expect(steps).toHaveText([new RegExp(t('Bookings.step.requested')), new RegExp(t('Status.canceled'))])
})
