import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'
import { siteDatabase } from './site-database'
import { textsOf } from './texts'

type Options = {
  /** Console lines that belong to the test, such as the browser's note about a 404 that was asked for. */
  expectedConsole: RegExp | null
}
type Fixtures = { strictPage: void }

/**
 * Every test fails on what a careful person would see in the console: errors, warnings of React, refused scripts or
 * styles (the content-security policy), uncaught exceptions (a broken hydration is one).
 */
export const test = base.extend<Options & Fixtures>({
  page: async ({ page, javaScriptEnabled }, give, test) => {
    if (javaScriptEnabled !== false) waitForScripts(page)
    await give(page)
    // Playwright's own way would take a picture after every test of a shared tab, a seventh of what a run costs.
    if (test.status !== test.expectedStatus && !page.isClosed()) {
      await page.screenshot({ path: test.outputPath('page.png'), timeout: 5000 })
    }
  },
  expectedConsole: [null, { option: true }],
  strictPage: [
    async ({ context, expectedConsole }, use) => {
      const problems = watchConsole(context)
      await use()
      const unexpected: string[] = []
      for (const line of problems) {
        if (!expectedConsole?.test(line) && !(await isOfRemovedPicture(line))) unexpected.push(line)
      }
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Whoever types before a page's scripts are there is served too, but sees something else: tests of what scripts do wait
 * for them, on a busy machine as on a quick one, unless they say themselves what they wait for.
 */
export function waitForScripts(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args)
    if (!args[1]?.waitUntil) await scriptsAreThere(page)
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args)
    await scriptsAreThere(page)
    return answer
  }
}

/**
 * Next marks the history when React has taken over the page; an answer that is no page of ours has no such scripts. Asks
 * now and then: `waitForFunction` asks with every frame, which costs a tenth of what the browser does for a page.
 */
export async function scriptsAreThere(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(() => !('__next_f' in window) || (history.state as { __NA?: true } | null)?.__NA === true)
  // A page that leads on by itself is asked again; one whose scripts a test keeps away is left alone in the end.
  for (const end = Date.now() + 30_000; Date.now() < end && !page.isClosed(); await sleep(20)) {
    if (await isThere().catch(() => false)) return
  }
}

/** What the test tool says where it keeps service workers out. */
const ofTheTool = /Service Worker registration blocked by Playwright/

/** Said after some seconds, of a font that a busy machine has yet to use too: `fontsLeftUnused` asks without a clock. */
const ofTheClock = /was preloaded using link preload but not used within a few seconds/

/**
 * Whether a picture is missing because its vehicle is gone: a list names the vehicles of all tests, and another test may
 * delete one of its own between the page and its pictures.
 */
async function isOfRemovedPicture(line: string): Promise<boolean> {
  const picture = /status of 404 .*\/files\/(vehicle-[0-9a-f]{24})-/.exec(line)?.[1]
  if (!picture) return false
  const url = { contains: picture }
  const named = await Promise.all([
    siteDatabase.vehicle.count({ where: { url } }),
    siteDatabase.vehiclePicture.count({ where: { url } }),
    siteDatabase.booking.count({ where: { vehicleUrl: url } }),
  ])
  return named.every((count) => count === 0)
}

/** Collects what goes wrong in all pages of a context, from now on. */
export function watchConsole(context: BrowserContext): string[] {
  const problems: string[] = []
  const note = (message: ConsoleMessage) => {
    if (ofTheTool.test(message.text()) || ofTheClock.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    }
  }
  context.on('console', note)
  context.on('weberror', (event) => problems.push(`exception: ${event.error().message}`))
  return problems
}

/** Signs a page's context in without its forms. */
export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  const { email, password } = account
  const answer = await page.request.post('/api/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** Presses what signs out, of the bar or of the menu that is first. */
export async function pressSignOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: textsOf('en')('Frame.signOut') })
    .first()
    .click()
}
