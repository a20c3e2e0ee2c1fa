import type { Page } from '@playwright/test'
import { dateOfDay } from '@/lib/core/day'
import { formatCode } from '@/lib/core/i18n/format'
import { menuOf, sectionOf } from '@/lib/routes/menus'
import { hrefOf, type RoutePath } from '@/lib/routes/routes'
import { accessibilityViolations } from '../support/accessibility'
import { demoRecords } from '../support/demo-records'
import { makeTrip, newWord, openPalette, palette } from '../support/desk-trip'
import { overflowOf } from '../support/page-visit'
import { dayFromToday, demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')
const main = (page: Page) => page.getByRole('main')
const menu = (page: Page) => page.getByRole('navigation', { name: t('OfficeFrame.menuTitle'), exact: true })
const news = (page: Page) =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: t('OfficeFrame.news.title') })

test.describe('the section one is in', () => {
  for (const role of ['subadmin', 'admin'] as const) {
    test(`is marked on the screens below it (${role})`, async ({ page }) => {
      const { booking, car, vehicle, driver, travelBooking, contact, person } = await demoRecords()
      const screens: [RoutePath, string?][] =
        role === 'admin'
          ? [
              ['/Admin'],
              ['/EditBookStatus', booking.id],
              ['/EditContactDb', contact.id],
              ['/Edit', person.id],
              ['/AdminOneDayVehicleEdits', vehicle.id],
              ['/SubAdmin'],
            ]
          : [
              ['/SubAdmin'],
              ['/YourBooking', booking.id],
              ['/EditBookingDb', travelBooking.id],
              ['/Driver', driver.id],
              ['/Edits', car.id],
              ['/Schedule'],
            ]
      await signIn(page, demoAccount(role))
      for (const [path, id] of screens) {
        await page.goto(hrefOf(path, { id }))
        const section = sectionOf(role, path)
        const marked = menu(page).locator('[aria-current]')
        await expect(marked, path).toHaveCount(1)
        await expect(marked, path).toHaveAttribute('href', section?.href ?? '')
        await expect(marked, path).toHaveAttribute('aria-current', section?.href === path ? 'page' : 'true')
      }
    })
  }
})

test('the tile of the status counts pending bookings, whether a transfer was sent for them or not', async ({
  page,
}) => {
  await demoRecords()
  await signIn(page, demoAccount('admin'))
  await page.goto('/Admin')
  const tile = main(page).getByRole('link', { name: t('Office.tile.statusOneDay') })
  await expect(tile).toHaveText(/pending booking/)
})

