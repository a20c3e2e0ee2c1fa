import type { Page } from '@playwright/test'
import { formatCode, formatFullMoment } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { fillLogin } from '../support/booking-steps'
import { keyOfBooking } from '../support/duty-link'
import { failedRequests } from '../support/failed-sending'
import { holdPlace } from '../support/held-booking'
import { overflowOf } from '../support/page-visit'
import { largeFile } from '../support/picture-file'
import { siteDatabase } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')
const account = '1000 0000 00000'
/** The price of the place and where it is paid, as words of their own: a random key or nonce may hold their letters. */
const money = /Br\u00a0|(?<![\w+/-])(?:3,?500(?:00)?|CBE)(?![\w+/-])|1000 ?0000 ?00000/

/** A held place whose customer is signed in on the page, and the address at which it is paid. */
async function hold(page: Page) {
  const rider = { name: 'Almaz', phone: '0922334455' }
  const held = await holdPlace(page, { pickupPlace: 'Bole airport', rider })
  return { ...held, address: hrefOf('/YourBooking', { id: held.id }) }
}

const sms = (amount: string, reference: string) =>
  `Dear Almaz, You have transferred ETB ${amount} to Entoto Drive on 22/11/2026. Your transaction number is ${reference}. Your current balance is ETB 12.00.`

test('the SMS of a bank fills in the amount, says what was understood, and is sent', async ({ page }) => {
  const { address } = await hold(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: t('YourBooking.heldTitle') })).toBeVisible()
  await expect(page.getByText(account)).toBeVisible()
  await page.getByLabel(t('OneDayBook.amount'), { exact: true }).fill('')
  await page.getByLabel(t('OneDayBook.transactionId'), { exact: true }).fill(sms('3,000.00', 'DKM790EOTV'))
  const understood = page.getByRole('status').filter({ hasText: t('TransferFields.understood') })
  await expect(understood).toContainText('DKM790EOTV')
  await expect(understood).toContainText(t('TransferFields.less', { by: 'Br\u00a0500' }))
  await expect(page.getByLabel(t('OneDayBook.amount'), { exact: true })).toHaveValue('3000')
  await page.getByLabel(t('OneDayBook.transactionId'), { exact: true }).fill(sms('3,500.00', 'DKM790EOTV'))
  await expect(understood).toContainText(t('TransferFields.asOwed'))
  await page.getByRole('button', { name: t('YourBooking.claim') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('YourBooking.checkingTitle') })).toBeVisible()
  // Nothing is open any more: no account asks for it again.
  await expect(page.getByText(account)).toHaveCount(0)
})

test('a text that names no transfer is not taken for one', async ({ page }) => {
  const { address } = await hold(page)
  await page.goto(address)
  await page
    .getByLabel(t('OneDayBook.transactionId'), { exact: true })
    .fill('I sent it this morning from my own account, thank you')
  await expect(page.getByText(t('TransferFields.partly'))).toBeVisible()
  await expect(page.getByText(t('TransferFields.noReference'))).toBeVisible()
  await expect(page.getByLabel(t('OneDayBook.amount'), { exact: true })).toHaveValue('3500')
})

