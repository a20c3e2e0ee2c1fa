import type { APIRequestContext } from '@playwright/test'
import { routing } from '@/lib/core/i18n/routing'
import { isListed } from '@/lib/routes/public-pages'
import { listedHrefs } from '@/lib/site/listed-addresses'
import { publicAddresses } from '@/tools/bench/public-addresses'
import { makeCar, makePricedCar, makeVehicle } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const baseURL = process.env.E2E_BASE_URL ?? ''

const pathAndQuery = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

test('the sitemap names every public page and every vehicle with a day price in each language', async ({
  request,
}) => {
  const [vehicle, car, carOnRequest] = [await makeVehicle(), await makePricedCar(), await makeCar()]
  const xml = await (await request.get('/sitemap.xml')).text()
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathAndQuery(address))
  const hrefs = [...listedHrefs, `/OneDayVehiclesBook?id=${vehicle.id}`, `/Car?id=${car.id}`]
  const expected = hrefs.flatMap((href) => routing.locales.map((locale) => addressIn(locale, href)))
  expect(expected.filter((address) => !locations.includes(address))).toEqual([])
  expect(new Set(locations).size).toBe(locations.length)
  expect(xml).toContain('hreflang="x-default"')
  expect(locations.join(' ')).not.toMatch(/Admin|UserDashboard/)
  expect(xml).not.toContain(carOnRequest.id)
})

test('robots are led to the sitemap and away from the API', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('Disallow: /api/')
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('every listed page names itself, its languages and a picture that exists', async ({ request }) => {
  // A robot keeps no cookies: the language of the page before must not lead it on.
  const pictures = new Set<string>()
  const pages = (await publicAddresses(baseURL)).filter(({ path }) => isListed(path))
  const variants = listedHrefs.filter((href) => href.includes('?'))
  const listed = [
    ...pages.map(({ address }) => address),
    ...routing.locales.flatMap((locale) => variants.map((href) => addressIn(locale, href))),
  ]
  for (const address of listed) {
    const html = await (await fetch(new URL(address, baseURL))).text()
    expect.soft(html, address).toMatch(/<title>[^<]{3,}<\/title>/)
    const meta = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1]
    for (const name of ['description', 'og:title', 'og:url', 'og:locale', 'og:image:alt', 'twitter:card']) {
      expect.soft(meta(name), `${address} ${name}`).toBeTruthy()
    }
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect.soft(pathAndQuery(canonical), address).toBe(address)
    for (const language of ['en', 'om', 'am', 'x-default']) {
      expect.soft(html.toLowerCase(), address).toContain(`hreflang="${language}"`)
    }
    pictures.add(meta('og:image') ?? '')
  }
  const ofClasses = [...pictures].filter((picture) => /VehiclesTypes-\w+\.jpg$/.test(picture))
  expect(ofClasses, 'each class of vehicles has its own in each language').toHaveLength(15)
  for (const picture of pictures) {
    const answer = await request.get(pathAndQuery(picture.replaceAll('&amp;', '&')))
    expect.soft(answer.status(), picture).toBe(200)
    expect.soft(answer.headers()['content-type'], picture).toMatch(/^image\//)
  }
})

test('a further page of a list has an address of its own; what a filter leaves of it does not', async () => {
  const canonicals = {
    '/OneDayVehicles?page=2': '/OneDayVehicles?page=2',
    '/am/OneDayVehicles?page=2': '/am/OneDayVehicles?page=2',
    '/OneDayVehicles?page=1': '/OneDayVehicles',
    '/OneDayVehicles?seats=7&page=2': '/OneDayVehicles',
    '/VehiclesTypes?type=suv&gearbox=manual&page=2': '/VehiclesTypes?type=suv',
  }
  for (const [address, expected] of Object.entries(canonicals)) {
    expect.soft((await listOf(address)).canonical, address).toBe(expected)
  }
})

test('a page beyond the last of a list names itself as the one that it shows', async () => {
  for (const list of ['/OneDayVehicles', '/am/VehiclesTypes?type=suv', '/or/Pricing?price=5k']) {
    const joined = list + (list.includes('?') ? '&' : '?')
    const { canonical, page } = await listOf(`${joined}page=999`)
    expect.soft(canonical, list).toBe(page === 1 ? list : `${joined}page=${page}`)
  }
})

/** What a page of a list names as its own address, and which page it shows. */
async function listOf(address: string) {
  const html = await (await fetch(new URL(address, baseURL))).text()
  const named = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
  const [, current = '1'] = /aria-current="page"[^>]*>(\d+)</.exec(html) ?? []
  return { canonical: pathAndQuery(named.replaceAll('&amp;', '&')), page: Number(current) }
}

test('a public page that is not listed is left out by search engines', async ({ request }) => {
  for (const address of ['/Offline', '/am/Offline', '/ForgotPassword']) {
    expect.soft(await (await request.get(address)).text(), address).toContain('content="noindex, nofollow"')
  }
})

/** What a page tells search engines about itself, beside what every page says of the company. */
async function factsOf(request: APIRequestContext, address: string): Promise<unknown[]> {
  const html = await (await request.get(address)).text()
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...blocks].map(([, text = '']): unknown => JSON.parse(text))
}

