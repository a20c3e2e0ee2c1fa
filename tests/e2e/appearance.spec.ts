import { hrefOf } from '@/lib/routes/routes'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

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