test.describe('on a line that loses an answer', () => {
  test.use({ expectedConsole: failedRequests })

  test('a link that nobody reads is told once, and the next transfer counts beside it', async ({ page }) => {
    const { address, id } = await hold(page)
    await page.goto(address)
    const tell = async (amount: string) => {
      await page
        .getByLabel(t('OneDayBook.transactionId'), { exact: true })
        .fill('https://receipts.dashenbanksc.com/other/B22WDTI2619100XZ')
      await page.getByLabel(t('OneDayBook.amount'), { exact: true }).fill(amount)
      await page.getByRole('button', { name: t('YourBooking.claim') }).click()
    }
    const counted = () => siteDatabase.payment.count({ where: { bookingId: id } })
    let lost = 0
    await page.route(/\/YourBooking/, async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
      lost += 1
      // Kept by the site, of which the customer learns nothing.
      await route.fetch({ maxRedirects: 0 })
      return route.abort('connectionreset')
    })
    await tell('1000')
    await expect(page.getByText(t('SendingFailed.connectionLost'))).toBeVisible()
    expect(await counted()).toBe(1)
    await page.getByRole('button', { name: t('YourBooking.claim') }).click()
    await expect(page.getByText(t('Flash.transferClaimed'))).toBeVisible()
    expect(await counted()).toBe(1)
    const { holdUntil } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
    const until = formatFullMoment(holdUntil?.toISOString() ?? '', 'en')
    await expect(page.getByText(t('YourBooking.part', { until }))).toBeVisible()
    // The form that stays begins anew.
    await expect(page.getByLabel(t('OneDayBook.amount'), { exact: true })).toHaveValue('2500')
    await tell('500')
    await expect.poll(counted).toBe(2)
  })
})

test.describe('once the session is over', () => {
  // The login asks who is there.
  test.use({ expectedConsole: /401 \(Unauthorized\)/ })

  test('whoever is no longer logged in does so in another tab, and sends what they told', async ({
    page,
  }) => {
    const { address, id, customer } = await hold(page)
    await page.goto(address)
    await page.getByLabel(t('OneDayBook.transactionId'), { exact: true }).fill('DKP790EOTV')
    await siteDatabase.session.deleteMany({ where: { userId: customer.id } })
    const send = page.getByRole('button', { name: t('YourBooking.claim') })
    await send.click()
    const problem = page.getByRole('alert').filter({ hasText: t('Form.signedOut') })
    const opened = page.waitForEvent('popup')
    await problem.getByRole('link', { name: t('Form.logIn') }).click()
    const login = await opened
    await fillLogin(login, t, customer)
    await login.waitForURL((url) => url.pathname === '/UserDashboard')
    await login.close()
    await expect(page.getByLabel(t('OneDayBook.transactionId'), { exact: true })).toHaveValue('DKP790EOTV')
    await send.click()
    await expect(page.getByRole('heading', { level: 1, name: t('YourBooking.checkingTitle') })).toBeVisible()
    expect(await siteDatabase.payment.count({ where: { bookingId: id } })).toBe(1)
  })
})

test('a receipt link fits a phone, asks for no amount that is there, and no text is shown as a photo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { address } = await hold(page)
  await page.goto(address)
  await page
    .getByLabel(t('OneDayBook.transactionId'), { exact: true })
    .fill('https://transactioninfo.ethiotelecom.et/receipt/CK12AB34CD')
  const understood = page.getByRole('status').filter({ hasText: 'CK12AB34CD' })
  await expect(understood).toBeVisible()
  await expect(understood).not.toContainText(t('TransferFields.noAmount'))
  expect(await overflowOf(page)).toEqual([])

  const text = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await page.locator('#image').setInputFiles(text)
  await expect(page.getByRole('img', { name: t('Picture.preview') })).toHaveCount(0)
})

test('a photo that is too large is refused before a slow line has to carry it', async ({ page }) => {
  const { address } = await hold(page)
  await page.goto(address)
  await page.getByLabel(t('OneDayBook.transactionId'), { exact: true }).fill('DKW790EOTV')
  await page.locator('#image').setInputFiles(largeFile(test.info().outputPath('receipt.jpg'), 20))
  await page.getByRole('button', { name: t('YourBooking.claim') }).click()
  await expect(page.getByText(t('Validation.pictureTooLarge')).first()).toBeVisible()
})

test('the deadline counts down, and amount, account and code are each copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { address, code } = await hold(page)
  await page.goto(address)
  const clock = page.getByRole('timer')
  const first = await clock.textContent()
  expect(first).toMatch(/^23:5\d:\d\d/)
  await expect(clock).not.toHaveText(first ?? '')
  for (const [name, copied] of [
    [t('YourBooking.copyAmount'), '3500'],
    [t('YourBooking.copyAccount', { number: account }), '1000000000000'],
    [t('YourBooking.copyCode'), formatCode(code)],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied)
  }
  await expect(page.getByRole('img', { name: t('YourBooking.qr') })).toBeVisible()
})