test('what is new is counted until one has looked', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  await page.goto('/Admin')
  await news(page).click()
  await page.keyboard.press('Escape')
  let id = ''
  // Of what is new a few are named: where other tests write more meanwhile, there is something new once more.
  await expect(async () => {
    const word = newWord()
    const person = { firstName: word, phone: '+251911223344', item: 'suv', destination: 'Adama' } as const
    id = (await siteDatabase.travelBooking.create({ data: { ...person, day: dateOfDay(dayFromToday(3)) } }))
      .id
    await page.reload()
    await expect(news(page)).toContainText(/\d/)
    await news(page).click()
    await expect(news(page)).not.toContainText(/\d/)
    await page.getByRole('banner').getByRole('link', { name: word }).click({ timeout: 10_000 })
  }).toPass({ timeout: 120_000 })
  await page.waitForURL((url) => url.searchParams.get('id') === id)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('the search of the bar leads to a page of all that was found, and back from a record', async ({
      page,
    }) => {
      const { id, code, word } = await makeTrip(page)
      await signIn(page, demoAccount('admin'))
      await page.goto('/Admin')
      const field = page.getByRole('banner').getByRole('searchbox')
      await field.fill(word)
      await field.press('Enter')
      await page.waitForURL((url) => url.pathname === '/Search' && url.searchParams.get('q') === word)
      await main(page)
        .getByRole('link', { name: formatCode(code) })
        .click()
      await page.waitForURL((url) => url.pathname === '/EditBookStatus')
      await main(page)
        .getByRole('link', { name: t('Office.back'), exact: true })
        .click()
      await page.waitForURL((url) => url.pathname === '/Search' && url.hash === `#row-${id}`)
      await expect(page.getByRole('link', { name: formatCode(code) })).toBeInViewport()
    })

    test('a record leads back to its list with filter, page and row, also after a step', async ({ page }) => {
      const word = newWord()
      const person = {
        firstName: `Sender ${word}`,
        phone: '+251911223344',
        locale: 'en',
        isAdmin: false,
      } as const
      for (let number = 0; number < 22; number++) {
        await siteDatabase.contactMessage.create({
          data: { ...person, email: 'a@example.com', message: `Message ${number}` },
        })
      }
      await signIn(page, demoAccount('admin'))
      await page.goto(hrefOf('/ContactDb', { q: word, show: 'open' }))
      await main(page)
        .getByRole('link', { name: t('DataList.next') })
        .click()
      await page.waitForURL((url) => url.searchParams.has('after'))
      const list = new URL(page.url())
      const row = main(page).getByRole('row').filter({ hasText: 'Message 1' }).first()
      const rowId = await row.getAttribute('id')
      await row.getByRole('link', { name: person.firstName }).click()
      await page.waitForURL((url) => url.pathname === '/EditContactDb')
      await main(page)
        .getByRole('button', { name: t('RequestForms.markDone') })
        .click()
      await expect(main(page).getByRole('button', { name: t('RequestForms.markOpen') })).toBeVisible()
      await main(page)
        .getByRole('link', { name: t('Requests.backToContacts') })
        .click()
      await page.waitForURL((url) => url.pathname === '/ContactDb' && url.hash === `#${rowId}`)
      const back = new URL(page.url())
      expect(back.search).toBe(list.search)
      await expect(main(page).getByRole('row')).not.toHaveCount(0)
    })

    test('everything is reachable at 360 px', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await signIn(page, demoAccount('admin'))
      await page.goto('/EditBookingDb?id=' + (await demoRecords()).travelBooking.id)
      await page.locator('.desk-menu > summary').click()
      const hrefs = menuOf('admin').flatMap(({ entries }) => entries.map(({ href }) => href))
      expect(
        await menu(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(hrefs)
      for (const link of await menu(page).getByRole('link').all()) {
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await menu(page)
        .getByRole('link', { name: t('OfficeFrame.menu.outbox') })
        .click()
      await page.waitForURL((url) => url.pathname === '/Outbox')
      const places = page.getByRole('navigation', { name: t('OfficeFrame.places') }).getByRole('link')
      await expect(places).toHaveCount(4)
      for (const place of await places.all()) await expect(place).toBeInViewport()
      const person = page.getByRole('banner').locator('summary').nth(1)
      await person.click()
      const bar = page.getByRole('banner')
      await expect(bar.getByRole('link', { name: t('Frame.dashboard'), exact: true })).toBeVisible()
      await expect(bar.getByRole('link', { name: 'አማርኛ' })).toBeVisible()
      await bar.getByRole('button', { name: t('Frame.signOut') }).click()
      await page.waitForURL((url) => url.pathname === '/Login')
    })
  })
}

test('what the frame opens has no accessibility violation and fits, wide and narrow', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const expectGood = async (what: string) => {
      expect.soft(await accessibilityViolations(page), `${what} at ${width}`).toEqual([])
      expect.soft(await overflowOf(page), `${what} at ${width}`).toEqual([])
    }
    await page.goto('/Outbox')
    if (width === 360) {
      await page.locator('.desk-menu > summary').click()
      await expectGood('menu')
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
    }
    await news(page).click()
    await expectGood('news')
    await page.keyboard.press('Escape')
    await page.getByRole('banner').locator('summary').nth(1).click()
    await expectGood('person')
    await page.keyboard.press('Escape')
    await openPalette(page)
    await expectGood('palette')
    await page.keyboard.type('Toyota')
    await expect(palette(page).getByRole('option').first()).toContainText('Toyota')
    await expectGood('palette with hits')
  }
})
