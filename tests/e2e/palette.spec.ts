import { formatCode } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { makeTrip, newWord, openPalette, palette } from '../support/desk-trip'
import { dayFromToday, demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test('the palette finds a booking by all that people name it by, by keyboard alone', async ({ page }) => {
  const { id, code, word, plate, phone, reference } = await makeTrip(page)
  await signIn(page, demoAccount('admin'))
  await page.goto('/Admin')
  for (const typed of [
    formatCode(code),
    code.toLowerCase(),
    phone.replace('+251', '0'),
    phone.replace(/^\+251(\d{2})(\d{3})(\d{4})$/, '0$1 $2-$3'),
    phone.replace('+', '00'),
    `${word}`,
    // Letters that sound alike.
    `ሰላም ${word}`,
    reference,
    `b${plate}`,
    `AA 3-B${plate}`,
    `wenchi ${word}`,
  ]) {
    await openPalette(page)
    await page.keyboard.type(typed)
    const hit = palette(page)
      .getByRole('option')
      .filter({ hasText: formatCode(code) })
    await expect(hit, typed).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/EditBookStatus' && url.searchParams.get('id') === id)
    await expect(palette(page)).toBeHidden()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/Admin')
  }
})

test('whoever types and presses Enter at once is led to what was typed', async ({ page }) => {
  const { id, code } = await makeTrip(page)
  await signIn(page, demoAccount('subadmin'))
  await page.goto('/Dispatch')
  await openPalette(page)
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/YourBooking' && url.searchParams.get('id') === id)
})

test('the palette says how many it found, leads to pages by name, and gives the focus back', async ({
  page,
}) => {
  const { word } = await makeTrip(page)
  await signIn(page, demoAccount('admin'))
  await page.goto('/Admin')
  const tile = page.getByRole('main').getByRole('link').first()
  await tile.focus()
  await openPalette(page)
  await page.keyboard.type(`${word}`)
  await expect(palette(page).getByText(t('OfficeFrame.palette.count', { count: 2 }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(tile).toBeFocused()

  await openPalette(page)
  await page.keyboard.type('plates')
  await expect(palette(page).getByRole('option', { name: t('OfficeFrame.menu.units') })).toBeVisible()
  await expect(palette(page).getByText(t('OfficeFrame.palette.count', { count: 0 }))).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/Units')
})

test('an answer that does not come is said, and nothing typed is lost', async ({ page }) => {
  const { code } = await makeTrip(page)
  await signIn(page, demoAccount('admin'))
  await page.goto('/Admin')
  await page.route('**/api/search?*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<' }),
  )
  await openPalette(page)
  await page.keyboard.type(code)
  await expect(palette(page).getByRole('alert')).toContainText(t('OfficeFrame.palette.failed'))
  await expect(palette(page).getByRole('combobox')).toHaveValue(code)
  await page.unroute('**/api/search?*')
  await palette(page)
    .getByRole('button', { name: t('OfficeFrame.palette.again') })
    .click()
  await expect(
    palette(page)
      .getByRole('option')
      .filter({ hasText: formatCode(code) }),
  ).toBeVisible()
})

test('what is typed while the palette is on its way is in it', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  await page.goto('/Admin')
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/_next/static/chunks/**', async (route) => {
    await waiting
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  // Into the form while the palette is on its way, into the palette where it was there already.
  await page.keyboard.type('pay')
  answer()
  await expect(palette(page).getByRole('combobox')).toHaveValue('pay')
})

test('a message that was found says in which language it was written', async ({ page }) => {
  const word = newWord()
  const message = `ሰላም፣ ${word} አለዎት?`
  const person = { firstName: word, phone: '+251911223344', email: 'a@example.com', isAdmin: false }
  await siteDatabase.contactMessage.create({ data: { ...person, locale: 'am', message } })
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/Search', { q: word }))
  await expect(page.getByRole('main').getByText(message, { exact: true })).toHaveAttribute('lang', 'am')
  await openPalette(page)
  await page.keyboard.type(word)
  await expect(palette(page).getByText(message, { exact: true })).toHaveAttribute('lang', 'am')
})

test('the search says where it shows only some of what it found, and leads to the rest', async ({ page }) => {
  const word = newWord()
  const person = { firstName: word, phone: '+251911223344', locale: 'en', isAdmin: false } as const
  const row = { ...person, email: 'a@example.com', message: 'Hello' }
  await siteDatabase.contactMessage.createMany({ data: Array.from({ length: 10 }, () => row) })
  await signIn(page, demoAccount('admin'))
  const main = page.getByRole('main')
  await page.goto(hrefOf('/Search', { q: word }))
  await expect(main.getByText(t('OfficeSearch.count', { count: 10, q: word }))).toBeVisible()
  const all = main.getByRole('link', {
    name: t('OfficeSearch.all', { list: t('OfficeFrame.menu.contacts') }),
    exact: true,
  })
  await expect(all).toHaveCount(0)
  await siteDatabase.contactMessage.create({ data: row })
  await page.reload()
  await expect(main.getByText(t('OfficeSearch.countOfMore', { count: 10, q: word }))).toBeVisible()
  await all.click()
  await page.waitForURL((url) => url.pathname === '/ContactDb' && url.searchParams.get('q') === word)
  await expect(main.getByText(t('DataList.total', { count: 11 }))).toBeVisible()
})

test('a travel request is found by its code, and named by it', async ({ page }) => {
  const person = { firstName: 'Marta', phone: '+251911223344', locale: 'en', isAdmin: false } as const
  const { id, code } = await siteDatabase.travelBooking.create({
    data: { ...person, day: new Date(dayFromToday(9)), item: 'suv' },
  })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Search', { q: `${formatCode(code).toLowerCase()},` }))
  const hit = page.getByRole('main').locator(`a[href*="${id}"]`)
  await expect(hit).toContainText(formatCode(code))
  await expect(hit).toContainText('Marta')
})

test('a sub-admin finds no messages of the contact form and no pages of an admin', async ({ page }) => {
  const word = newWord()
  const person = { firstName: word, phone: '+251911223344', locale: 'en', isAdmin: false } as const
  await siteDatabase.contactMessage.create({ data: { ...person, email: 'a@example.com', message: 'Hello' } })
  for (const [role, count] of [
    ['admin', 1],
    ['subadmin', 0],
  ] as const) {
    await signIn(page, demoAccount(role))
    await page.goto(hrefOf('/Search', { q: word }))
    await expect(page.getByRole('main').getByText(t('OfficeSearch.count', { count, q: word }))).toBeVisible()
    await openPalette(page)
    await page.keyboard.type('payments')
    await expect(
      palette(page).getByRole('option', { name: t('OfficeFrame.menu.payments'), exact: true }),
    ).toHaveCount(count)
    // What is still being searched for belongs to this person.
    await page.goto('about:blank')
    await page.context().clearCookies()
  }
})
