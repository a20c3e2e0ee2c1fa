import { dayOfDate } from '@/lib/core/day'
import { hrefOf } from '@/lib/routes/routes'
import { makeDriver } from '../support/access/world'
import { makeTrip } from '../support/desk-trip'
import { openListening } from '../support/live-page'
import { demoAccount, makeCustomer, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

// What somebody is in the middle of, on a page of the desk that is read anew or cannot be read any more.

const t = textsOf('en')
const dayMs = 24 * 60 * 60 * 1000

test('what is being written down of one payment stays while somebody else notes another', async ({
  page,
}) => {
  const one = await makeTrip(page)
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, hrefOf('/YourBooking', { id: one.id }))
  const cash = page.locator('form', { has: page.locator('[name="asked"]') })
  const amount = cash.locator('[name="amount"]')
  await amount.fill('700')
  const key = await cash.locator('[name="requestKey"]').inputValue()
  const took = { bookingId: one.id, way: 'cash', state: 'confirmed', amountSantim: 30_000n } as const
  await siteDatabase.payment.create({ data: { ...took, countedOn: new Date(), decidedAt: new Date() } })
  await page.getByRole('button', { name: t('OfficeFrame.live.show') }).click()
  await expect(page.getByRole('main').getByText('Br\u00a0300').first()).toBeVisible()
  await expect(amount).toHaveValue('700')
  await expect(cash.locator('[name="requestKey"]')).toHaveValue(key)
  // What is saved is done with.
  await cash.locator('[type="submit"]').click()
  await expect(page.getByText(t('Flash.cashTaken'))).toBeVisible()
  await expect(amount).not.toHaveValue('700')
  await expect(cash.locator('[name="requestKey"]')).not.toHaveValue(key)
})

test('a status that is being chosen stays while somebody else sets another, and one that nobody chose follows', async ({
  page,
}) => {
  const { id } = await makeTrip(page)
  await signIn(page, demoAccount('admin'))
  await openListening(page, hrefOf('/EditBookStatus', { id }))
  const status = page.locator('select[name="status"]')
  const setElsewhere = (to: 'pending' | 'successful', destination: string) =>
    siteDatabase.booking.update({ where: { id }, data: { status: to, destination } })
  await setElsewhere('successful', 'Adama')
  await expect(status).toHaveValue('successful')
  // What has followed is nobody's choice: the page goes on by itself.
  await setElsewhere('pending', 'Adama')
  await expect(status).toHaveValue('pending')
  await status.selectOption('canceled')
  await setElsewhere('successful', 'Debre Libanos')
  await page.getByRole('button', { name: t('OfficeFrame.live.show') }).click()
  await expect(page.getByRole('main').getByText('Debre Libanos').first()).toBeVisible()
  await expect(status).toHaveValue('canceled')
})

test('a booking is not deleted by a question that knew nothing of money that was paid meanwhile', async ({
  page,
}) => {
  const { id } = await makeTrip(page)
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/EditBookStatus', { id }))
  const ask = page.getByRole('main').getByRole('button', { name: t('Office.delete'), exact: true })
  const dialog = page.getByRole('alertdialog')
  await ask.click()
  await expect(dialog).not.toContainText('has been paid')
  const paid = await page.request.post(`/api/bookings/${id}/payments`, {
    data: { way: 'cash', amount: 50_000 },
  })
  expect(paid.status()).toBe(201)
  await dialog.getByRole('button', { name: t('Office.delete'), exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: t('Errors.VERSION_CONFLICT') })).toBeVisible()
  expect(await siteDatabase.booking.findUnique({ where: { id } })).toMatchObject({ hiddenAt: null })
  // The question tells of it once the page has been read anew.
  await expect(page.getByRole('main').getByText('Br\u00a0500').first()).toBeVisible()
  await ask.click()
  await expect(dialog).toContainText('Br\u00a0500 has been paid')
  await dialog.getByRole('button', { name: t('Office.delete'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/LandingBookStatus')
})

test.describe('with a session that somebody else ends', () => {
  test.use({ expectedConsole: /status of 401/ })

  test('whoever types is not led away, and is told by the form', async ({ page }) => {
    const customer = await makeCustomer()
    await siteDatabase.user.update({ where: { id: customer.id }, data: { role: 'subadmin' } })
    const { id } = await makeDriver(siteDatabase)
    await signIn(page, customer)
    await openListening(page, hrefOf('/Driver', { id }))
    const phone = page.locator('[name="phone"]')
    await phone.fill('+251911000777')
    const refused = page.waitForResponse(
      (answer) => /\/api\/live$/.test(answer.url()) && answer.status() === 401,
    )
    await siteDatabase.session.deleteMany({ where: { userId: customer.id } })
    await refused
    // Long enough for a page that hears of something to say so.
    await page.waitForResponse((answer) => /\/api\/live$/.test(answer.url()) && answer.status() === 401)
    await expect(page.locator('.desk-live')).toBeEmpty()
    await page.locator('form', { has: phone }).locator('[type="submit"]').click()
    await expect(page.getByRole('alert').filter({ hasText: t('Form.signedOut') })).toBeVisible()
    await expect(phone).toHaveValue('+251911000777')
  })
})

test('a booking that the keys are moving goes where it was said to go, though somebody else moves it meanwhile', async ({
  page,
}) => {
  const { id, code, vehicle } = await makeTrip(page)
  const { day } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
  const [bar, later] = [page.locator(`[data-vehicle="${vehicle.id}"] a.bar`), new Date(day.getTime() + dayMs)]
  await signIn(page, demoAccount('admin'))
  await openListening(page, hrefOf('/Schedule', { q: vehicle.name, date: dayOfDate(day) }))
  const said = page.locator('[aria-live="polite"]')
  const itself = await said.innerText()
  await bar.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(said).not.toHaveText(itself)
  const target = await said.innerText()
  await siteDatabase.booking.update({ where: { id }, data: { day: later, lastDay: later } })
  await expect(page.locator('.desk-live')).toContainText(/\d/)
  await expect(said).toHaveText(target)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`[?&]move=${code}&to=${dayOfDate(later)}&`))
})
