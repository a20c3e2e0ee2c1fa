import { routing, type Locale } from '@/lib/core/i18n/routing'
import { hrefOf, routeOf, type RoutePath } from '@/lib/routes/routes'
import { publicPaths } from '@/lib/routes/public-pages'
import { frameworkFloor } from '@/tools/bench/framework-floor'
import { framePayloadLimit, listHtmlLimit } from '@/tools/bench/limits'
import { watchWeight, weighPage, weightProblems, type PageWeight } from '@/tools/bench/page-weight'
import { accessibilityViolations } from '../support/accessibility'
import { foreignTexts } from '../support/own-words'
import { demoPricedCar, demoVehicle } from '../support/demo-records'
import {
  everySearch,
  expectGoodLooks,
  fontsLeftUnused,
  movedParts,
  openVisit,
  outlineOf,
  overflowOf,
  type PageVisit,
} from '../support/page-visit'
import { expect, test as siteTest } from '../support/site-test'
import { addressIn } from '../support/texts'
import { htmlProblems } from '../support/valid-html'

const origin = process.env.E2E_BASE_URL ?? ''

type WeighedVisit = PageVisit & { weigh: Awaited<ReturnType<typeof watchWeight>> }

/** A tab for each language, which forgets all it knows before each page: a new one costs three times as much. */
const test = siteTest.extend<object, { visitIn: (locale: Locale) => Promise<WeighedVisit> }>({
  visitIn: [
    async ({ browser }, use) => {
      const visits = new Map<Locale, Promise<WeighedVisit>>()
      const open = async () => {
        const visit = await openVisit(browser)
        return { ...visit, weigh: await watchWeight(visit.page) }
      }
      await use(async (locale) => {
        const opening = visits.get(locale) ?? open()
        visits.set(locale, opening)
        const visit = await opening
        await visit.forget()
        return visit
      })
      for (const visit of visits.values()) await (await visit).close()
    },
    { scope: 'worker' },
  ],
})

// Dark differs from light in the values of the colour tokens alone (app/globals.css), and no rule for a language names a
// colour: what lies upon what is seen in light in every language, so that dark needs one look.
// What a screen shows or hides is the same in every language as well; that its texts fit is looked at on all.
const searchIn = (locale: Locale) =>
  locale === routing.defaultLocale ? everySearch : ({ phone: 'light' } as const)

// One visit in each language answers everything that can be asked of a page without pressing anything.
for (const path of publicPaths) {
  test(`${path} is valid, light, steady, accessible and fits its screen`, async ({ browser, visitIn }) => {
    const record = path === '/Car' ? demoPricedCar : demoVehicle
    const query = routeOf(path).isOfRecord ? { id: (await record()).id } : {}
    const floor = frameworkFloor(process.env.E2E_BUILD ?? '')
    const suspects: Locale[] = []
    const addressOf = (locale: Locale) => addressIn(locale, hrefOf(path, query))
    await Promise.all(
      routing.locales.map(async (locale) => {
        const page = { path, locale, address: addressOf(locale), floor }
        const weight = await lookAt(await visitIn(locale), page)
        if (weightProblems(weight).length > 0) suspects.push(locale)
      }),
    )
    // On a busy machine a font can come after the first paint and move a line: what counts is the page by itself.
    for (const locale of suspects) {
      const address = addressOf(locale)
      const weight = await weighPage(browser, { origin, page: { path, locale, address }, floor })
      const heaviest = weight.heaviest.map(({ path, bytes }) => `${path} ${bytes}`).join(', ')
      expect.soft(weightProblems(weight), `${address}: heaviest ${heaviest}`).toEqual([])
    }
  })
}

interface LookedAt {
  path: RoutePath
  locale: Locale
  address: string
  floor: ReadonlySet<string>
}

