import { routing } from '@/lib/i18n/routing'
import { frameworkFloor } from '@/scripts/bench/framework-floor'
import { weighPage, weightProblems } from '@/scripts/bench/page-weight'
import { publicAddresses } from '@/scripts/bench/public-addresses'
import { expect, test } from '../support/site-test'

const origin = process.env.E2E_BASE_URL ?? ''

test.describe.configure({ timeout: 120_000 })

/** As many pages wait for their last bytes side by side; nothing here measures time, which the bench does. */
const atOnce = 8

for (const locale of routing.locales) {
  test(`no public page weighs too much or jumps (${locale})`, async ({ browser }) => {
    const floor = frameworkFloor(process.env.E2E_BUILD ?? '')
    const pages = (await publicAddresses(origin)).filter((page) => page.locale === locale)
    const over: string[] = []
    while (pages.length > 0) {
      const group = pages.splice(0, atOnce).map(async (page) => {
        const problems = weightProblems(await weighPage(browser, { origin, page, floor }))
        over.push(...problems.map((problem) => `${page.address}: ${problem}`))
      })
      await Promise.all(group)
    }
    expect(over).toEqual([])
  })
}
