import { randomUUID } from 'node:crypto'
import { formatBirr } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { keyOfBooking } from '../support/duty-link'
import { holdPlace } from '../support/held-booking'
import { demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

async function confirmedBooking(trip: { inDays: number; days?: number } = { inDays: 41 }) {
  const customer = await makeCustomer()
  const { id } = await createBooking(siteDatabase, {
    ...{ vehicle: await makeVehicle(), customer, ...trip, status: 'successful', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
  return { customer, id }
}

test('a confirmed booking says how it is canceled and what comes back then', async ({ page }) => {
  const { customer, id } = await confirmedBooking()
  await signIn(page, customer)
  await page.goto(hrefOf('/YourBooking', { id }))
  const ways = page.getByRole('region', { name: t('YourBooking.actions') })
  await expect(ways).toContainText(t('Mails.booking.rule.confirmed'))
  await expect(ways.locator('a[href^="tel:+"]')).toBeVisible()
})

test('a trip that is under way says nothing of canceling it', async ({ page }) => {
  const { customer, id } = await confirmedBooking({ inDays: -1, days: 3 })
  await signIn(page, customer)
  await page.goto(hrefOf('/YourBooking', { id }))
  await expect(page.getByText(/^(Your trip lasts|You have the vehicle) until/)).toBeVisible()
  await expect(page.getByText(t('Mails.booking.rule.confirmed'))).toHaveCount(0)
})

test('of bookings that are taken back together the list shows those that could not be', async ({ page }) => {
  const [one, other] = [await confirmedBooking(), await confirmedBooking()]
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/AllBookStatus', { ids: [one.id, other.id].join(',') }))
  const boxes = page.getByRole('main').locator('tbody').getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  const bar = page.getByRole('group', { name: t('BulkForms.title') })
  await bar.getByText(t('BulkForms.cancelLink')).click()
  await bar.getByLabel(t('BulkForms.cause')).selectOption('unavailable')
  await bar.getByRole('button', { name: t('BulkForms.cancel'), exact: true }).click()
  await expect(page.getByText(t('Flash.bulkCanceled', { count: 2 }))).toBeVisible()
  const changed = await page.request.patch(`/api/bookings/${one.id}`, { data: { status: 'pending' } })
  expect(changed.status()).toBe(200)
  await page.getByRole('button', { name: t('BulkForms.undo') }).click()
  await expect(page.getByText(t('Flash.bulkLeft', { count: 1 }))).toBeVisible()
  await expect(boxes).toHaveCount(1)
  await expect(page.locator(`#row-${one.id}`)).toBeVisible()
})

test('whoever opens a canceled booking by its link reads what comes back', async ({ page }) => {
  const { id } = await confirmedBooking()
  await signIn(page, demoAccount('admin'))
  const { totalSantim } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
  const answer = await page.request.patch(`/api/bookings/${id}`, {
    data: { status: 'canceled', reason: 'unavailable' },
  })
  expect(answer.status()).toBe(200)
  await page.context().clearCookies()
  await page.goto(`/YourBooking?key=${keyOfBooking(id)}`)
  const amount = formatBirr(Number(totalSantim) / 100, 'en')
  await expect(page.getByRole('note')).toContainText(`We return everything that was paid: ${amount}`)
  await expect(page.getByText(t('YourBooking.toRefund'))).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  const decide = (id: string, status: 'canceled' | 'successful') =>
    siteDatabase.booking.update({ where: { id }, data: { status } })

  test('whoever tells of a transfer for a booking that was canceled meanwhile is asked to call', async ({
    page,
  }) => {
    const { id } = await holdPlace(page)
    await page.goto(hrefOf('/YourBooking', { id }))
    await decide(id, 'canceled')
    await page
      .getByLabel(t('OneDayBook.transactionId'), { exact: true })
      .fill(`FT${randomUUID().slice(0, 10)}`)
    await page.getByRole('button', { name: t('YourBooking.claim') }).click()
    await expect(page.getByRole('alert')).toContainText(t('Flash.transferForCanceled'))
    expect(await siteDatabase.payment.count({ where: { bookingId: id } })).toBe(0)
  })

  test('whoever cancels what was confirmed meanwhile is told that nothing was canceled', async ({ page }) => {
    const { id } = await holdPlace(page)
    await page.goto(hrefOf('/UserDashboard', { confirm: id }))
    await decide(id, 'successful')
    await page.getByRole('button', { name: t('Bookings.cancelConfirm') }).click()
    await expect(page.getByRole('alert')).toContainText(t('Flash.changedMeanwhile'))
    await expect(page).toHaveURL(hrefOf('/YourBooking', { id }))
  })

  test('whoever changes what was confirmed meanwhile is told that nothing was changed', async ({ page }) => {
    const { id } = await holdPlace(page)
    await page.goto(hrefOf('/YourBooking', { id, change: '1' }))
    await decide(id, 'successful')
    await page.getByLabel(t('OneDayBook.destination'), { exact: true }).fill('Hawassa')
    await page.getByRole('button', { name: t('ChangeForms.save') }).click()
    await expect(page.getByRole('alert')).toContainText(t('Flash.changedMeanwhile'))
    expect(await siteDatabase.booking.findUnique({ where: { id } })).toMatchObject({
      destination: 'Bishoftu',
    })
  })
})