test('deeper pages say where they stand, and the tutorial its questions, in their language', async ({
  request,
}) => {
  const am = textsOf('am')
  const wayTo = (...names: string[]) =>
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: names.map((name, index) => expect.objectContaining({ name, position: index + 1 })),
    })
  expect(await factsOf(request, '/am/VehiclesTypes?type=pickup')).toContainEqual(
    wayTo(am('Vehicles.title'), am('VehicleClass.pickup')),
  )
  expect(await factsOf(request, '/am/Pricing?price=5k')).toContainEqual(
    wayTo(am('OneDayVehicles.title'), am('Pricing.bandTitle', { band: '5,000-6,000' })),
  )
  expect(await factsOf(request, '/am/EasyBookingSteps')).toContainEqual(
    wayTo(am('Tutorial.title'), am('BookingSteps.title')),
  )
  expect(await factsOf(request, '/am/Tutorial')).toContainEqual(
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: expect.arrayContaining([
        expect.objectContaining({ '@type': 'Question', name: am('Tutorial.question.city') }),
      ]),
    }),
  )
})

test('a vehicle tells search engines its price and whether it is free', async ({ request }) => {
  const vehicle = await makeVehicle()
  expect(await factsOf(request, `/OneDayVehiclesBook?id=${vehicle.id}`)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ '@type': 'AutoRental' }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      expect.objectContaining({
        '@type': 'Product',
        name: vehicle.name,
        offers: expect.objectContaining({ price: 3500, priceCurrency: 'ETB' }),
      }),
    ]),
  )
})

test('a car with a day price has a page of its own for search engines, one without has none', async ({
  request,
}) => {
  const am = textsOf('am')
  const [car, onRequest] = [await makePricedCar(), await makeCar()]
  const address = `/am/Car?id=${car.id}`
  const html = await (await request.get(address)).text()
  expect(html).toMatch(new RegExp(`<title>${car.name} [^<]*ለኪራይ`))
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${address.replace('?', '\\?')}"`))
  expect(await factsOf(request, address)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ name: am('VehiclesTypes.title') }),
          expect.objectContaining({ name: car.name }),
        ],
      }),
      expect.objectContaining({
        '@type': 'Product',
        name: car.name,
        offers: expect.objectContaining({ price: 1560, availability: 'https://schema.org/InStock' }),
      }),
    ]),
  )
  const asked = await (await request.get(`/am/Booking?id=${onRequest.id}`)).text()
  expect(asked).toMatch(/<link rel="canonical" href="[^"]*\/am\/Booking"/)
  expect(asked).not.toContain('"@type":"Product"')
})

test('pictures that no page names are not drawn', async ({ request }) => {
  for (const file of ['VehiclesTypes-tank.jpg', 'Home-suv.jpg', 'Admin.jpg', '..%2Fscene.jpg']) {
    expect((await request.get(`/og/en/${file}`)).status(), file).toBe(404)
  }
})
