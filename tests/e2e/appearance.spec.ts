import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { routing, type Locale } from '@/lib/core/i18n/routing'
import { hrefOf, routePaths } from '@/lib/routes/routes'
import { demoAccount, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn } from '../support/texts'

test.describe.configure({ timeout: 240_000 })
test.use({ expectedConsole: /status of 404/ })

type Persona = 'visitor' | 'user' | 'subadmin' | 'admin'

// Every page of the route table once, as somebody who may see it; `/Dashboard` shows nothing of its own.
const pagesOf: Record<Persona, readonly string[]> = {
  visitor: [
    '/',
    '/Home',
    '/AboutUS',
    '/Services',
    '/Vehicles',
    '/VehiclesTypes',
    '/OneDayVehicles',
    '/Pricing',
    '/OneDayVehiclesBook',
    '/Tutorial',
    '/EasyBookingSteps',
    '/Demo',
    '/Terms',
    '/Privacy',
    '/Offline',
    '/api/docs',
    '/Booking',
    '/Contact',
    '/Newsletter',
    '/register',
    '/SignUp',
    '/Login',
    '/ForgotPassword',
    '/ResetPassword',
    '/ConfirmEmail',
    '/Nowhere',
  ],
  user: ['/OneDayBook', '/UserDashboard', '/UserBookStatus', '/Confirmation', '/UserProfile'],
  subadmin: [
    '/SubAdmin',
    '/SubBookStatus',
    '/Schedule',
    '/Schedule?view=day',
    '/Schedule?view=month',
    '/SubProfile',
    '/SubDemoDb',
    '/BookingDb',
    '/EditBookingDb',
    '/SubLandingVehicle',
    '/LandingVehicle',
    '/Get',
    '/Post',
    '/Views',
    '/Edits',
    '/Deletes',
    '/OneLandingVehicle',
    '/OneGet',
    '/OnePost',
    '/OneViews',
    '/OneEdits',
    '/OneDeletes',
  ],
  admin: [
    '/Admin',
    '/Audit',
    '/Outbox',
    '/Profile',
    '/LandingBookStatus',
    '/AllBookStatus',
    '/StatusOfBook',
    '/EditBookStatus',
    '/ContactDb',
    '/EditContactDb',
    '/LandingDemoDb',
    '/UserDb',
    '/UsersData',
    '/View',
    '/Edit',
    '/Delete',
    '/GetAdmin',
    '/AdminOneLandingVehicle',
    '/AdminOneDayVehicleGet',
    '/AdminOneDayVehicleEdits',
    '/AdminOneDayVehicleDeletes',
  ],
}

test('every page is looked at', () => {
  const looked = new Set(Object.values(pagesOf).flat())
  expect(routePaths.filter((path) => !looked.has(path))).toEqual(['/Dashboard'])
})

async function addressesFor(persona: Persona): Promise<string[]> {
  // Of the demo data, which no other test takes away.
  const vehicle = await siteDatabase.oneDayVehicle.findFirstOrThrow({
    where: { quantity: { gt: 2 } },
    orderBy: { createdAt: 'asc' },
  })
  const booking = await siteDatabase.oneDayBooking.findFirstOrThrow({ orderBy: { createdAt: 'asc' } })
  const contact = await siteDatabase.contactMessage.findFirstOrThrow({ orderBy: { createdAt: 'asc' } })
  const travelBooking = await siteDatabase.travelBooking.findFirstOrThrow({ orderBy: { createdAt: 'asc' } })
  const car = await siteDatabase.car.findFirstOrThrow({ orderBy: { createdAt: 'asc' } })
  const ofVehicle = [
    '/OneViews',
    '/OneEdits',
    '/OneDeletes',
    '/AdminOneDayVehicleEdits',
    '/AdminOneDayVehicleDeletes',
  ]
  const { email } = demoAccount('user')
  const person = await siteDatabase.user.findUniqueOrThrow({ where: { email } })
  const own = await siteDatabase.oneDayBooking.findFirstOrThrow({ where: { user: { email } } })
  const queries: Record<string, Record<string, string>> = {
    ...Object.fromEntries(ofVehicle.map((path) => [path, { id: vehicle.id }])),
    '/Views': { id: car.id },
    '/Edits': { id: car.id },
    '/Deletes': { id: car.id },
    '/OneDayVehiclesBook': { id: vehicle.id },
    '/OneDayBook': { id: vehicle.id },
    '/StatusOfBook': { status: 'pending' },
    '/EditBookStatus': { id: booking.id },
    '/EditContactDb': { id: contact.id },
    '/EditBookingDb': { id: travelBooking.id },
    '/View': { id: person.id },
    '/Edit': { id: person.id },
    '/Delete': { id: person.id },
    '/Confirmation': { id: own.id },
  }
  const addresses = pagesOf[persona].map((path) => {
    const query = queries[path]
    return query ? `${path}?${new URLSearchParams(query)}` : path
  })
  // A page with a second face.
  return persona === 'subadmin' ? [...addresses, hrefOf('/Schedule', { id: vehicle.id })] : addresses
}

async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    return wide.slice(0, 3).map((element) => `${element.tagName} ${element.className}`)
  })
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Public pages are looked at in every language; behind the login the structure is the same in all of them. */
function languagesOf(persona: Persona): readonly Locale[] {
  return persona === 'visitor' ? routing.locales : [routing.defaultLocale]
}

async function barriersOf(page: Page): Promise<string[]> {
  // In the page itself, without a second page for each look: nothing here is framed from elsewhere.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: levels, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

test('barriers are seen', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Page</title><main><h1 style="color: #aaa">Pale</h1><img src=""></main>',
  )
  expect(await barriersOf(page)).toEqual(['color-contrast: h1', 'image-alt: img'])
})

for (const persona of ['visitor', 'user', 'subadmin', 'admin'] as const) {
  for (const locale of languagesOf(persona)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${persona}, ${locale}, ${colorScheme}: no page has a barrier`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        if (persona !== 'visitor') await signIn(page, demoAccount(persona))
        for (const address of await addressesFor(persona)) {
          await page.goto(addressIn(locale, address))
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          expect.soft(await barriersOf(page), addressIn(locale, address)).toEqual([])
        }
      })
    }
  }

  test(`${persona}: no page is wider than the screen, in any language`, async ({ page }) => {
    if (persona !== 'visitor') await signIn(page, demoAccount(persona))
    for (const locale of routing.locales) {
      for (const address of await addressesFor(persona)) {
        await page.goto(addressIn(locale, address))
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect.soft(await overflowOf(page), addressIn(locale, address)).toEqual([])
      }
    }
  })
}

test('the colours a person chooses stay', async ({ page }) => {
  await page.goto(hrefOf('/OneDayVehicles'))
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const before = await background()
  const themeSwitch = page.getByRole('banner').locator('button[aria-pressed]').first()
  await themeSwitch.click()
  await expect.poll(background).not.toBe(before)
  const chosen = await background()
  await page.reload()
  expect(await background()).toBe(chosen)
})
