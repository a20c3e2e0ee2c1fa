import type { Page } from '@playwright/test'
import { addDays, weekdayOf } from '@/lib/core/day'
import { formatDay, formatDayInWords, formatEthiopianDay, numericDay } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { accessibilityViolations } from '../support/accessibility'
import { bookingCount, dayFromToday, makeCustomer, makeVehicle } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const day = dayFromToday(9)
const tomorrow = dayFromToday(1)
/** How the field writes its examples. */
const written = (locale: Locale) => ({
  gregorian: formatDay(tomorrow, locale),
  ethiopian: formatEthiopianDay(tomorrow, locale),
})
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
    await expect(page.getByText(t('DateField.unknown', written(locale)))).toBeVisible()
    await expect(field).toHaveValue('next week')
    await expect(sent(page)).toHaveValue('next week')

    // What the field gives as an example is understood.
    const short = formatDayInWords(tomorrow, locale, { hasYear: false, hasWeekday: false })
    await expect(field).toHaveAttribute('placeholder', short)
    for (const example of [short, ...Object.values(written(locale))]) {
      await field.fill(example)
      await expect(sent(page)).toHaveValue(tomorrow)
      await field.fill('')
    }
  })

test('a button stays under the pointer that leaves a day nobody understands for it', async ({ page }) => {
  const t = textsOf('en')
  await page.goto('/Booking')
  const button = page.getByRole('main').locator('form [type=submit]').last()
  await button.scrollIntoViewIfNeeded()
  await page.getByRole('textbox', { name: t('TravelForm.date'), exact: true }).fill('next week')
  await expect(sent(page)).toHaveValue('next week')
  const placeOf = async () => (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const before = await placeOf()
  await page.mouse.move(before.x + before.width / 2, before.y + 4)
  await page.mouse.down()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await placeOf()).toEqual(before)
  await page.mouse.up()
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  await expect(page.getByText(t('DateField.unknown', written('en'))).first()).toBeVisible()
})

test('a day that is sent before what reads it has arrived is the day all the same', async ({ page }) => {
  const t = textsOf('en')
  await page.goto('/OneDayVehicles')
  await page
    .locator('summary')
    .filter({ hasText: t('Search.change') })
    .click()
  const field = page.getByRole('textbox', { name: t('Search.date'), exact: true })
  // Once it is the site's own field, the page has all its other scripts.
  await expect(field).toBeVisible()
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await field.fill(formatEthiopianDay(day, 'en'))
  await field.press('Enter')
  await field.press('Enter')
  release()
  await page.waitForURL((url) => url.searchParams.get('date') === day)
  await expect(page.getByText(t('DateField.unknown', written('en')))).toBeHidden()
})

test('a last day before the first is kept as it was typed, and cannot be chosen anew', async ({ page }) => {
  const t = textsOf('en')
  const before = addDays(day, -2)
  await page.goto(hrefOf('/OneDayVehicles', { date: day, lastDate: before }))
  const [first, last] = [
    page.getByRole('textbox', { name: t('Search.date'), exact: true }),
    page.getByRole('textbox', { name: t('Search.lastDate'), exact: true }),
  ]
  await expect(first).toHaveValue(numericDay(day))
  await expect(last).toHaveValue(numericDay(before))
  await expect(page.getByRole('alert').getByText(/first day alone/)).toBeVisible()
  const later = addDays(day, 20)
  await first.fill(later)
  await last.fill('')
  await expect(last).toHaveAttribute('placeholder', t('Search.sameDay'))
  await last.press('ArrowDown')
  const calendar = page.getByRole('dialog', { name: t('DateField.title') })
  await expect(calendar.locator(`[data-day="${later}"]`)).toBeEnabled()
  for (const cell of await calendar.locator(`[data-day="${addDays(later, -1)}"]`).all()) {
    await expect(cell).toBeDisabled()
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
  const opener = page.getByRole('button', { name: t('DateField.open') })
  // Forms have several of them: each says of which field it is.
  await expect(opener).toHaveAccessibleDescription(t('TravelForm.date'))
  await opener.click()
  const calendar = page.getByRole('dialog', { name: t('DateField.title') })
  await expect(calendar.locator(':focus')).toBeEnabled()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await expect(calendar.locator(`[data-day="${dayFromToday(0)}"]`)).toBeFocused()
  await expect(calendar.getByRole('button', { name: t('DateField.previous') })).toBeDisabled()
})

test('a last day that nobody understands books nothing, by the form and by its change', async ({ page }) => {
  const t = textsOf('en')
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  await signIn(page, customer)
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day, lastDate: addDays(day, 1) }))
  const main = page.getByRole('main')
  const lastDay = page.locator('#lastDate')
  await page.getByLabel(t('OneDayBook.phone'), { exact: true }).fill('0911 23 45 67')
  await page.getByLabel(t('OneDayBook.destination'), { exact: true }).fill('Bishoftu')
  const reserve = main.getByRole('button', { name: t('OneDayBook.submit'), exact: true })
  const refused = page.getByRole('alert').getByRole('link', { name: t('Validation.dayInvalid') })
  await lastDay.fill('25 Decmber')
  // What the field says once it is left moves the button.
  await lastDay.blur()
  await expect(page.locator('output[for=lastDate]')).toHaveText(/^We do not recognise this date/)
  await reserve.click()
  await expect(refused).toHaveAttribute('href', '#lastDate')
  await expect(lastDay).toHaveValue('25 Decmber')
  expect(await bookingCount(vehicle.id)).toBe(0)
  await lastDay.fill(formatDay(addDays(day, 2), 'en'))
  await reserve.click()
  await page.waitForURL((url) => url.pathname === '/YourBooking')

  await page.getByRole('link', { name: t('ChangeForms.link'), exact: true }).click()
  await lastDay.fill('25 Decmber')
  await lastDay.blur()
  await page.getByRole('button', { name: t('ChangeForms.save') }).click()
  await expect(refused).toBeVisible()
})

test('a search whose days cannot be booked says why at the field', async ({ page }) => {
  const t = textsOf('en')
  await page.goto('/Home')
  const search = page.getByRole('search')
  const refusalOf = async (name: 'date' | 'lastDate', text: string, read = text) => {
    const field = search.getByRole('textbox', { name: t(`Search.${name}`), exact: true })
    const before = await field.inputValue()
    await field.fill(text)
    // What reads it is fetched by now.
    await expect(search.locator(`[name=${name}]`)).toHaveValue(read)
    await search.getByRole('button', { name: t('Search.submit') }).click()
    await expect(field).toBeFocused()
    const refusal = await field.evaluate((element: HTMLInputElement) => element.validationMessage)
    await field.fill(before)
    return refusal
  }
  const [first, last] = [dayFromToday(0), dayFromToday(365)].map((end) => formatDayInWords(end, 'en'))
  const beyond = t('DateField.beyond', { first: first ?? '', last: last ?? '' })
  expect(await refusalOf('date', '1/1/2000', '2000-01-01')).toBe(beyond)
  const far = dayFromToday(800)
  expect(await refusalOf('date', formatDay(far, 'en'), far)).toBe(beyond)
  expect(await refusalOf('lastDate', '25 Decmber')).toContain(t('DateField.unknown', written('en')))
  await search.getByRole('button', { name: t('Search.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/OneDayVehicles')
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
