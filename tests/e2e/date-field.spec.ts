import type { Page } from '@playwright/test'
import { addDays, weekdayOf } from '@/lib/core/day'
import { formatDay, formatDayInWords, formatEthiopianDay } from '@/lib/core/i18n/format'
import { accessibilityViolations } from '../support/accessibility'
import { dayFromToday } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const day = dayFromToday(9)
const tomorrow = dayFromToday(1)
const sent = (page: Page) => page.locator('[name=date]')

for (const locale of ['en', 'om', 'am'] as const)
  test(`a day is typed as people write it, ${locale}`, async ({ page }) => {
    const t = textsOf(locale)
    await page.goto(addressIn(locale, '/Booking'))
    const field = page.getByRole('textbox', { name: t('TravelForm.date'), exact: true })
    await field.fill(formatEthiopianDay(day, locale))
    await expect(sent(page)).toHaveValue(day)
    await field.blur()
    await expect(field).toHaveValue(formatDayInWords(day, locale))
    await expect(page.getByText(formatEthiopianDay(day, locale))).toBeVisible()

    await field.fill('next week')
    await field.blur()
    const written = {
      gregorian: formatDay(tomorrow, locale),
      ethiopian: formatEthiopianDay(tomorrow, locale),
    }
    await expect(page.getByText(t('DateField.unknown', written))).toBeVisible()
    await expect(field).toHaveValue('next week')
    await expect(sent(page)).toHaveValue('')

    // What the field gives as an example is understood.
    const short = formatDayInWords(tomorrow, locale, { hasYear: false, hasWeekday: false })
    await expect(field).toHaveAttribute('placeholder', short)
    for (const example of [short, ...Object.values(written)]) {
      await field.fill(example)
      await expect(sent(page)).toHaveValue(tomorrow)
      await field.fill('')
    }
  })

test('a day is picked in either calendar by the keyboard alone', async ({ page }) => {
  const t = textsOf('en')
  await page.goto('/Booking')
  const field = page.getByRole('textbox', { name: t('TravelForm.date'), exact: true })
  await field.fill(day)
  await field.press('ArrowDown')
  const calendar = page.getByRole('dialog', { name: t('DateField.title') })
  const cell = (date: typeof day) => calendar.locator(`[data-day="${date}"]`)
  await expect(cell(day)).toBeFocused()
  expect(await accessibilityViolations(page)).toEqual([])

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(cell(addDays(day, 8))).toBeFocused()
  await page.keyboard.press('End')
  const sunday = addDays(day, 8 + 7 - weekdayOf(addDays(day, 8)))
  await expect(cell(sunday)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  await expect(sent(page)).toHaveValue(day)

  await field.press('ArrowDown')
  await calendar.getByRole('button', { name: t('DateField.ethiopian'), exact: true }).press('Enter')
  const [, month = '', year = ''] = formatEthiopianDay(day, 'en').split(' ')
  await expect(calendar.getByText(`${month} ${year} E.C.`, { exact: true })).toBeVisible()
  await expect(cell(day)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(field).toBeFocused()
  await expect(sent(page)).toHaveValue(addDays(day, -1))
  await expect(field).toHaveValue(formatDayInWords(addDays(day, -1), 'en'))
})

test('days beyond the limits are neither reached nor picked', async ({ page }) => {
  const t = textsOf('en')
  await page.goto('/Booking')
  await page.getByRole('button', { name: t('DateField.open') }).click()
  const calendar = page.getByRole('dialog', { name: t('DateField.title') })
  await expect(calendar.locator(':focus')).toBeEnabled()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  const first = await sent(page).getAttribute('min')
  await expect(calendar.locator(`[data-day="${first}"]`)).toBeFocused()
  await expect(calendar.getByRole('button', { name: t('DateField.previous') })).toBeDisabled()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test("the browser's own control is the field", async ({ page }) => {
    const t = textsOf('en')
    await page.goto('/Booking')
    const field = page.getByLabel(t('TravelForm.date'), { exact: true })
    await expect(field).toHaveAttribute('type', 'date')
    await field.fill(day)
    await expect(sent(page)).toHaveValue(day)
  })
})
