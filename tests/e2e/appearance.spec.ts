import { hrefOf } from '@/lib/routes/routes'
import { expect, test } from '../support/site-test'

test('the colours a person chooses stay', async ({ page }) => {
  await page.goto(hrefOf('/OneDayVehicles'))
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const before = await background()
  const themeSwitch = page.getByRole('banner').locator('button[aria-pressed]').first()
  await themeSwitch.click()
  await expect.poll(background).not.toBe(before)
  const chosen = await background()
  await page.reload()
  expect(await background()).toBe(chosen)
})
