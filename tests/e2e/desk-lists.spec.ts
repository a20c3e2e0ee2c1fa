import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dateOfDay } from '@/lib/core/day'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { accessibilityViolations } from '../support/accessibility'
import { parseCsv } from '../support/csv'
import { makeTrip } from '../support/desk-trip'
import { pressOn } from '../support/keyboard'
import { overflowOf } from '../support/page-visit'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')
const main = (page: Page) => page.getByRole('main')
const rowOf = (page: Page, id: string) => page.locator(`#row-${id}`)

/** A trip that begins today at an hour that is still to come. */
async function makeDeparture(page: Page) {
  const trip = await makeTrip(page)
  const day = dateOfDay(dayFromToday(0))
  await siteDatabase.assignment.deleteMany({ where: { bookingId: trip.id } })
  await siteDatabase.booking.update({
    where: { id: trip.id },
    data: { day, lastDay: day, pickupTime: '00:00', pickupPlace: 'Bole', status: 'successful' },
  })
  return trip
}

test.describe('a phone', () => {
  // One after the other: both would be offered the same driver.
  test.describe.configure({ mode: 'default' })
  test.use({ viewport: { width: 360, height: 740 } })

  for (const role of ['admin', 'subadmin'] as const) {
    test(`shows the dispatcher, ${role}, the first departure at once, with a call and the assignment in place`, async ({
      page,
    }) => {
      const trip = await makeDeparture(page)
      await signIn(page, demoAccount(role))
      await page.goto(role === 'admin' ? '/Admin' : '/SubAdmin')
      const first = main(page)
        .getByRole('listitem')
        .filter({ has: page.locator('a[href^="tel:"]') })
        .first()
      await expect(first).toBeInViewport({ ratio: 0.5 })
      expect(await overflowOf(page)).toEqual([])
      // Whatever reads as a number of ours is a call.
      const bare = await main(page).evaluate((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (walker.nextNode()) {
          const text = walker.currentNode.textContent ?? ''
          if (/\+251[\d ]{9,}/.test(text) && !walker.currentNode.parentElement?.closest('a[href^="tel:"]')) {
            found.push(text)
          }
        }
        return found
      })
      expect(bare).toEqual([])
      // Its transfer may wait beside it.
      const ours = main(page).getByRole('listitem').filter({ hasText: trip.word }).first()
      await expect(ours.locator(`a[href="tel:${trip.phone}"]`)).toBeVisible()
      await ours.getByRole('button', { name: new RegExp(`^${t('DispatchForms.assign')}`) }).click()
      await expect(page.getByText(t('Flash.assigned'))).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(role === 'admin' ? '/Admin' : '/SubAdmin')
      const assigned = await siteDatabase.assignment.findFirst({ where: { bookingId: trip.id } })
      expect(assigned?.driverId ?? assigned?.unitId).toBeTruthy()
    })
  }
})

