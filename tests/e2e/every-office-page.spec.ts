import { routing } from '@/lib/core/i18n/routing'
import { publicPaths } from '@/lib/routes/public-pages'
import { routePaths } from '@/lib/routes/routes'
import { demoRecords } from '../support/demo-records'
import { tabStops } from '../support/keyboard'
import { hrefFor, nameOf, officePages, pathOf, type Persona } from '../support/office-pages'
import { foreignTexts } from '../support/own-words'
import { everySearch, expectGoodLooks, openVisit, outlineOf, type PageVisit } from '../support/page-visit'
import { demoAccount } from '../support/site-database'
import { expect, signIn, test as siteTest } from '../support/site-test'
import { addressIn } from '../support/texts'
import { htmlProblems } from '../support/valid-html'

const baseURL = process.env.E2E_BASE_URL ?? ''
/** The preview of a mail may run no script. */
const ofMailPreview = /Blocked script execution/

/** Signs each persona in once, as people who then go from page to page, in English at first. */
const test = siteTest.extend<object, { visitOf: (persona: Persona) => Promise<PageVisit> }>({
  visitOf: [
    async ({ browser }, use) => {
      const visits = new Map<Persona, Promise<PageVisit>>()
      const open = async (persona: Persona) => {
        const visit = await openVisit(browser, { baseURL })
        await signIn(visit.page, demoAccount(persona))
        return visit
      }
      await use(async (persona) => {
        const opening = visits.get(persona) ?? open(persona)
        visits.set(persona, opening)
        const visit = await opening
        await visit.page.context().clearCookies({ name: 'NEXT_LOCALE' })
        return visit
      })
      for (const visit of visits.values()) await (await visit).close()
    },
    { scope: 'worker' },
  ],
})

test('every page is looked at', () => {
  const looked = new Set<string>([...publicPaths, ...Object.values(officePages).flat().map(pathOf)])
  // That of a driver's link is looked at by duty.spec.ts.
  expect(routePaths.filter((path) => !looked.has(path))).toEqual(['/Dashboard', '/Duty'])
})

for (const persona of ['user', 'subadmin', 'admin'] as const) {
  for (const entry of officePages[persona]) {
    test(`${persona}: ${nameOf(entry)} is accessible, fits its screen and is gone through by keyboard`, async ({
      visitOf,
    }) => {
      const visit = await visitOf(persona)
      const said = visit.console.length
      const href = hrefFor(entry, await demoRecords())
      for (const locale of routing.locales) {
        const address = addressIn(locale, href)
        const answer = await visit.openOnPhone(address)
        expect.soft(await outlineOf(visit.page), address).toEqual({ lang: locale, headings: 1 })
        expect.soft(await foreignTexts(visit.page, locale), `${address}: words`).toEqual([])
        if (locale === routing.defaultLocale) {
          expect.soft(await htmlProblems((await answer?.text()) ?? ''), `${address}: HTML`).toEqual([])
        }
        // The structure behind the login is the same in every language; how long its texts are is not.
        await expectGoodLooks(visit, {
          address,
          search: locale === routing.defaultLocale ? everySearch : {},
        })
        if (locale === routing.defaultLocale) {
          const { missed, unseen, trap } = await tabStops(visit.page)
          const way = { missed, unseen, trap }
          expect.soft(way, `${address}: by keyboard`).toEqual({ missed: [], unseen: [], trap: false })
        }
      }
      expect.soft(visit.console.slice(said).filter((line) => !ofMailPreview.test(line))).toEqual([])
    })
  }
}
