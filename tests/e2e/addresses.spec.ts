import { routePaths } from '@/lib/routes/routes'
import { demoAccount, makeVehicle } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const en = textsOf('en')
const noRecord = '018f0000-0000-7000-8000-000000000000'

test.describe('an address that does not exist', () => {
  test.use({ expectedConsole: /status of 404/ })

  const unknown = [
    ['/Nowhere', 'en', 'en'],
    ['/am/Nowhere', 'am', 'am'],
    ['/or/Nowhere', 'om', 'om'],
    ['/om/Home', 'en', 'en'],
    ['/NotFound', 'en', 'en'],
    [`/OneDayVehiclesBook?id=${noRecord}`, 'en', 'en'],
    ['/am/OneDayVehiclesBook?id=corolla', 'am', 'am'],
    ['/or/OneDayVehiclesBook', 'om', 'om'],
  ] as const

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      for (const [address, locale, lang] of unknown) {
        test(`${address} answers 404 with the page in ${lang}`, async ({ page }) => {
          const answer = await page.goto(address)
          expect(answer?.status()).toBe(404)
          await expect(page.locator('html')).toHaveAttribute('lang', lang)
          const t = textsOf(locale)
          await expect(page.getByRole('heading', { level: 1, name: t('NotFound.title') })).toBeVisible()
          await expect(page).toHaveTitle(`${t('NotFound.title')} · Entoto Drive`)
          await expect(page.getByRole('main').getByRole('link', { name: t('NotFound.home') })).toBeVisible()
        })
      }
    })
  }

  test('leads staff on at their desk where what they open is gone', async ({ page }) => {
    await signIn(page, demoAccount('admin'))
    const answer = await page.goto(`/EditBookStatus?id=${noRecord}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: en('NotFound.title') })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link')).toHaveText([
      en('OfficeFrame.search.page'),
      en('OfficeFrame.menu.today'),
    ])
    await main.getByRole('link').last().click()
    await expect(page).toHaveURL(/\/Admin$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('another language shows the same vehicle, and the page itself without a vehicle stays unknown', async ({
    page,
    request,
  }) => {
    const vehicle = await makeVehicle()
    const html = await (await request.get(`/OneDayVehiclesBook?id=${vehicle.id}&utm_source=x`)).text()
    expect(html).toContain(`href="/or/OneDayVehiclesBook?id=${vehicle.id}"`)
    await page.goto(`/OneDayVehiclesBook?id=${vehicle.id}`)
    await page.getByRole('banner').locator('summary').filter({ hasText: 'English' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Afaan Oromoo' }).click()
    await expect(page).toHaveURL(new RegExp(`/or/OneDayVehiclesBook\\?id=${vehicle.id}$`))
    await expect(page.getByRole('heading', { level: 1, name: vehicle.name })).toBeVisible()
    await page.getByRole('banner').locator('summary').filter({ hasText: 'Afaan Oromoo' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(new RegExp(`[^r]/OneDayVehiclesBook\\?id=${vehicle.id}$`))

    const answer = await request.get('/am/OneDayVehiclesBook', { headers: { referer: page.url() } })
    expect(answer.status()).toBe(404)
  })
})

test('another spelling leads for good to the right one, with its language and query', async ({ request }) => {
  const spellings = routePaths
    .filter((path) => path !== '/' && path !== path.toLowerCase())
    .map((path) => [path.toLowerCase(), path] as const)
  for (const [wrong, right] of [...spellings, ['/REGISTER', '/register'] as const]) {
    for (const prefix of ['', '/am', '/or']) {
      const answer = await request.get(`${prefix}${wrong}?id=1&x=a%20b`, { maxRedirects: 0 })
      expect(answer.status(), `${prefix}${wrong}`).toBe(308)
      const target = new URL(answer.headers()['location'] ?? '', 'http://localhost')
      expect(target.pathname).toBe(`${prefix}${right}`)
      expect([...target.searchParams]).toEqual([
        ['id', '1'],
        ['x', 'a b'],
      ])
    }
  }
})

test('/en/X leads to /X and remembers English', async ({ page }) => {
  await page.goto('/am/Home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  const answer = await page.goto('/en/OneDayVehicles?q=toyota')
  expect(answer?.status()).toBe(200)
  const url = new URL(page.url())
  expect(url.pathname + url.search).toBe('/OneDayVehicles?q=toyota')
  await page.goto('/Home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a request that names no language makes no choice', async ({ playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { 'accept-language': '' },
  })
  for (const address of ['/Home', '/OneDayVehicles', '/ConfirmEmail', '/Nowhere']) {
    expect((await visitor.get(address)).headers()['set-cookie'], address).toBeUndefined()
  }
  const led = await visitor.get('/Home', { headers: { 'accept-language': 'am' }, maxRedirects: 0 })
  expect([led.status(), led.headers().location, led.headers()['set-cookie']]).toEqual([
    307,
    '/am/Home',
    undefined,
  ])
  const back = await visitor.get('/en/Home', { maxRedirects: 0 })
  expect(back.headers()['set-cookie']).toMatch(/^NEXT_LOCALE=en;.*Max-Age=31536000/)
  await visitor.dispose()
})

test('whoever chose another language is led to it', async ({ page }) => {
  await page.goto('/or/Home')
  await page.goto('/OneDayVehicles')
  expect(new URL(page.url()).pathname).toBe('/or/OneDayVehicles')
  await expect(page.locator('html')).toHaveAttribute('lang', 'om')
})

test('the language switch keeps the page and its query', async ({ page }) => {
  const vehicle = await makeVehicle()
  await page.goto(`/OneDayVehiclesBook?id=${vehicle.id}`)
  const choose = async (label: string, language: string) => {
    await page.getByRole('banner').locator('summary').filter({ hasText: label }).click()
    await page.getByRole('banner').getByRole('link', { name: language, exact: true }).click()
  }
  await choose(en('Frame.chooseLanguage'), 'Afaan Oromoo')
  await page.waitForURL(
    (url) => url.pathname === '/or/OneDayVehiclesBook' && url.searchParams.get('id') === vehicle.id,
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'om')
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('or')
  await choose(textsOf('om')('Frame.chooseLanguage'), 'English')
  await page.waitForURL(
    (url) => url.pathname === '/OneDayVehiclesBook' && url.searchParams.get('id') === vehicle.id,
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('encoded and odd paths give nothing away', async ({ request, baseURL }) => {
  const odd = [
    '/%41dmin',
    '/%61dmin',
    '/am/%41dmin',
    '/Admin%2f',
    '/Admin/',
    '//Admin',
    '/./Admin',
    '/Home/..%2fAdmin',
    '/Admin%00',
    '/Admin.rsc',
    '/Admin.segments/_tree.segment.rsc',
    '/en/Admin',
    '/_next/../Admin',
    '/%E0%A4%A',
  ]
  const secret = en('Today.held')
  for (const path of odd) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBeLessThan(500)
    expect(await answer.text(), path).not.toContain(secret)
    const followed = await request.get(`${baseURL}${path}`)
    expect(await followed.text(), path).not.toContain(secret)
  }
})
