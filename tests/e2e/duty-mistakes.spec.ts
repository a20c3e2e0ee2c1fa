import type { Page } from '@playwright/test'
import { formatCode } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { test } from '../support/cut-line'
import { dutyAddress, nextButton, openKept, stepsOf } from '../support/duty-page'
import { onDuty } from '../support/on-duty'
import { dayFromToday, demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, waitForScripts } from '../support/site-test'
import { textsOf } from '../support/texts'

const origin = process.env.E2E_BASE_URL ?? ''
const en = textsOf('en')

const dayMs = 24 * 60 * 60 * 1000
/** The trips of a day. */
const tripsOf = (page: Page, name: 'today' | 'tomorrow') =>
  page.getByRole('region', { name: new RegExp(`^${en(`Duty.${name}`)}`) })

test('a page that is open since yesterday tells without a line which trips are today’s', async ({
  page,
  line,
}) => {
  const { key } = await onDuty([1])
  await openKept(page, key)
  await expect(tripsOf(page, 'tomorrow')).toContainText('Bishoftu')
  await line.cut()
  await page.clock.setFixedTime(new Date(Date.now() + dayMs))
  // The driver looks at the phone again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(tripsOf(page, 'today')).toContainText('Bishoftu')
  await expect(tripsOf(page, 'tomorrow')).not.toContainText('Bishoftu')
})

test('a phone whose clock is days ahead shows the trips and the number of today, and tells the right hour', async ({
  page,
}) => {
  const { key, driverId } = await onDuty()
  await page.clock.setFixedTime(new Date(Date.now() + 2 * dayMs))
  const told = page.waitForResponse(/\/api\/duty/)
  await page.goto(dutyAddress(key))
  await told
  const today = tripsOf(page, 'today')
  await expect(today).toContainText('Bishoftu')
  await expect(today.getByRole('link', { name: /Marta Bekele/ })).toBeVisible()
  await nextButton(page, 'accepted').click()
  await expect(page.getByRole('status')).toHaveText(en('Duty.allSent'))
  const [step] = await stepsOf(driverId)
  expect(Math.abs(Number(step?.pressedAt) - Date.now())).toBeLessThan(5 * 60_000)
})

test('a step long before its trip asks whether that one is meant', async ({ page }) => {
  const { key, driverId } = await onDuty([1])
  await page.goto(dutyAddress(key))
  await nextButton(page, 'accepted').click()
  await expect(page.getByRole('status')).toHaveText(en('Duty.allSent'))
  await nextButton(page, 'coming').click()
  const question = page
    .getByRole('alert')
    .filter({ hasText: en('Duty.early', { when: '' }).split('(')[0] ?? '' })
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: en('Duty.earlyNo') }).click()
  await expect(question).toHaveCount(0)
  await nextButton(page, 'coming').click()
  await page.getByRole('button', { name: en('Duty.earlyYes', { step: en('Duty.press.coming') }) }).click()
  await expect
    .poll(async () => (await stepsOf(driverId)).map(({ word }) => word))
    .toEqual(['accepted', 'coming'])
})

test('a step that the office undoes is gone from the phone too, and can be pressed again', async ({
  page,
  browser,
}) => {
  const { key, driverId } = await onDuty()
  await page.goto(dutyAddress(key))
  await nextButton(page, 'accepted').click()
  await nextButton(page, 'coming').click()
  await expect(page.getByRole('status')).toHaveText(en('Duty.allSent'))
  await expect(page.getByRole('link', { name: en('Duty.trouble') })).toHaveAttribute('href', /^tel:\+\d+$/)
  const office = await browser.newPage({ baseURL: origin })
  waitForScripts(office)
  await signIn(office, demoAccount('subadmin'))
  await office.goto(hrefOf('/Dispatch', { date: dayFromToday(0) }))
  const trip = office.getByRole('listitem').filter({ hasText: await codeOfTrip(driverId) })
  await trip
    .getByRole('button', { name: en('DispatchForms.undoStep', { step: en('Dispatch.state.coming') }) })
    .click()
  await expect(office.getByText(en('Flash.stepUndone'))).toBeVisible()
  await page.reload()
  await nextButton(page, 'coming').click()
  await expect
    .poll(async () => (await stepsOf(driverId)).map(({ word }) => word))
    .toEqual(['accepted', 'coming'])
  await office.close()
})

async function codeOfTrip(driverId: string) {
  const trip = await siteDatabase.assignment.findFirstOrThrow({
    where: { driverId },
    select: { booking: { select: { code: true } } },
  })
  return formatCode(trip.booking.code)
}
