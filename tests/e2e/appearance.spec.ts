import { hrefOf } from '@/lib/routes/routes'
import { demoAccount } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

for (const [name, screen] of [
  ['on a desktop', {}],
  ['on a phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(name, () => {
    test.use(screen)

    test('the colours a person chooses stay', async ({ page, isMobile }) => {
      await page.goto(hrefOf('/OneDayVehicles'))
      const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      const before = await background()
      // On phones it is in the menu, else in the foot.
      const menu = page
        .getByRole('banner')
        .locator('summary')
        .filter({ hasText: t('Frame.menu') })
      if (isMobile) await menu.click()
      await page.getByRole('button', { name: t('Frame.darkColours') }).click()
      await expect.poll(background).not.toBe(before)
      const chosen = await background()
      await page.reload()
      expect(await background()).toBe(chosen)
    })
  })
}

test('pictures of vehicles are dimmed in dark colours, and only there', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(hrefOf('/OneDayVehicles'))
  const shade = () =>
    page
      .locator('main picture')
      .first()
      .evaluate((picture) => getComputedStyle(picture, '::after').backgroundColor)
  expect(await shade()).toBe('rgba(0, 0, 0, 0)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await shade()).toBe('rgba(0, 0, 0, 0.2)')
})

test('in the few colours of a reader the chosen view is told from those beside it', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/Reports')
  const backgroundOf = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  const other = await backgroundOf(t('Reports.calendars.ethiopian'))
  expect(await backgroundOf(t('Reports.calendars.gregorian'))).not.toBe(other)
})

test('a filter that is set leaves a list where it was, and a report shows its last column', async ({
  page,
}) => {
  await signIn(page, demoAccount('admin'))
  await page.setViewportSize({ width: 1920, height: 1080 })
  const first = () => page.locator('main tr[id^="row-"]').first()
  await page.goto('/AllBookStatus')
  const before = await first().evaluate((row) => row.getBoundingClientRect().top)
  await page.goto(hrefOf('/AllBookStatus', { status: 'successful' }))
  const after = await first().evaluate((row) => row.getBoundingClientRect().top)
  expect(Math.abs(after - before)).toBeLessThan(8)
  for (const width of [768, 1280, 1536, 1920]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto('/Reports')
    const table = page.getByRole('group', { name: t('Reports.days'), exact: true })
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), String(width)).toBe(0)
  }
  // On a phone the days stay in view while their sums are scrolled to.
  await page.setViewportSize({ width: 360, height: 800 })
  const table = page.getByRole('group', { name: t('Reports.days'), exact: true })
  const [day, net] = [table.getByRole('rowheader').first(), table.getByRole('columnheader').last()]
  await day.scrollIntoViewIfNeeded()
  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  await expect(day).toBeInViewport({ ratio: 0.9 })
  await expect(net).toBeInViewport({ ratio: 0.9 })
})
