import type { Page } from '@playwright/test'
import { routing } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { dayFromToday } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

type Quote = { days: number; total: number }

/** Amounts in Br that a text names, as the site writes them: `Br 2,200`, in Amharic `2,200 ብር`. */
const amountsIn = (text: string) =>
  [...text.matchAll(/Br\u00a0(\d{1,3}(?:,\d{3})*)|(\d{1,3}(?:,\d{3})*)\u00a0ብር/g)].map(([, before, behind]) =>
    Number((before ?? behind ?? '').replaceAll(',', '')),
  )

/** What the API's quote says of a vehicle on the days of an address, in Br; null for a price on request. */
async function quoteOf(page: Page, address: URLSearchParams): Promise<Quote | null> {
  const date = address.get('date') ?? dayFromToday(0)
  const params = { vehicleId: address.get('id') ?? '', date, lastDate: address.get('lastDate') ?? date }
  const answer = await page.request.get('/api/quote', { params })
  const quote = await answer.json()
  return answer.ok() ? { days: quote.days, total: quote.total / 100 } : null
}

/** What stands beside each link to a vehicle, or to its order: the text of its card with the days of its address. */
const cardsOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href*="id="]')]
    return links.flatMap((link) => {
      const card = link.closest('article, li')
      return card instanceof HTMLElement ? [{ query: new URL(link.href).search, text: card.innerText }] : []
    })
  })

/** Of a page the cards whose prices are not those of their quotes. */
async function wrongPrices(page: Page): Promise<{ wrong: string[]; priced: number }> {
  const cards = await cardsOf(page)
  const wrong: string[] = []
  let priced = 0
  for (const { query, text } of cards) {
    const quote = await quoteOf(page, new URLSearchParams(query))
    const shown = amountsIn(text)
    if (shown.length > 0) priced += 1
    const isRight = quote
      ? shown[0] === quote.total &&
        shown.every((one) => [quote.total, quote.total / quote.days].includes(one))
      : shown.length === 0
    if (!isRight) wrong.push(`${query}: ${text} is not ${quote?.total}`)
  }
  return { wrong, priced }
}

const date = dayFromToday(20)
const lastDate = dayFromToday(26)

for (const locale of routing.locales) {
  const t = textsOf(locale)

  test(`every price beside a vehicle is the quote of that vehicle and those days (${locale})`, async ({
    page,
  }) => {
    for (const address of [
      '/',
      '/Home',
      hrefOf('/OneDayVehicles', { date }),
      hrefOf('/OneDayVehicles', { date, lastDate }),
      hrefOf('/OneDayVehicles', { date, sort: 'price-desc' }),
      hrefOf('/VehiclesTypes', { date }),
      hrefOf('/VehiclesTypes', { date, lastDate, type: 'minivan' }),
      hrefOf('/Pricing', { price: '3k', date }),
      hrefOf('/Pricing', { price: '5k', date, lastDate }),
    ]) {
      // Other tests change prices between two requests.
      await expect(async () => {
        await page.goto(addressIn(locale, address))
        const { wrong, priced } = await wrongPrices(page)
        expect(wrong, address).toEqual([])
        expect(priced, address).toBeGreaterThan(0)
      }).toPass({ timeout: 60_000 })
    }
  })

  test(`the page of a vehicle and that of a car show no price but the quote (${locale})`, async ({
    page,
  }) => {
    for (const days of [{ date }, { date, lastDate }]) {
      await page.goto(addressIn(locale, hrefOf('/OneDayVehicles', days)))
      const queries = new Set((await cardsOf(page)).map(({ query }) => query))
      for (const query of [...queries].slice(0, 3)) {
        const address = new URLSearchParams(query)
        const id = address.get('id') ?? ''
        await expect(async () => {
          await page.goto(addressIn(locale, hrefOf('/OneDayVehiclesBook', { id, ...days })))
          const quote = await quoteOf(page, address)
          const panel = page.getByRole('region').filter({ hasText: t('OneDayVehicle.total') })
          const shown = amountsIn((await panel.textContent()) ?? '')
          expect(shown.length).toBeGreaterThan(0)
          expect(new Set(shown)).toEqual(new Set([quote?.total, ...perDayOf(quote, shown)]))
          expect(amountsIn((await page.locator('[data-bottom-bar]').textContent()) ?? '')).toContain(
            quote?.total,
          )
          expect((await wrongPrices(page)).wrong).toEqual([])
        }).toPass({ timeout: 60_000 })
      }
    }
    await expect(async () => {
      await page.goto(addressIn(locale, hrefOf('/VehiclesTypes', { date })))
      const [car] = await cardsOf(page)
      const address = new URLSearchParams(car?.query)
      const id = address.get('id') ?? ''
      await page.goto(addressIn(locale, hrefOf('/Car', { date, id })))
      const quote = await quoteOf(page, address)
      const panel = page.getByRole('region').filter({ hasText: t('OneDayVehicle.total') })
      expect(amountsIn((await panel.textContent()) ?? '')[0]).toBe(quote?.total)
    }).toPass({ timeout: 60_000 })
  })

  test(`what a trip costs from is the quote of the cheapest vehicle that is left (${locale})`, async ({
    page,
  }) => {
    const tomorrow = dayFromToday(1)
    await expect(async () => {
      const found = await page.request.get('/api/vehicles', {
        params: { kind: 'one-day', date: tomorrow, limit: '200' },
      })
      const vehicles: { available: number; total: number; class: string | null }[] = await found.json()
      const left = vehicles.filter(({ available }) => available > 0)
      const cheapest = Math.min(...left.map(({ total }) => total / 100))
      await page.goto(addressIn(locale, '/Home'))
      const trip = page.getByRole('link', { name: t('Home.trip.city') })
      expect(amountsIn((await trip.textContent()) ?? '')).toEqual([cheapest])
    }).toPass({ timeout: 60_000 })
  })
}

/** What one day costs, where the page says it beside the total. */
function perDayOf(quote: Quote | null, shown: readonly number[]): number[] {
  const perDay = quote ? quote.total / quote.days : 0
  return shown.includes(perDay) ? [perDay] : []
}
