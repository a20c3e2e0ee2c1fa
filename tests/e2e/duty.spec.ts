import type { Browser, BrowserContext } from '@playwright/test'
import { dateOfDay } from '@/lib/core/day'
import { routing } from '@/lib/core/i18n/routing'
import { dutyWords } from '@/lib/dispatch/duty/rules'
import { frameworkFloor } from '@/tools/bench/framework-floor'
import { scriptLimits } from '@/tools/bench/limits'
import { watchWeight } from '@/tools/bench/page-weight'
import { dutyKey } from '../support/duty-link'
import { dutyAddress, isKept, nextButton, openKept, stepsOf } from '../support/duty-page'
import { onDuty } from '../support/on-duty'
import { everySearch, expectGoodLooks, openVisit } from '../support/page-visit'
import { dayFromToday, siteDatabase } from '../support/site-database'
import { test } from '../support/cut-line'
import { expect, waitForScripts } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const origin = process.env.E2E_BASE_URL ?? ''
const en = textsOf('en')

test('a whole duty without a line is sent once, in the order in which it was pressed', async ({
  page,
  line,
}) => {
  const { key, driverId } = await onDuty()
  await openKept(page, key)
  await line.cut()
  const pressed: { from: number; until: number }[] = []
  for (const word of dutyWords) {
    if (word === 'done') await page.getByLabel(en('Duty.odometer')).fill('120400')
    const from = Date.now()
    await nextButton(page, word).click()
    await expect(page.getByText(`${en(`Duty.state.${word}`)} · ${en('Duty.kept')}`)).toBeVisible()
    pressed.push({ from, until: Date.now() })
  }
  await expect(page.getByRole('status')).toHaveText(en('Duty.keptHere', { count: 4 }))
  expect(await stepsOf(driverId)).toEqual([])
  await line.mend()
  await expect(page.getByRole('status')).toHaveText(en('Duty.allSent'))
  const kept = await stepsOf(driverId)
  expect(kept.map(({ word }) => word)).toEqual(dutyWords)
  expect(kept.at(-1)?.odometer).toBe(120_400)
  for (const [index, { pressedAt }] of kept.entries()) {
    expect(pressedAt.getTime()).toBeGreaterThanOrEqual(pressed[index]?.from ?? Infinity)
    expect(pressedAt.getTime()).toBeLessThanOrEqual(pressed[index]?.until ?? 0)
  }
})

test('a double tap presses one step, and not the next one too', async ({ page, line }) => {
  const { key } = await onDuty()
  await openKept(page, key)
  await line.cut()
  await nextButton(page, 'accepted').dblclick()
  await expect(nextButton(page, 'coming')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(en('Duty.keptHere', { count: 1 }))
})

test('a page that is killed half-way and opened again without a line loses nothing', async ({
  page,
  context,
  line,
}) => {
  const { key, driverId } = await onDuty()
  await openKept(page, key)
  await line.cut()
  await nextButton(page, 'accepted').click()
  await nextButton(page, 'coming').click()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  waitForScripts(again)
  await again.goto(dutyAddress(key))
  await expect(again.getByRole('status')).toHaveText(en('Duty.keptHere', { count: 2 }))
  await nextButton(again, 'aboard').click()
  await line.mend()
  await expect(again.getByRole('status')).toHaveText(en('Duty.allSent'))
  expect((await stepsOf(driverId)).map(({ word }) => word)).toEqual(dutyWords.slice(0, 3))
  // What was sent since the page was kept is still known without a line.
  await line.cut()
  await again.reload()
  await expect(nextButton(again, 'done')).toBeVisible()
})

/** A sequence that is the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

test('on a line that loses 30 % of all requests and answers each step is kept exactly once', async ({
  page,
  context,
}) => {
  const { key, driverId, trips } = await onDuty([0, 1, 2])
  await page.goto(dutyAddress(key))
  const chance = seeded(20_261_123)
  const lost = { requests: 0, answers: 0 }
  await context.route('**/api/duty**', async (route) => {
    if (chance() >= 0.3) return route.continue()
    if (chance() < 0.5) {
      lost.requests += 1
      return route.abort()
    }
    // It arrives, and nobody hears of it.
    await route.fetch()
    lost.answers += 1
    return route.abort()
  })
  for (const word of dutyWords) {
    for (const trip of trips.keys()) {
      await nextButton(page, word).click()
      // Its day has not come.
      if (trip > 0 && word !== 'accepted') await nextButton(page, word).click()
      // Half of them one by one, the others as fast as somebody presses.
      if (trip > 0) await expect(page.getByRole('status')).toHaveText(en('Duty.allSent'), { timeout: 60_000 })
    }
  }
  await expect(page.getByRole('status')).toHaveText(en('Duty.allSent'), { timeout: 60_000 })
  const kept = await stepsOf(driverId)
  expect(kept).toHaveLength(trips.length * dutyWords.length)
  for (const id of trips) {
    expect(kept.filter(({ bookingId }) => bookingId === id).map(({ word }) => word)).toEqual(dutyWords)
  }
  expect(Math.min(lost.requests, lost.answers)).toBeGreaterThan(0)
  process.stdout.write(`  lost ${lost.requests} requests and ${lost.answers} answers\n`)
})

