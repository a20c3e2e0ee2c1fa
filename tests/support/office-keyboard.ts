import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '@/lib/core/i18n/routing'
import { pressOn, typeInto } from './keyboard'
import { pictureFile } from './picture-file'
import { addressIn, type Texts } from './texts'

/** A person at the keyboard: goes to what is named with the tabulator and presses Enter. */
export function officeKeyboardOf(page: Page, t: Texts, locale: Locale) {
  // The way of the tabulator is long and the same in every language: it is walked in one of them.
  const enter = async (target: Locator) => {
    if (locale === 'en') return pressOn(page, target)
    await target.focus()
    await page.keyboard.press('Enter')
  }
  const main = page.getByRole('main')
  return {
    enter,
    link: (name: string | RegExp) => enter(main.getByRole('link', { name })),
    button: (name: string) => enter(main.getByRole('button', { name, exact: true })),
    /** Types into the focused field and goes on to the next. */
    async typeAndTab(...texts: string[]) {
      for (const text of texts) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
    },
    async arrives(path: string, said?: string) {
      await page.waitForURL((url) => url.pathname === addressIn(locale, path))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      if (said) await expect(page.getByText(said, { exact: true })).toBeVisible()
    },
    async choosePicture() {
      await page.getByLabel(t('Fleet.form.picture'), { exact: true }).setInputFiles(await pictureFile())
    },
    async find(name: string) {
      await typeInto(page, page.getByRole('main').getByRole('searchbox'), name)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('q') === name)
    },
  }
}
