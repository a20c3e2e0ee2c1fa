import type { Locator, Page } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { dayFromToday, makeCustomer, makeVehicle } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')
const day = dayFromToday(12)

async function openReserving(page: Page) {
  const [{ id }, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  await signIn(page, customer)
  await page.goto(hrefOf('/OneDayBook', { id, date: day }))
  return id
}

/** The price and what reserves lie whole in the bar that keeps them in view. */
async function expectWhole(bar: Locator, ...parts: Locator[]) {
  const around = await boxOf(bar)
  for (const part of parts) {
    const inside = await boxOf(part)
    expect(inside.y).toBeGreaterThanOrEqual(around.y)
    expect(inside.bottom).toBeLessThanOrEqual(around.bottom)
    expect(inside.right).toBeLessThanOrEqual(around.right)
  }
}

const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '32px'))

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('letters twice as large leave the price in its bar, and the day beside what changes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await openReserving(page)
  await enlarge(page)
  const bar = page.locator('.submit-bar')
  await expectWhole(bar, bar.locator('strong'), bar.getByRole('button'))
  const trip = page.locator('summary', { hasText: t('OneDayBook.change') })
  const shown = await boxOf(trip.locator('.font-bold').first())
  const change = await boxOf(trip.getByText(t('OneDayBook.change')))
  expect(shown.right <= change.x || shown.bottom <= change.y).toBe(true)
  const step = page.getByRole('banner').locator('[aria-current=step]')
  expect((await boxOf(step)).height).toBeLessThan(64)

  await page.goto(hrefOf('/OneDayVehiclesBook', { id, date: day }))
  await enlarge(page)
  const below = page.locator('.bottom-bar')
  await expectWhole(below, below.locator('b'), below.getByRole('link'))
  // A price that breaks inside its number reads like another one.
  expect((await boxOf(below.locator('b'))).height).toBeLessThan(80)
})

test('on a phone that lies on its side, what stays in view leaves room for the page', async ({ page }) => {
  const positionOf = (selector: string) =>
    page.locator(selector).evaluate((bar) => getComputedStyle(bar).position)
  await page.setViewportSize({ width: 740, height: 360 })
  await openReserving(page)
  expect(await positionOf('.submit-bar')).toBe('static')
  await page.goto(hrefOf('/OneDayVehicles', { date: day }))
  expect(await positionOf('.search-bar')).toBe('static')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await positionOf('.search-bar')).toBe('sticky')
})
