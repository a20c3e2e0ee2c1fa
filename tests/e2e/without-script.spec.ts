import type { Browser, Page } from '@playwright/test'
import { publicAddresses } from '@/tools/bench/public-addresses'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const origin = process.env.E2E_BASE_URL ?? ''
const t = textsOf('en')

/** What does nothing without a script is not shown where none runs. */
const needScript = new Set([
  // Opens the field for the destination, which is always there without a script.
  t('TravelForm.outside'),
  t('BookingSteps.pause'),
  t('BookingSteps.play'),
  t('Offline.forget'),
  t('Form.showPassword'),
])

/** What a person reads on a page, by its lines, and where its links lead. */
async function readPage(page: Page, address: string): Promise<Set<string>> {
  await page.goto(address, { waitUntil: 'load' })
  const main = page.getByRole('main')
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const lines = (await main.innerText()).split('\n').map((line) => line.trim())
  return new Set([...lines, ...links.map((href) => `→ ${href}`)])
}

async function openPage(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, baseURL: origin, reducedMotion: 'reduce' })
  return context.newPage()
}

test('every text and link of a public page is there without a script', async ({ browser }) => {
  const withScript = await openPage(browser, true)
  const without = await openPage(browser, false)
  const pages = (await publicAddresses(origin)).filter(({ locale }) => locale === 'en')
  expect(pages.length).toBeGreaterThan(20)
  for (const { address } of pages) {
    // Other tests post vehicles and book meanwhile: what stood on one of the two only by that does not a second time.
    await expect(async () => {
      const [all, plain] = await Promise.all([readPage(withScript, address), readPage(without, address)])
      const missing = [...all].filter((entry) => !plain.has(entry) && !needScript.has(entry))
      expect(missing, address).toEqual([])
    }).toPass({ timeout: 60_000 })
  }
})
