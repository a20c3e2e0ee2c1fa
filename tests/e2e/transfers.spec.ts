import { randomUUID } from 'node:crypto'
import { formatCode } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'
import { newReference } from '../support/own-numbers'

test.describe.configure({ mode: 'serial' })

const t = textsOf('en')

/** A pending booking of Br 3,500 with its claim, of which a statement says that so much came. */
async function claimed(birr?: number, transactionId = newReference()) {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const facts = { vehicle, customer, inDays: 25, status: 'pending', destination: 'Adama' } as const
  const { id } = await createBooking(siteDatabase, { ...facts, transactionId })
  if (birr !== undefined) {
    await siteDatabase.statementLine.create({
      data: {
        ...{ bankKey: 'TEST', identity: randomUUID(), reference: transactionId },
        ...{ day: new Date(), amountSantim: birr * 100 },
      },
    })
  }
  return { id, transactionId }
}

const bookingOf = (id: string) =>
  siteDatabase.booking.findUniqueOrThrow({ where: { id }, include: { payments: true } })

const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

for (const { look, ...options } of [
  { look: 'with a script', javaScriptEnabled: true, viewport: desk },
  { look: 'without a script', javaScriptEnabled: false, viewport: desk },
  { look: 'on a phone', javaScriptEnabled: true, viewport: phone },
]) {
  test.describe(look, () => {
    test.use(options)

    test('fifteen exact transfers are confirmed in five clicks at most', async ({ page }) => {
      const exact = await Promise.all(Array.from({ length: 15 }, () => claimed(3500)))
      const unknown = await claimed()
      await signIn(page, demoAccount('admin'))
      await page.goto('/Admin')
      let clicks = 0
      const click = async (target: ReturnType<typeof page.getByRole>) => {
        clicks += 1
        await target.click()
      }
      // On a phone the menu is opened first.
      const menu = page.locator('.desk-menu')
      if (options.viewport === phone) await click(menu.locator('summary').first())
      await click(menu.getByRole('link', { name: new RegExp(`^${t('OfficeFrame.menu.payments')}`) }))
      await click(page.getByRole('main').getByRole('button', { name: /^Confirm \d+ exact$/ }))
      await expect(page.getByText(/payments have been confirmed/)).toBeVisible()
      expect(clicks).toBeLessThanOrEqual(5)
      for (const { id } of exact) expect((await bookingOf(id)).status).toBe('successful')
      expect((await bookingOf(unknown.id)).status).toBe('pending')
    })

    test('a transfer is refused with a reason in three clicks, which the customer reads in their language', async ({
      page,
    }) => {
      const { id, transactionId } = await claimed()
      await siteDatabase.booking.update({ where: { id }, data: { locale: 'am' } })
      await signIn(page, demoAccount('admin'))
      await page.goto(hrefOf('/Payments', { q: transactionId }))
      const main = page.getByRole('main')
      // Three clicks.
      await main.getByRole('link', { name: /^Refuse:/ }).click()
      await main.getByLabel(t('Mails.refusal.not-received'), { exact: true }).check()
      await main.getByRole('button', { name: t('PaymentForms.refuse'), exact: true }).click()
      await expect(page.getByText(t('Flash.paymentRefused', { left: 0 }))).toBeVisible()
      expect((await bookingOf(id)).payments).toMatchObject([{ state: 'refused', reason: 'not-received' }])
      await page.goto(hrefOf('/EditBookStatus', { id }))
      await expect(main.getByText(t('Mails.refusal.not-received')).first()).toBeVisible()
      await page.goto(`/am${hrefOf('/EditBookStatus', { id })}`)
      await expect(main.getByText(textsOf('am')('Mails.refusal.not-received')).first()).toBeVisible()
    })

    test('of an amount that differs, what came is confirmed and the rest asked for', async ({ page }) => {
      const { id, transactionId } = await claimed(3000)
      await signIn(page, demoAccount('admin'))
      await page.goto(hrefOf('/Payments', { q: transactionId, group: 'differs' }))
      const main = page.getByRole('main')
      await expect(main.getByText(t('WaitingPayments.verdict.differs'), { exact: true })).toBeVisible()
      await main.getByRole('button', { name: /ask for the rest: / }).click()
      await expect(page.getByText(t('Flash.paymentConfirmed'))).toBeVisible()
      const { status, paidSantim, payments } = await bookingOf(id)
      expect([status, paidSantim]).toEqual(['pending', 300_000n])
      expect(payments.map(({ state, amountSantim }) => [state, amountSantim]).toSorted()).toEqual([
        ['confirmed', 300_000n],
        ['refused', 350_000n],
      ])
    })
  })
}