test('the export of a month is three clicks away from the day', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  await page.goto('/Admin')
  let clicks = 0
  const click = async (name: string) => {
    clicks += 1
    await page.getByRole('link', { name }).first().click()
  }
  await click(t('OfficeFrame.menu.reports'))
  await page.waitForURL((url) => url.pathname === '/Reports')
  const download = page.waitForEvent('download')
  await click(`${t('Reports.csvDays')}: ${t('Reports.days')}`)
  expect((await download).suggestedFilename()).toMatch(/^report-days-.*\.csv$/)
  expect(clicks).toBeLessThanOrEqual(3)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('bookings are chosen in the list and canceled with a reason, and all of that is taken back', async ({
      page,
    }) => {
      const trip = await makeTrip(page)
      await signIn(page, demoAccount('subadmin'))
      await page.goto(hrefOf('/SubBookStatus', { q: trip.word }))
      await rowOf(page, trip.id).getByRole('checkbox').check()
      const bar = page.getByRole('group', { name: t('BulkForms.title') })
      await expect(bar.getByRole('button', { name: t('BulkForms.confirm') })).toHaveCount(0)
      await bar.getByRole('button', { name: t('BulkForms.assign') }).click()
      await expect(bar.getByText(t('Validation.driverMissing'))).toBeVisible()
      await bar.getByText(t('BulkForms.cancelLink')).click()
      await bar.getByLabel(t('BulkForms.words')).fill('The bridge is closed')
      await bar.getByRole('button', { name: t('BulkForms.cancel'), exact: true }).click()
      await expect(bar.getByText(t('Validation.reasonMissing'))).toBeVisible()
      await expect(rowOf(page, trip.id).getByRole('checkbox')).toBeChecked()
      await expect(bar.getByLabel(t('BulkForms.words'))).toHaveValue('The bridge is closed')
      await bar.getByLabel(t('BulkForms.cause')).selectOption('unavailable')
      await bar.getByRole('button', { name: t('BulkForms.cancel'), exact: true }).click()
      await expect(page.getByText(t('Flash.bulkCanceled', { count: 1 }))).toBeVisible()
      const statusNow = async () =>
        (await siteDatabase.booking.findUniqueOrThrow({ where: { id: trip.id } })).status
      expect(await statusNow()).toBe('canceled')
      await page.getByRole('button', { name: t('BulkForms.undo') }).click()
      await expect(page.getByText(t('Flash.bulkUndone', { count: 1 }))).toBeVisible()
      expect(await statusNow()).toBe('pending')
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'chosen rows with scripts' : 'chosen rows without a script', () => {
    test.use({ javaScriptEnabled })

    test('are taken away as a file, and their customers written to in the language they read', async ({
      page,
    }) => {
      const [one, other, third] = [await makeTrip(page), await makeTrip(page), await makeTrip(page)]
      await siteDatabase.booking.update({ where: { id: other.id }, data: { locale: 'am' } })
      const unreached = { customerEmail: '', userId: null }
      await siteDatabase.booking.update({ where: { id: third.id }, data: unreached })
      const ids = [one, other, third].map(({ id }) => id)
      await signIn(page, demoAccount('subadmin'))
      await page.goto(hrefOf('/SubBookStatus', { ids: ids.join(',') }))
      for (const id of ids) await rowOf(page, id).getByRole('checkbox').check()
      const bar = page.getByRole('group', { name: t('BulkForms.title') })
      const download = page.waitForEvent('download')
      await bar.getByRole('button', { name: t('BulkForms.export') }).click()
      const rows = parseCsv(readFileSync(await (await download).path(), 'utf8'))
      expect(rows.slice(1)).toHaveLength(3)
      for (const { code } of [one, other, third]) {
        expect(rows.some((row) => row.some((cell) => cell.replace('-', '') === code))).toBe(true)
      }

      // The rows stay chosen for what is done next.
      await bar.getByRole('button', { name: t('BulkForms.message') }).click()
      await expect(page.getByText(t('MessageForms.reached', { count: 2 }))).toBeVisible()
      await expect(main(page).locator(`section a[href="tel:${third.phone}"]`)).toBeVisible()
      await main(page)
        .getByLabel(t('MessageForms.text', { language: t('Languages.en') }))
        .fill('The road is closed.')
      await main(page)
        .getByLabel(t('MessageForms.text', { language: t('Languages.am') }))
        .fill('መንገዱ ተዘግቷል።')
      await main(page)
        .getByRole('button', { name: t('MessageForms.send') })
        .click()
      await expect(page.getByText(t('Flash.bulkMessaged', { count: 2 }))).toBeVisible()
      const mails = await siteDatabase.outboxMail.findMany({
        where: {
          template: 'booking-message',
          OR: ids.map((id) => ({ args: { path: ['bookingId'], equals: id } })),
        },
        select: { locale: true },
      })
      expect(mails.map(({ locale }) => locale).toSorted()).toEqual(['am', 'en'])
    })
  })
}

test('a page whose rows are gone says so, and leads to those that are left', async ({ page }) => {
  const [vehicle, customer] = [await makeVehicle(30), await makeCustomer()]
  for (let number = 0; number < 21; number += 1) {
    await createBooking(siteDatabase, {
      ...{ vehicle, customer, inDays: 9, status: 'pending', destination: 'Adama' },
      transactionId: `FT${randomUUID()}`,
    })
  }
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/StatusOfBook', { status: 'pending', q: vehicle.name }))
  const rows = main(page).locator('tbody tr')
  await page.getByRole('link', { name: t('DataList.next'), exact: true }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('checkbox').check()
  const bar = page.getByRole('group', { name: t('BulkForms.title') })
  await bar.getByText(t('BulkForms.cancelLink')).click()
  await bar.getByLabel(t('BulkForms.cause')).selectOption('unavailable')
  await bar.getByRole('button', { name: t('BulkForms.cancel'), exact: true }).click()
  await expect(page.getByText(t('Flash.bulkCanceled', { count: 1 }))).toBeVisible()
  await expect(main(page).getByText(t('DataList.pageEmpty'))).toBeVisible()
  await main(page)
    .getByRole('link', { name: t('DataList.toStart') })
    .click()
  await expect(rows).toHaveCount(20)
})

test('a list is gone through by its keys: row, choose, search and the keys themselves', async ({ page }) => {
  const trip = await makeTrip(page)
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/AllBookStatus', { q: trip.word }))
  const row = rowOf(page, trip.id)
  await page.keyboard.press('j')
  await expect(row.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(row.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: t('DataList.keysTitle') })
  await expect(dialog).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('/')
  const search = main(page).getByRole('searchbox')
  await expect(search).toBeFocused()
  // What is typed into a field is no key.
  await page.keyboard.type('jxk?')
  await expect(search).toHaveValue(/jxk\?/)
  await expect(row.getByRole('checkbox')).toBeChecked()
})

test.describe('a wide screen', () => {
  test.use({ viewport: { width: 1600, height: 1080 } })

  test('shows eighteen rows of a list at least, and a booking beside it, confirmed by four keys', async ({
    page,
  }) => {
    const trip = await makeTrip(page)
    const [vehicle, customer] = [await makeVehicle(20), await makeCustomer()]
    for (let inDays = 2; inDays < 22; inDays += 1) {
      await createBooking(siteDatabase, {
        ...{ vehicle, customer, inDays, status: 'successful', destination: 'Adama' },
        transactionId: `FT${randomUUID()}`,
      })
    }
    await signIn(page, demoAccount('admin'))
    await page.goto(hrefOf('/AllBookStatus', { q: vehicle.name }))
    const tops = await main(page)
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom))
    expect(tops.filter((bottom) => bottom <= 1080).length).toBeGreaterThanOrEqual(18)

    await page.goto(hrefOf('/AllBookStatus', { q: trip.word }))
    for (const key of ['j', 'Enter']) await page.keyboard.press(key)
    const panel = page.getByRole('region', { name: new RegExp(trip.code.slice(0, 3)) })
    await expect(panel).toBeVisible()
    // Enter once more goes into it, and from there the tabulator from link to link.
    await page.keyboard.press('Enter')
    await expect(panel).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await expect(panel.locator(`a[href="tel:${trip.phone}"]`)).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('c')
    await expect(page.getByText(t('Flash.paymentConfirmed'))).toBeVisible()
    const { status } = await siteDatabase.booking.findUniqueOrThrow({ where: { id: trip.id } })
    expect(status).toBe('successful')
    expect(new URL(page.url()).searchParams.get('open')).toBe(trip.id)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(rowOf(page, trip.id).getByRole('link').first()).toBeFocused()

    // Where there is no room for both, it stands in the list's place, and closing it leads back.
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(hrefOf('/AllBookStatus', { q: trip.word, open: trip.id }))
    await expect(panel).toBeVisible()
    await expect(rowOf(page, trip.id)).toBeHidden()
    await pressOn(page, panel.getByRole('link', { name: t('BookingPanel.close') }))
    await expect(rowOf(page, trip.id)).toBeVisible()
  })
})
