import { demoAccount } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn } from '../support/texts'

test.use({ viewport: { width: 360, height: 740 } })

test('the hours of a day stand on one line, in the language of the longest words', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  await page.goto(addressIn('om', '/Settings'))
  const [opens, closes] = await Promise.all(
    ['#opens1', '#closes1'].map((field) => page.locator(field).boundingBox()),
  )
  expect(opens?.y).toBe(closes?.y)
})
