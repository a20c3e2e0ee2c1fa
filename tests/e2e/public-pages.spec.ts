import type { Page } from '@playwright/test'
import { carCategories } from '@/lib/vehicles/rules'
import { hrefOf } from '@/lib/routes/routes'
import { bookingSteps } from '@/lib/site/booking-steps'
import { makeVehicle, siteDatabase } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const en = textsOf('en')

// Typed from SPEC section 2, Chrome.
const entries = [
  ['home', '/Home'],
  ['aboutUs', '/AboutUS'],
  ['services', '/Services'],
  ['vehicles', '/Vehicles'],
  ['contact', '/Contact'],
  ['signUp', '/SignUp'],
  ['login', '/Login'],
  ['tutorial', '/Tutorial'],
  ['lang', '/Demo'],
] as const

for (const locale of ['en', 'om', 'am'] as const) {
  test(`the bar has the nine entries in their order (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(addressIn(locale, '/Home'))
    const t = textsOf(locale)
    const links = page.getByRole('navigation', { name: t('Frame.mainNavigation') }).getByRole('link')
    await expect(links).toHaveText(entries.map(([key]) => t(`Frame.${key}`)))
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(entries.map(([, path]) => addressIn(locale, path)))
    const leads = page.getByRole('navigation', { name: t('Frame.leadNavigation') }).getByRole('link')
    await expect(leads).toHaveText([t('Frame.bookDriver'), t('Frame.rentCar')])
  })

  test(`on a phone one bar is at the bottom, and the foot is short (${locale})`, async ({ page }) => {
    const t = textsOf(locale)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(addressIn(locale, '/Terms'))
    const bar = page.getByRole('navigation', { name: t('Frame.quickNavigation') })
    await expect(bar.getByRole('link')).toHaveText([t('Frame.search'), t('Frame.bookings'), t('Frame.call')])
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740)
    const foot = page.getByRole('contentinfo')
    expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(600)
    // The end of the page is above the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const last = foot.getByRole('link').last()
    await expect.poll(async () => ((await last.boundingBox())?.y ?? 0) + 24).toBeLessThan(box?.y ?? 0)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on a phone the menu opens from the bar at the bottom and holds all entries', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/Terms')
    const bar = await page.getByRole('navigation', { name: en('Frame.quickNavigation') }).boundingBox()
    const opener = page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: en('Frame.menu') })
    expect((await opener.boundingBox())?.y).toBeGreaterThan(bar?.y ?? Infinity)
    await opener.click()
    const menu = page.getByRole('navigation', { name: en('Frame.menu') })
    await expect(menu.getByRole('link')).toHaveText([
      en('Frame.bookDriver'),
      en('Frame.rentCar'),
      ...entries.map(([key]) => en(`Frame.${key}`)),
    ])
    await menu.getByRole('link', { name: en('Frame.services'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/Services')
    await expect(menu).toBeHidden()
  })

  test('the overview leads to the cars of a class, with its printed price', async ({ page }) => {
    await page.goto('/Vehicles')
    const pickup = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pick Up' }) })
    await expect(pickup).toContainText('1,200,000-9,000,000 Br')
    await pickup.getByRole('link').click()
    await expect(page).toHaveURL(/\/VehiclesTypes\?type=pickup$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Pick Up' })).toBeVisible()
    expect(await page.getByRole('article').count()).toBeGreaterThan(2)
    const bookNow = page.getByRole('article').getByRole('link')
    const hrefs = await bookNow.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const ids = hrefs.map((href) => new URL(href, page.url()).searchParams.get('id') ?? '')
    expect(await siteDatabase.vehicle.count({ where: { id: { in: ids }, category: 'pickup' } })).toBe(
      ids.length,
    )
  })

  test('a type that is not known shows all cars with the choice on top', async ({ page }) => {
    await page.goto('/VehiclesTypes?type=tank')
    const choice = page.getByRole('navigation', { name: en('OneDayVehicles.narrow') })
    for (const name of carCategories) {
      await expect(choice.getByRole('link', { name: en(`OneDayVehicles.class.${name}`) })).toBeVisible()
    }
    await expect(choice.locator('[aria-current]')).toHaveCount(0)
    expect(await page.getByRole('article').count()).toBeGreaterThan(5)
  })

  test('what a price does not include is said in words, not by a mark alone', async ({ page }) => {
    const { id } = await makeVehicle()
    await siteDatabase.vehicle.update({ where: { id }, data: { category: 'suv' } })
    await page.goto(hrefOf('/OneDayVehiclesBook', { id }))
    const included = page.getByRole('region', { name: en('OneDayVehicle.includedTitle') })
    await expect(included.getByRole('listitem').filter({ hasText: /out of Addis Ababa/ })).toHaveText(
      'No trips out of Addis Ababa',
    )
  })

  test('all five booking steps can be read', async ({ page }) => {
    await page.goto('/EasyBookingSteps')
    for (const { key } of bookingSteps) {
      const picture = page.getByRole('img', { name: en(`BookingSteps.step.${key}`) })
      await expect(picture).toBeVisible()
      const box = await picture.boundingBox()
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      await expect(page.getByText(en(`BookingSteps.step.${key}Text`))).toBeVisible()
    }
  })

  test('the page of languages shows the current one in capitals and leads to the others', async ({
    page,
  }) => {
    await page.goto('/Demo')
    const choice = page.getByRole('main').getByRole('group', { name: en('Demo.choose') })
    await expect(choice.getByRole('link')).toHaveText(['ENGLISH', 'Afaan Oromoo', 'አማርኛ'])
    await choice.getByRole('link', { name: 'Afaan Oromoo' }).click()
    await expect(page).toHaveURL(/\/or\/Demo$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'AFAAN OROMOO' })).toBeVisible()
    await expect(page.getByRole('heading', { name: textsOf('om')('Demo.previewTitle') })).toBeVisible()
  })
})

test.describe('the carousel of booking steps', () => {
  const announced = (page: Page) => page.locator('p[aria-live]')
  const said = (number: number) => `Step ${number} of 5`

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') })
    await page.clock.pauseAt(new Date('2026-11-21T08:00:01Z'))
  })

  // A clock that is left paused is set going while the tab is emptied for the next test, which then finds half of it.
  test.afterEach(async ({ page }) => {
    await page.clock.resume()
  })

  async function openSteps(page: Page) {
    // React takes over by the clock as well, which stands still here.
    await page.goto('/EasyBookingSteps', { waitUntil: 'load' })
    await expect(page.getByRole('button', { name: en('BookingSteps.next') })).toBeVisible()
    await page.clock.runFor(500)
  }

  test('goes on by itself after 3 seconds, and rests under the pointer', async ({ page }) => {
    await openSteps(page)
    await expect(announced(page)).toContainText(said(1))
    await page.clock.runFor(5000)
    await expect(announced(page)).toContainText(said(2))
    await page.getByRole('region', { name: en('BookingSteps.title') }).hover()
    await page.clock.runFor(12_000)
    await expect(announced(page)).toContainText(said(2))
  })

  test('listens to arrow keys, says where it is and stays there while it has the focus', async ({ page }) => {
    await openSteps(page)
    await page.getByRole('button', { name: en('BookingSteps.next') }).focus()
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(3000)
    await expect(announced(page)).toContainText(said(2))
    await expect(announced(page)).toHaveAttribute('aria-live', 'polite')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.clock.runFor(12_000)
    await expect(announced(page)).toContainText(said(5))
  })

  test('does not move by itself for who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSteps(page)
    await page.clock.runFor(12_000)
    await expect(announced(page)).toContainText(said(1))
    await expect(page.getByRole('button', { name: en('BookingSteps.pause') })).toHaveCount(0)
  })
})