test('a place whose time is over is asked for no money any more, as soon as the site has canceled it', async ({
  page,
}) => {
  const { address, id } = await hold(page)
  await page.clock.install()
  await page.goto(address)
  // Over for the site as well, whose job may come by at any moment.
  const holdUntil = new Date(Date.now() - 1000)
  await siteDatabase.booking.update({ where: { id }, data: { holdUntil } })
  await page.clock.fastForward('24:00:00')
  const canceled = page.getByRole('heading', { level: 1, name: t('YourBooking.canceledTitle') })
  const over = page.getByRole('timer').filter({ hasText: /^00:00:00/ })
  await expect(over.or(canceled)).toBeVisible()
  // The job that cancels it comes by when the page has asked already.
  await siteDatabase.booking.update({ where: { id }, data: { status: 'canceled', holdUntil: null } })
  await expect(async () => {
    await page.clock.fastForward('00:15')
    await expect(canceled).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByText(account)).toHaveCount(0)
})

test('whoever rides is told of the trip without its price, and questions carry the code', async ({
  page,
  browser,
}) => {
  const { address, code, id } = await hold(page)
  await page.goto(address)
  const textOf = async (name: string) =>
    new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '')
  const shared = await textOf(t('YourBooking.share'))
  expect(shared.pathname).toBe('/251922334455')
  const said = shared.searchParams.get('text') ?? ''
  expect(said).toContain('Bole airport')
  expect(said).not.toContain(id)
  // The link shows the trip, and neither its price nor a way to pay or change it.
  const link = new URL(/https?:\/\/\S+/.exec(said)?.[0] ?? '')
  expect(said.replace(link.href, '')).not.toMatch(money)
  const rider = await browser.newPage({ baseURL: process.env.E2E_BASE_URL ?? '' })
  const answer = await rider.goto(link.pathname + link.search)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(rider.getByRole('heading', { level: 1, name: t('Ride.title') })).toBeVisible()
  await expect(rider.getByText('Bole airport')).toBeVisible()
  await expect(rider.getByText(t('Ride.nobodyYet'))).toBeVisible()
  expect(await answer?.text()).not.toMatch(money)
  await expect(rider.getByRole('main').getByRole('button')).toHaveCount(0)
  await rider.close()
  expect((await textOf(t('YourBooking.whatsapp'))).searchParams.get('text')).toContain(formatCode(code))
})

test('who booked by phone and left no address is not promised an email', async ({ page }) => {
  const { id } = await hold(page)
  const claim = { transactionId: 'DKR790EOTV', amount: 350_000 }
  expect((await page.request.post(`/api/bookings/${id}/payments`, { data: claim })).status()).toBe(201)
  await siteDatabase.booking.update({ where: { id }, data: { userId: null, customerEmail: '' } })
  await page.goto(hrefOf('/YourBooking', { key: keyOfBooking(id) }))
  await expect(page.getByText('Next: we check it at our bank and confirm here.')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a held booking says until when, and takes a transfer', async ({ page }) => {
    const { address, id } = await hold(page)
    await page.goto(address)
    const { holdUntil } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
    const until = formatFullMoment(holdUntil?.toISOString() ?? '', 'en')
    await expect(page.getByText(until).first()).toBeVisible()
    // It would stand still.
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.getByLabel(t('OneDayBook.transactionId'), { exact: true }).fill(sms('3,500.00', 'DKN790EOTV'))
    await page.getByRole('button', { name: t('YourBooking.claim') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('YourBooking.checkingTitle') })).toBeVisible()
    expect(await siteDatabase.payment.findFirst({ where: { bookingId: id } })).toMatchObject({
      reference: 'DKN790EOTV',
    })
  })
})
