import { randomUUID } from 'node:crypto'
import type { Locator, Page, Route } from '@playwright/test'
import { pictureFile } from './picture-file'
import { expect } from './site-test'
import { textsOf } from './texts'

const t = textsOf('en')

/** An address that nobody else uses. */
export const newEmail = () => `failed-${randomUUID()}@example.com`

/** A form of the site. tests/guards/forms.test.ts keeps the lists complete. */
export interface SentForm {
  /** The file that renders it. */
  file: string
  address: string
  /** What is typed or chosen, by the id of the field. */
  fields?: Record<string, string>
  send: (page: Page) => Promise<void>
  /** What the person reads once it went through, or where it leads. */
  done: string | RegExp
  /** Comes back empty after a failure, with what was typed one click away. */
  clears?: boolean
  /** Stands above the reason, in the words of the specification. */
  title?: string
  /** Goes to the API, whose addresses belong to no build: its page does not grow stale. */
  uploads?: boolean
}

/** Presses a button of the page. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
/** Presses a button and then the answer to its question. */
export const ask = (trigger: string | RegExp, answer: string) => async (page: Page) => {
  await press(trigger)(page)
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
}

/** What can happen to a request, and what the person reads then. */
export const failures = [
  { text: 'SendingFailed.connectionLost', fail: (route: Route) => route.abort('connectionreset') },
  {
    text: 'SendingFailed.unexpected',
    fail: (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' }),
  },
  {
    // The server's own answer to an action of another build.
    text: 'SendingFailed.stalePage',
    fail: (route: Route) =>
      route.continue({ headers: { ...route.request().headers(), 'next-action': `40${'0'.repeat(40)}` } }),
  },
] as const

async function fileNamed(name: string) {
  if (!name.endsWith('.csv')) return pictureFile()
  // The same name stands for the same file; one that begins with `unknown` has columns that nobody knows.
  const head = name.startsWith('unknown') ? 'Tarikh,Wabii,Galii' : 'Date,Reference,Amount'
  return { mimeType: 'text/csv', buffer: Buffer.from(`${head}\n20/11/2026,${name.toUpperCase()},100\n`) }
}

async function fill(field: Locator, value: string) {
  // What is folded away is opened first, as a person would.
  await field.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
  const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.tagName)
  if (kind === 'file') await field.setInputFiles({ ...(await fileNamed(value)), name: value })
  else if (kind === 'SELECT') await field.selectOption(value)
  else await field.fill(value)
}

/** Whatever happens to the request of a form, its page stays, says what happened, and keeps what was typed. */
async function outlastFailures(page: Page, form: SentForm) {
  if (page.url() !== new URL(form.address, process.env.E2E_BASE_URL).href) await page.goto(form.address)
  const fields = Object.entries(form.fields ?? {}).map(([id, value]) => ({
    field: page.locator(`[id="${id}"]`),
    // A date is shown in words; what its field sends stands beside it.
    held: page.locator(`input[hidden][name="${id}"], [id="${id}"]`).first(),
    value,
  }))
  for (const { field, value } of fields) await fill(field, value)
  for (const { text, fail } of failures.slice(0, form.uploads ? 2 : 3)) {
    const interrupt = (route: Route) => (route.request().method() === 'GET' ? route.fallback() : fail(route))
    await page.route('**', interrupt)
    await form.send(page)
    const alert = page.getByRole('alert').filter({ hasText: t(text) })
    await expect(alert, `${form.file}: ${text}`).toBeVisible()
    if (form.title) await expect(alert.getByText(form.title, { exact: true })).toBeVisible()
    if (form.clears) await page.getByRole('button', { name: t('Form.bringBack') }).click()
    // A file's path is the browser's secret.
    const valueOf = (field: Locator) => async () => (await field.inputValue()).replace('C:\\fakepath\\', '')
    for (const field of fields) await expect.poll(valueOf(field.held)).toBe(field.value)
    await page.unroute('**', interrupt)
  }
  await form.send(page)
  if (form.done instanceof RegExp) await expect(page).toHaveURL(form.done)
  else await expect(page.getByText(form.done, { exact: true }), form.file).toBeVisible()
}

/** Walks the forms that one person meets, in this order. */
export async function walk(page: Page, forms: readonly SentForm[]) {
  for (const form of forms) await outlastFailures(page, form)
}

/** What the browser itself notes about them, and about a mail's preview, in which the test tool would run a script. */
export const failedRequests =
  /Failed to load resource|ERR_CONNECTION_RESET|Failed to fetch|Blocked script execution in .*mail-preview/
