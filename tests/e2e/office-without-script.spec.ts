import type { Page } from '@playwright/test'
import { demoRecords } from '../support/demo-records'
import { hrefFor, nameOf, officePages, type Persona } from '../support/office-pages'
import { demoAccount } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'

test.describe.configure({ timeout: 300_000 })
test.use({
  ...{ javaScriptEnabled: false, viewport: { width: 360, height: 740 } },
  // The preview of a mail may run no script.
  expectedConsole: /Blocked script execution/,
})

/** Phone numbers on a page for staff that lead nowhere: neither to a call nor to the record that has one. */
const uncalledPhones = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [number] = /\+251[\d ]{9,}/.exec(node.textContent ?? '') ?? []
      const around = node.parentElement
      if (number && around?.checkVisibility() && !around.closest('a, option, textarea, pre, h1')) {
        found.push(number)
      }
    }
    return found
  })

const personas: readonly Persona[] = ['user', 'subadmin', 'admin']

for (const persona of personas) {
  test(`${persona}: no page waits for a script, and none has a button that does nothing`, async ({
    page,
  }) => {
    await signIn(page, demoAccount(persona))
    const records = await demoRecords()
    for (const entry of officePages[persona]) {
      const answer = await page.goto(hrefFor(entry, records))
      expect.soft(answer?.status(), nameOf(entry)).toBe(200)
      await expect.soft(page.getByRole('heading', { level: 1 }), nameOf(entry)).toHaveCount(1)
      await expect.soft(page.locator('[aria-busy="true"]:visible'), nameOf(entry)).toHaveCount(0)
      const dead = await page
        .locator('button:visible:not(:disabled), input[type="button"]:visible')
        .evaluateAll((buttons: HTMLButtonElement[]) =>
          buttons
            .filter(({ type, form }) => type === 'button' || !form)
            .filter((button) => !button.hasAttribute('popovertarget') && !button.hasAttribute('commandfor'))
            .map((button) => button.textContent || button.getAttribute('aria-label')),
        )
      expect.soft(dead, nameOf(entry)).toEqual([])
      const uncalled = persona === 'user' ? [] : await uncalledPhones(page)
      expect.soft(uncalled, `${nameOf(entry)}: phones`).toEqual([])
    }
  })
}
