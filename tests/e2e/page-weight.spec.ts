import { routing } from '@/lib/core/i18n/routing'
import { frameworkFloor } from '@/scripts/bench/framework-floor'
import { weighPage, weightProblems } from '@/scripts/bench/page-weight'
import { publicAddresses, type PublicAddress } from '@/scripts/bench/public-addresses'
import { expect, test } from '../support/site-test'

const origin = process.env.E2E_BASE_URL ?? ''

test.describe.configure({ timeout: 120_000 })

/** As many pages wait for their last bytes side by side; nothing here measures time, which the bench does. */
const atOnce = 6

for (const locale of routing.locales) {
  test(`no public page weighs too much or jumps (${locale})`, async ({ browser }) => {
    const floor = frameworkFloor(process.env.E2E_BUILD ?? '')
    const problemsOf = async (page: PublicAddress) => {
      const weight = await weighPage(browser, { origin, page, floor })
      const heaviest = weight.heaviest.map(({ path, bytes }) => `${path} ${bytes}`).join(', ')
      return weightProblems(weight).map((problem) => `${page.address}: ${problem}; heaviest ${heaviest}`)
    }
    const pages = (await publicAddresses(origin)).filter((page) => page.locale === locale)
    const suspects: PublicAddress[] = []
    while (pages.length > 0) {
      const look = async (page: PublicAddress) => {
        if ((await problemsOf(page)).length > 0) suspects.push(page)
      }
      await Promise.all(pages.splice(0, atOnce).map(look))
    }
    // On a busy machine a font can come after the first paint and move a line: what counts is the page by itself.
    const over: string[] = []
    for (const page of suspects) over.push(...(await problemsOf(page)))
    expect(over).toEqual([])
  })
}
