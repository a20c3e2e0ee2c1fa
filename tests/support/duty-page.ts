import type { Page } from '@playwright/test'
import type { DutyWord } from '@/lib/dispatch/duty/rules'
import { expect } from './site-test'
import { siteDatabase } from './site-database'
import { textsOf } from './texts'

const en = textsOf('en')

/** The address of a driver's page. */
export const dutyAddress = (key: string) => `/Duty?key=${key}`

/** What a driver pressed, in the order of time. */
export async function stepsOf(driverId: string) {
  return siteDatabase.dutyStep.findMany({ where: { driverId }, orderBy: { pressedAt: 'asc' } })
}

/** Opens the page and waits until the phone would open it again without a line. */
export async function openKept(page: Page, key: string): Promise<void> {
  await page.goto(dutyAddress(key))
  await expect.poll(() => isKept(page)).toBe(true)
}

/** Whether the phone would open the page without a line. */
export const isKept = (page: Page) =>
  page.evaluate(async () => (await caches.match(location.href, { cacheName: 'drive-duty-1' })) !== undefined)

/** The first button for a step. */
export const nextButton = (page: Page, word: DutyWord) =>
  page.getByRole('button', { name: en(`Duty.press.${word}`) }).first()
