import { routing } from '@/lib/core/i18n/routing'
import { openVisit, overflowOf } from '../support/page-visit'
import { demoAccount } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn } from '../support/texts'

// On a slow line a page is first read in the phone's own letters, which may be wider than ours.
const pages = {
  visitor: ['/Home', '/OneDayVehicles', '/register'],
  user: ['/UserDashboard', '/UserBookStatus'],
  subadmin: ['/SubAdmin', '/Drivers'],
  admin: ['/Admin', '/Dispatch'],
} as const

for (const persona of ['visitor', 'user', 'subadmin', 'admin'] as const) {
  test(`pages of a ${persona} fit a phone before their letters have come`, async ({ browser }) => {
    const { page, close } = await openVisit(browser, { baseURL: process.env.E2E_BASE_URL ?? '' })
    await page.route('**/*.woff2', (route) => route.abort())
    if (persona !== 'visitor') await signIn(page, demoAccount(persona))
    for (const path of pages[persona]) {
      for (const locale of routing.locales) {
        const address = addressIn(locale, path)
        await page.goto(address)
        expect.soft(await overflowOf(page), address).toEqual([])
      }
    }
    await close()
  })
}