test('another driver’s key, an old one and none show nothing, and the phone forgets the trips', async ({
  page,
  line,
}) => {
  const { key, driverId } = await onDuty()
  const other = await onDuty([])
  await page.goto(dutyAddress(other.key))
  await expect(page.getByText('Bishoftu')).toHaveCount(0)
  await openKept(page, key)
  await expect(page.getByText('Bishoftu')).toBeVisible()
  await line.cut()
  await nextButton(page, 'accepted').click()
  const { linkNumber } = await siteDatabase.driver.update({
    where: { id: driverId },
    data: { linkNumber: { increment: 1 } },
  })
  await line.mend()
  await expect(page.getByRole('heading', { name: en('Duty.deadTitle') })).toBeVisible()
  await expect(page.getByText('Bishoftu')).toHaveCount(0)
  expect(await isKept(page)).toBe(false)
  for (const dead of [key, `${key.slice(0, -2)}AA`, 'nothing']) {
    const answer = await page.goto(dutyAddress(dead))
    expect(answer?.status()).toBe(404)
    expect(await answer?.text()).not.toContain('Bishoftu')
  }
  // What was not sent by the old link goes by the new one.
  await page.goto(dutyAddress(dutyKey({ driverId, linkNumber })))
  await expect.poll(async () => (await stepsOf(driverId)).length).toBe(1)
})

test('the answer is kept by nobody, listed nowhere, and names its address to nobody', async ({ request }) => {
  const { key } = await onDuty()
  const headers = (await request.get(dutyAddress(key))).headers()
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['cache-control']).toContain('private')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-robots-tag']).toContain('noindex')
})

test('a duty is done without a script', async ({ browser }) => {
  const { key, driverId } = await onDuty()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const page = await context.newPage()
  await page.goto(dutyAddress(key))
  for (const word of dutyWords) {
    if (word === 'done') await page.getByLabel(en('Duty.odometer')).fill('98200')
    await nextButton(page, word).click()
    await expect(page.getByText(en(`Duty.state.${word}`))).toBeVisible()
  }
  const kept = await stepsOf(driverId)
  expect(kept.map(({ word }) => word)).toEqual(dutyWords)
  expect(kept.at(-1)?.odometer).toBe(98_200)
  await context.close()
})

async function expectFits(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(address)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, address).toBeLessThanOrEqual(320)
  await page.close()
}

for (const locale of routing.locales) {
  test(`the page is the driver's language, accessible and fits 320 px (${locale})`, async ({
    browser,
    context,
  }) => {
    const { key, driverId } = await onDuty([-1, 0, 1, 2])
    await siteDatabase.driver.update({ where: { id: driverId }, data: { locale } })
    const visit = await openVisit(browser, { baseURL: origin })
    // As the contract has it: the address without a language leads there.
    await visit.page.goto(dutyAddress(key))
    await expect(visit.page.locator('html')).toHaveAttribute('lang', locale)
    await expect(
      visit.page.getByRole('button', { name: textsOf(locale)('Duty.press.accepted') }),
    ).toHaveCount(4)
    await expectGoodLooks(visit, { address: `/Duty in ${locale}`, search: everySearch })
    expect(visit.console).toEqual([])
    await visit.close()
    await expectFits(context, addressIn(locale, dutyAddress(key)))
  })
}

test('the last day of a trip is headed by its return, and not as a whole day', async ({ page }) => {
  const { key, trips } = await onDuty([0])
  await siteDatabase.booking.update({
    where: { id: trips[0] ?? '' },
    data: { day: dateOfDay(dayFromToday(-1)), returnTime: '14:00' },
  })
  await page.goto(dutyAddress(key))
  await expect(page.getByRole('heading', { name: en('Duty.until', { time: '14:00' }) })).toBeVisible()
  await expect(page.getByText(en('Duty.allDay'))).toHaveCount(0)
})

test('a day of a longer trip says which of its days it is', async ({ page }) => {
  const { key, trips } = await onDuty([0])
  await siteDatabase.booking.update({
    where: { id: trips[0] ?? '' },
    data: { day: dateOfDay(dayFromToday(-1)), lastDay: dateOfDay(dayFromToday(1)) },
  })
  await page.goto(dutyAddress(key))
  await expect(page.getByText(en('Duty.dayOf', { number: '2', count: '3' }))).toBeVisible()
})

test('the page carries at most 25 kB of scripts of its own', async ({ browser }) => {
  const { key } = await onDuty([0, 1])
  expect(await scriptsOf(browser, key)).toBeLessThanOrEqual(scriptLimits.reading)
})

async function scriptsOf(browser: Browser, key: string): Promise<number> {
  const visit = await openVisit(browser, { baseURL: origin })
  const weigh = await watchWeight(visit.page)
  const answer = await visit.page.goto(dutyAddress(key), { waitUntil: 'load' })
  const floor = frameworkFloor(process.env.E2E_BUILD ?? '')
  const weight = await weigh({ path: '/Duty', html: (await answer?.text()) ?? '', floor })
  await visit.close()
  const heaviest = weight.heaviest.map(({ path: file, bytes }) => `${file} ${bytes}`).join(', ')
  process.stdout.write(`  ${heaviest}\n`)
  process.stdout.write(
    `  /Duty: scripts ${weight.script} above a floor of ${weight.floor}, total ${weight.total}\n`,
  )
  return weight.script
}
