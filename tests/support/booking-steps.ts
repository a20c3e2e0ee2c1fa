import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Day } from '@/lib/core/day'
import type { Texts } from './texts'

type Registration = { email: string; password: string }

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

/** Fills the transaction form and returns the transaction id; the person sends it. */
export async function fillOrder(
  page: Page,
  t: Texts,
  { day, transactionId = `FT${randomUUID().slice(0, 12)}` }: { day: Day; transactionId?: string },
): Promise<string> {
  await page.getByLabel(t('OneDayBook.transactionId'), { exact: true }).fill(transactionId)
  await page.getByLabel(t('OneDayBook.amount'), { exact: true }).fill('3,500')
  await page.getByLabel(t('OneDayBook.phone'), { exact: true }).fill('+251 911 23 45 67')
  await page.getByLabel(t('OneDayBook.destination'), { exact: true }).fill('Bishoftu')
  await page.getByLabel(t('OneDayBook.date'), { exact: true }).fill(day)
  return transactionId
}
