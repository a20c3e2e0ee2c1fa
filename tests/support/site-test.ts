import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'

type Options = {
  /** Console lines that belong to the test, such as the browser's note about a 404 that was asked for. */
  expectedConsole: RegExp[]
}
type Fixtures = { strictPage: void }

/**
 * Every test fails on what a careful person would see in the console: errors, warnings of React, refused scripts or
 * styles (the content-security policy), uncaught exceptions (a broken hydration is one).
 */
export const test = base.extend<Options & Fixtures>({
  expectedConsole: [[], { option: true }],
  strictPage: [
    async ({ context, expectedConsole }, use) => {
      const problems = watchConsole(context)
      await use()
      expect(problems.filter((line) => !expectedConsole.some((expected) => expected.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What the test tool says where it keeps service workers out. */
const ofTheTool = /Service Worker registration blocked by Playwright/

/** Collects what goes wrong in all pages of a context, from now on. */
export function watchConsole(context: BrowserContext): string[] {
  const problems: string[] = []
  const note = (message: ConsoleMessage) => {
    if (ofTheTool.test(message.text())) return
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
