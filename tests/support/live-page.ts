import type { Page } from '@playwright/test'

/** Opens a page of the desk in the only tab of its browser, and waits until it hears of changes. */
export async function openListening(page: Page, address: string): Promise<void> {
  await Promise.all([page.waitForResponse(/\/api\/live$/), page.goto(address)])
}
