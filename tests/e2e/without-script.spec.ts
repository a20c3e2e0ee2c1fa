import type { Browser } from '@playwright/test'
import { publicAddresses } from '@/scripts/bench/public-addresses'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const origin = process.env.E2E_BASE_URL ?? ''
const t = textsOf('en')

test.describe.configure({ timeout: 120_000 })

/** What does nothing without a script is not shown where none runs. */
const needScript = [
  // Opens the field for the destination, which is always there without a script.
  t('TravelForm.outside'),
  t('BookingSteps.pause'),
  t('BookingSteps.play'),
  t('Offline.forget'),
  t('Form.showPassword'),
]

/** What a person reads on each page, by its lines, and where its links lead. */
async function readAll(browser: Browser, javaScriptEnabled: boolean): Promise<Map<string, string[]>> {
  const context = await browser.newContext({ javaScriptEnabled, baseURL: origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const read = new Map<string, string[]>()
  for (const { address, locale } of await publicAddresses(origin)) {
    if (locale !== 'en') continue
    await page.goto(address, { waitUntil: 'load' })
    const main = page.getByRole('main')
    const links = await main
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const lines = (await main.innerText()).split('\n').map((line) => line.trim())
    read.set(address, [...new Set([...lines, ...links.map((href) => `→ ${href}`)])])
  }
  await context.close()
  return read
}

test('every text and link of a public page is there without a script', async ({ browser }) => {
  const [withScript, without] = await Promise.all([readAll(browser, true), readAll(browser, false)])
  expect(without.size).toBeGreaterThan(20)
  for (const [address, all] of withScript) {
    const missing = all.filter((entry) => !without.get(address)?.includes(entry))
    expect
      .soft(
        missing.filter((entry) => !needScript.includes(entry)),
        address,
      )
      .toEqual([])
  }
})
