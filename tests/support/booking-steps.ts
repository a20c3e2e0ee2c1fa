import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Day } from '@/lib/core/day'
import { scarceUpTo } from '@/lib/vehicles/rules'
import type { Texts } from './texts'

type Registration = { email: string; password: string }

/** What a page says of what is left of a vehicle. */
export function leftText(t: Texts, count: number): string {
  return t(count <= scarceUpTo ? 'OneDayVehicles.fewLeft' : 'OneDayVehicles.available', { count })
}

/** Fills the registration form; the person sends it. */
export async function fillRegistration(
  page: Page,
  t: Texts,
  { email, password }: Registration,
): Promise<void> {
  await page.getByLabel(t('Register.firstName'), { exact: true }).fill('Chaltu')
  await page.getByLabel(t('Register.lastName'), { exact: true }).fill('Dinka')
  await page.getByLabel(t('Register.email'), { exact: true }).fill(email)
  await page.getByLabel(t('Register.phone'), { exact: true }).fill('0911 23 45 67')
  await page.getByLabel(t('Register.password'), { exact: true }).fill(password)
}

/** Logs in on `/Login`. */
export async function fillLogin(page: Page, t: Texts, { email, password }: Registration): Promise<void> {
  await page.getByLabel(t('Login.email'), { exact: true }).fill(email)
  await page.getByLabel(t('Login.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Login.submit'), exact: true })
    .click()
}

/** Opens a line that folds something away, where it is not open. */
export async function unfold(page: Page, title: string): Promise<void> {
  const folded = page.locator('details', { has: page.locator('summary', { hasText: title }) }).last()
  if ((await folded.getAttribute('open')) === null) await folded.locator('summary').click()
}

/** Fills what a reservation needs; the person sends it. */
export async function fillTrip(page: Page, t: Texts, { day }: { day: Day }): Promise<void> {
  await page.getByLabel(t('OneDayBook.phone'), { exact: true }).fill('+251 911 23 45 67')
  await page.getByLabel(t('OneDayBook.destination'), { exact: true }).fill('Bishoftu')
  await page.getByLabel(t('OneDayBook.date'), { exact: true }).fill(day)
}

/** Fills the form with a transfer that was sent already, and returns the transaction id; the person sends it. */
export async function fillOrder(
  page: Page,
  t: Texts,
  { day, transactionId = `FT${randomUUID().slice(0, 12)}` }: { day: Day; transactionId?: string },
): Promise<string> {
  await fillTrip(page, t, { day })
  await unfold(page, t('OneDayBook.transferred'))
  await page.getByLabel(t('OneDayBook.transactionId'), { exact: true }).fill(transactionId)
  await page.getByLabel(t('OneDayBook.amount'), { exact: true }).fill('3,500')
  return transactionId
}

/** Holds the place. */
export const reserveButton = (page: Page, t: Texts) =>
  page.getByRole('main').getByRole('button', { name: t('OneDayBook.submit'), exact: true })

/** What a person sees to fill in or to tick. */
export const shownFields = (page: Page) =>
  page
    .getByRole('main')
    .locator('input:not([type=hidden]), select, textarea')
    .evaluateAll(
      (fields) =>
        fields.filter((field) => field.checkVisibility() && !field.ariaHidden).map(({ id }) => id).length,
    )