for (const [place, hrefFor] of [
  ['the page of a booking', (id: string) => hrefOf('/EditBookStatus', { id })],
  ['the booking beside its list', (id: string) => hrefOf('/AllBookStatus', { open: id })],
] as const) {
  test(`${place} confirms what came, in place of what was claimed`, async ({ page }) => {
    const { id } = await claimed(3000)
    await signIn(page, demoAccount('admin'))
    await page.goto(hrefFor(id))
    const main = page.getByRole('main')
    await expect(main.getByText(t('WaitingPayments.verdict.differs'), { exact: true })).toBeVisible()
    await main.getByRole('button', { name: /3,000, ask for the rest$/ }).click()
    await expect(page.getByText(t('Flash.paymentConfirmed'))).toBeVisible()
    expect((await bookingOf(id)).paidSantim).toBe(300_000n)
    expect(new URL(page.url()).pathname).toBe(new URL(hrefFor(id), page.url()).pathname)
  })
}

test('a booking is not confirmed by hand with what was claimed where another amount has come', async ({
  page,
}) => {
  const { id } = await claimed(3000)
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/EditBookStatus', { id }))
  const main = page.getByRole('main')
  await main.getByLabel(t('Office.status')).selectOption('successful')
  await main.getByRole('button', { name: t('Office.update') }).click()
  await expect(main.getByText(t('BookingOffice.differs'))).toBeVisible()
  const { status, paidSantim } = await bookingOf(id)
  expect([status, paidSantim]).toEqual(['pending', 0n])
})

test('what came for a canceled booking is confirmed, and nobody is asked for the rest', async ({ page }) => {
  const { id, transactionId } = await claimed(3000)
  await siteDatabase.booking.update({ where: { id }, data: { status: 'canceled', holdUntil: null } })
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/Payments', { q: transactionId, of: 'canceled' }))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Confirm Br\s3,000: / })
    .click()
  await expect(page.getByText(t('Flash.paymentConfirmed'))).toBeVisible()
  const { status, paidSantim } = await bookingOf(id)
  expect([status, paidSantim]).toEqual(['canceled', 300_000n])
})

test('a reference that differs in one sign from another leads to the booking of that one', async ({
  page,
}) => {
  const { id, transactionId } = await claimed()
  const other = `${transactionId.slice(0, -1)}X`
  await claimed(undefined, other)
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/Payments', { q: other }))
  const { code } = await bookingOf(id)
  const name = `${t('WaitingPayments.alike', { code: formatCode(code) })} ${transactionId}`
  await page.getByRole('link', { name, exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/EditBookStatus' && url.searchParams.get('id') === id)
})

test('all exact ones are confirmed by one key', async ({ page }) => {
  const { id } = await claimed(3500)
  await signIn(page, demoAccount('admin'))
  await page.goto('/Payments')
  await expect(page.getByRole('button', { name: /^Confirm \d+ exact$/ })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/ha(s|ve) been confirmed/)).toBeVisible()
  expect((await bookingOf(id)).status).toBe('successful')
})

test('the key that confirms all exact ones does nothing while somebody types', async ({ page }) => {
  await claimed(3500)
  await signIn(page, demoAccount('admin'))
  await page.goto('/Payments')
  const button = page.getByRole('button', { name: /^Confirm \d+ exact$/ })
  await expect(button).toBeEnabled()
  await button.evaluate((element) =>
    element.addEventListener('click', () => (element.dataset.pressed = 'yes')),
  )
  await page.getByRole('main').getByRole('combobox').first().press('Control+Enter')
  await expect(button).not.toHaveAttribute('data-pressed')
})

test('a transfer is confirmed or refused by the keys that the help lists, at its row alone', async ({
  page,
}) => {
  const [confirmed, refused] = [await claimed(), await claimed()]
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/Payments', { q: refused.transactionId }))
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: t('DataList.keysTitle') })
  await expect(help.getByText(t('DataList.keys.c'))).toBeVisible()
  await expect(help.getByText(t('DataList.keys.x'))).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.keyboard.press('j')
  expect(new URL(page.url()).searchParams.has('refuse')).toBe(false)
  await page.keyboard.press('r')
  await page.waitForURL((url) => url.searchParams.has('refuse'))

  await page.goto(hrefOf('/Payments', { q: confirmed.transactionId }))
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  await expect(page.getByText(t('Flash.paymentConfirmed'))).toBeVisible()
  expect((await bookingOf(confirmed.id)).status).toBe('successful')
})

test('a link to a host of no bank is shown with a word about it, and never beside a bank’s name', async ({
  page,
}) => {
  const link = `https://evil.example//apps.cbe.com.et:100/?id=${newReference()}27799388`
  const { id } = await claimed(undefined, link)
  await signIn(page, demoAccount('admin'))
  const note = t('Transfers.otherHost', { host: 'evil.example' })
  await page.goto(hrefOf('/Payments', { q: link }))
  const main = page.getByRole('main')
  await expect(main.getByText(note)).toHaveCount(1)
  await page.goto(hrefOf('/EditBookStatus', { id }))
  await expect(main.getByText(note)).toHaveCount(2)
  await expect(main.getByText(t('Transfers.kind.cbe'))).toHaveCount(0)
})