async function lookAt(visit: WeighedVisit, { path, locale, address, floor }: LookedAt): Promise<PageWeight> {
  const { page, weigh } = visit
  const said = visit.console.length
  const answer = await visit.openOnPhone(origin + address)
  expect(answer?.status(), address).toBe(200)
  const html = (await answer?.text()) ?? ''
  const [weight, problems] = await Promise.all([weigh({ path, html, floor }), htmlProblems(html)])
  expect.soft(problems, `${address}: HTML`).toEqual([])
  expect.soft(await outlineOf(page), address).toEqual({ lang: locale, headings: 1 })
  expect.soft(await movedParts(page), `${address}: shown before what stands above it`).toEqual([])
  await expectGoodLooks(visit, { address, search: searchIn(locale) })
  expect.soft(await fontsLeftUnused(page), `${address}: fonts asked for and left unused`).toEqual([])
  expect.soft(await foreignTexts(page, locale), `${address}: words`).toEqual([])
  expect.soft(visit.console.slice(said), `${address}: console`).toEqual([])
  return weight
}

for (const locale of routing.locales) {
  test(`the page of an unknown address is valid, accessible and fits its screen (${locale})`, async ({
    visitIn,
  }) => {
    const visit = await visitIn(locale)
    const said = visit.console.length
    const address = addressIn(locale, '/Nowhere')
    const answer = await visit.openOnPhone(origin + address)
    expect(answer?.status()).toBe(404)
    expect.soft(await htmlProblems((await answer?.text()) ?? '')).toEqual([])
    expect.soft(await outlineOf(visit.page)).toEqual({ lang: locale, headings: 1 })
    await expectGoodLooks(visit, { address, search: searchIn(locale) })
    expect.soft(visit.console.slice(said).filter((line) => !/status of 404/.test(line))).toEqual([])
  })
}

test('what the frame tells React, and the longest list, stay within their bytes', async ({ request }) => {
  const offline = await (await request.get('/Offline')).text()
  const payload = offline.match(/<script[^>]*>self\.__next_f\.push\([\s\S]*?<\/script>/g)?.join('')
  expect(payload).toContain('/SignUp')
  expect(Buffer.byteLength(payload ?? '')).toBeLessThanOrEqual(framePayloadLimit)
  for (const locale of routing.locales) {
    const list = await request.get(addressIn(locale, '/OneDayVehicles'))
    expect((await list.body()).length, locale).toBeLessThanOrEqual(listHtmlLimit)
  }
})

test.describe('what these looks look for', () => {
  test('accessibility violations are seen, in the colours of the moment', async ({ page }) => {
    await page.setContent(
      `<html lang="en"><title>Page</title>
      <style>body { color-scheme: light dark; background: light-dark(white, black) }
      h1 { color: light-dark(#aaa, white) } p { color: light-dark(black, #333) }</style>
      <main><h1>Pale</h1><img src=""><p>Dark</p></main>`,
    )
    expect(await accessibilityViolations(page)).toEqual(['color-contrast: h1', 'image-alt: img'])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await accessibilityViolations(page, 'colours')).toEqual(['color-contrast: p'])
  })

  test('a page that is too wide for a phone alone, and HTML that is not valid, are seen', async ({
    browser,
  }) => {
    const { page, showOn, close } = await openVisit(browser)
    const html = `<!DOCTYPE html><html lang="en"><head><title>Page</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1"></head>
      <body><div class="wide" style="width: 500px">Wide</div></p></body></html>`
    await page.setContent(html)
    const isTouched = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches)
    expect([await overflowOf(page), await isTouched()]).toEqual([['DIV wide'], true])
    await showOn('desktop')
    expect([await overflowOf(page), await isTouched()]).toEqual([[], false])
    expect((await htmlProblems(html)).join()).toContain('close-order')
    await close()
  })

  test('what is shown elsewhere than it stands in the document is seen', async ({ page }) => {
    await page.setContent(
      '<main style="display: grid"><p>Last</p><p class="up" style="order: -1">First</p></main>',
    )
    expect(await movedParts(page)).toEqual(['P up'])
  })
})
