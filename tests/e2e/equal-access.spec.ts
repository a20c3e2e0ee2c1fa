import { routing } from '@/lib/core/i18n/routing'
import { publicPaths } from '@/lib/routes/public-pages'
import { hrefOf, routeOf } from '@/lib/routes/routes'
import { demoRecords } from '../support/demo-records'
import { equalAccessViolations } from '../support/equal-access'
import { hrefFor, nameOf, officePages } from '../support/office-pages'
import { holdStill, openVisit } from '../support/page-visit'
import { demoAccount } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn } from '../support/texts'

type Records = Awaited<ReturnType<typeof demoRecords>>

test.describe.configure({ timeout: 300_000 })

// What a customer comes by: the public pages as a visitor, then the order, paying and the own bookings.
const pages = [
  ...publicPaths.map((path) => ({
    name: path,
    isPublic: true,
    hrefIn: ({ vehicle }: Records) => hrefOf(path, routeOf(path).isOfRecord ? { id: vehicle.id } : {}),
  })),
  ...officePages.user.map((page) => ({
    name: nameOf(page),
    isPublic: false,
    hrefIn: (records: Records) => hrefFor(page, records),
  })),
]

for (const { name, isPublic, hrefIn } of pages) {
  test(`${name} has no violation that IBM Equal Access knows`, async ({ browser, baseURL }) => {
    const visit = await openVisit(browser, { ...(baseURL && { baseURL }) })
    const { page, openOnPhone, showOn } = visit
    if (!isPublic) await signIn(page, demoAccount('user'))
    const href = hrefIn(await demoRecords())
    for (const locale of routing.locales) {
      await openOnPhone(addressIn(locale, href))
      await holdStill(page)
      for (const screen of ['phone', 'desktop'] as const) {
        await showOn(screen)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const violations = await equalAccessViolations(page)
          expect.soft(violations, `${locale}, ${screen}, ${colorScheme}`).toEqual([])
        }
      }
    }
    await visit.close()
  })
}

test('violations are seen', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Page</title><main><h1>Page</h1><input></main></html>')
  expect((await equalAccessViolations(page)).join()).toContain('input_label_exists')
})
