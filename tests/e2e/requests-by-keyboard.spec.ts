import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dateOfDay } from '@/lib/core/day'
import { choose, pressOn, typeInto } from '../support/keyboard'
import { dayFromToday, demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf, type Texts } from '../support/texts'

const newWriter = () => {
  const firstName = `Marta${randomUUID().slice(0, 8)}`
  return { firstName, email: `${firstName}@example.com`.toLowerCase(), phone: '+251911778899' }
}
const makeTravelBooking = (writer: ReturnType<typeof newWriter>) =>
  siteDatabase.travelBooking.create({
    data: { ...writer, item: 'pickup', day: dateOfDay(dayFromToday(7)), locale: 'om' },
  })

async function search(page: Page, words: string) {
  await typeInto(page, page.getByRole('main').getByRole('searchbox'), words)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]q=Marta/)
}

async function answer(page: Page, t: Texts, email: string) {
  await typeInto(page, page.getByLabel(t('RequestForms.reply'), { exact: true }), 'Yes, gladly.')
  await pressOn(page, page.getByRole('button', { name: t('RequestForms.sendReply'), exact: true }))
  await expect(page.getByText(t('Flash.replied'))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, gladly.' })).toContainText(/20\d\d/)
  await expect(page.getByRole('button', { name: t('RequestForms.markOpen') })).toBeVisible()
  expect(
    await siteDatabase.outboxMail.count({ where: { recipient: email, template: 'request-reply' } }),
  ).toBe(1)
}

async function remove(page: Page, t: Texts, list: string) {
  const dialog = page.getByRole('alertdialog')
  const trigger = page.getByRole('main').getByRole('button', { name: t('RequestForms.delete'), exact: true })
  await pressOn(page, trigger)
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, dialog.getByRole('button', { name: t('RequestForms.delete'), exact: true }))
  await page.waitForURL((url) => url.pathname === list)
  await expect(page.getByText(t('Flash.removed'))).toBeVisible()
}

for (const locale of ['en', 'am', 'om'] as const) {
  const t = textsOf(locale)

  test(`${locale}: an admin answers and deletes a message with the keyboard alone`, async ({ page }) => {
    const writer = newWriter()
    const { id } = await siteDatabase.contactMessage.create({
      data: { ...writer, message: 'በወር ታከራያላችሁ?', locale: 'am' },
    })
    await signIn(page, demoAccount('admin'))
    await page.goto(addressIn(locale, '/ContactDb'))
    await expect(page.getByRole('heading', { level: 1, name: t('Requests.contactsTitle') })).toBeVisible()
    await search(page, writer.firstName)
    await pressOn(page, page.getByRole('link', { name: writer.firstName }))
    await page.waitForURL((url) => url.pathname === addressIn(locale, '/EditContactDb'))
    await answer(page, t, writer.email)
    await pressOn(page, page.getByRole('button', { name: t('RequestForms.markOpen') }))
    await expect(page.getByText(t('Flash.markedOpen'))).toBeVisible()
    await remove(page, t, addressIn(locale, '/ContactDb'))
    expect(await siteDatabase.contactMessage.count({ where: { id } })).toBe(0)
  })

  test(`${locale}: an admin comes by the tiles to a travel booking and answers it`, async ({ page }) => {
    const writer = newWriter()
    await makeTravelBooking(writer)
    await signIn(page, demoAccount('admin'))
    await page.goto(addressIn(locale, '/LandingDemoDb'))
    const tile = page.getByRole('main').getByRole('link', { name: t('Requests.bookingsTitle') })
    await pressOn(page, tile)
    await page.waitForURL((url) => url.pathname === addressIn(locale, '/BookingDb'))
    await search(page, writer.firstName)
    await pressOn(page, page.getByRole('link', { name: writer.firstName }))
    await page.waitForURL((url) => url.pathname === addressIn(locale, '/EditBookingDb'))
    await answer(page, t, writer.email)
    await remove(page, t, addressIn(locale, '/BookingDb'))
  })

  test(`${locale}: a sub-admin finds a travel booking by its vehicle and answers it`, async ({ page }) => {
    const writer = newWriter()
    await makeTravelBooking(writer)
    await signIn(page, demoAccount('subadmin'))
    await page.goto(addressIn(locale, '/SubDemoDb'))
    await choose(page, page.getByRole('combobox', { name: t('Requests.facts.item') }), 'pickup')
    await search(page, writer.firstName)
    await expect(page).toHaveURL(/item=pickup/)
    await pressOn(page, page.getByRole('link', { name: writer.firstName }))
    await answer(page, t, writer.email)
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an empty answer is refused and a written one is sent', async ({ page }) => {
    const t = textsOf('en')
    const writer = newWriter()
    const { id } = await makeTravelBooking(writer)
    await signIn(page, demoAccount('subadmin'))
    await page.goto(`/EditBookingDb?id=${id}`)
    await page.getByLabel(t('RequestForms.reply'), { exact: true }).fill('   ')
    await page.getByRole('button', { name: t('RequestForms.sendReply') }).click()
    await expect(page.getByText(t('Validation.messageMissing')).first()).toBeVisible()
    await page.getByLabel(t('RequestForms.reply'), { exact: true }).fill('Yes, gladly.')
    await page.getByRole('button', { name: t('RequestForms.sendReply') }).click()
    await expect(page.getByText(t('Flash.replied'))).toBeVisible()
    await expect(page.getByText('Yes, gladly.')).toBeVisible()
  })

  test('who left no address can only be called', async ({ page }) => {
    const t = textsOf('en')
    const { firstName, phone } = newWriter()
    const data = { firstName, phone, item: 'suv', day: dateOfDay(dayFromToday(7)) } as const
    const { id } = await siteDatabase.travelBooking.create({ data })
    await signIn(page, demoAccount('subadmin'))
    await page.goto(`/EditBookingDb?id=${id}`)
    await expect(page.getByText(t('Requests.noAddress'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('RequestForms.sendReply') })).toHaveCount(0)
  })
})
