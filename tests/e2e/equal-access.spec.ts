import { routing } from '@/lib/core/i18n/routing'
import { publicPaths } from '@/lib/routes/public-pages'
import { hrefOf, routeOf } from '@/lib/routes/routes'
import { demoVehicle } from '../support/demo-records'
import { equalAccessViolations } from '../support/equal-access'
import { expect, test } from '../support/site-test'
import { addressIn } from '../support/texts'

test.use({ viewport: { width: 360, height: 740 } })

for (const path of publicPaths) {
  test(`${path} has no violation that IBM Equal Access knows`, async ({ page }) => {
    const query = routeOf(path).isOfRecord ? { id: (await demoVehicle()).id } : {}
    for (const locale of routing.locales) {
      await page.goto(addressIn(locale, hrefOf(path, query)))
      expect.soft(await equalAccessViolations(page), locale).toEqual([])
    }
  })
}

test('violations are seen', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Page</title><main><h1>Page</h1><input></main></html>')
  expect((await equalAccessViolations(page)).join()).toContain('input_label_exists')
})
