import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { openListening } from '../support/live-page'
import { demoAccount, makeContact } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

/** What is asked of the site for a page that is open already. */
const partOfPage = /[?&]_rsc=/
const bar = (page: Page) => page.locator('.desk-live')

/** Has the page hear of a change, as another tab of the browser tells it, so often or once. */
async function tellChanges(page: Page, everyMs?: number): Promise<void> {
  await page.evaluate((ms) => {
    const line = new BroadcastChannel('live')
    const tell = () => line.postMessage({ change: { kind: 'contact', id: crypto.randomUUID() } })
    tell()
    if (ms) setInterval(tell, ms)
  }, everyMs)
}

/** A message of a person whose name nobody else has, and the list of their messages alone. */
async function openList(page: Page) {
  const name = `Sara${randomUUID().slice(0, 8)}`
  const { id } = await makeContact(name)
  await signIn(page, demoAccount('admin'))
  await openListening(page, hrefOf('/ContactDb', { q: name }))
  const rows = page.getByRole('main').getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(1)
  return { id, name, rows }
}

test('a link leads on over a slow line, however much changes meanwhile', async ({ page }) => {
  const { id, rows } = await openList(page)
  // Longer than a page rests before it is read anew.
  await page.route(partOfPage, async (route) => {
    await sleep(3000)
    await route.continue()
  })
  await tellChanges(page, 300)
  await rows.getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname === '/EditContactDb' && url.searchParams.get('id') === id)
})

test('what changes while a page is on its way is on it soon after', async ({ page }) => {
  const { name, rows } = await openList(page)
  await rows.getByRole('link').first().click()
  await page.waitForURL('**/EditContactDb*')
  await page.route(/\/ContactDb\?/, async (route) => {
    const made = await route.fetch()
    await makeContact(name)
    // Longer than a change takes to be told.
    await sleep(1000)
    await route.fulfill({ response: made })
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Requests.backToContacts') })
    .first()
    .click()
  await page.waitForURL('**/ContactDb*')
  await page.unrouteAll({ behavior: 'wait' })
  await expect(rows).toHaveCount(2)
})

test.describe('with a line that breaks', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })

  test('the page stays, says so, and shows what is new once it can', async ({ page }) => {
    const { name, rows } = await openList(page)
    const field = page.getByRole('main').getByRole('searchbox').first()
    await field.fill('half typed')
    await tellChanges(page)
    const show = bar(page).getByRole('button', { name: t('OfficeFrame.live.show') })
    await expect(show).toBeVisible()
    await page.route(/health\/live|[?&]_rsc=/, (route) => route.abort())
    await show.click()
    await expect(bar(page)).toContainText(t('OfficeFrame.live.away'))
    await expect(field).toHaveValue('half typed')
    await page.unrouteAll({ behavior: 'wait' })
    await makeContact(name)
    await show.click()
    await expect(rows).toHaveCount(2)
    await expect(field).toHaveValue('half typed')
  })
})
