import { routing } from '@/lib/core/i18n/routing'
import { publicPaths } from '@/lib/routes/public-pages'
import { hrefOf, routePaths, type RoutePath } from '@/lib/routes/routes'
import { demoRecords } from '../support/demo-records'
import { foreignTexts } from '../support/own-words'
import { bothSchemes, expectGoodLooks, openVisit, type PageVisit } from '../support/page-visit'
import { dayFromToday, demoAccount } from '../support/site-database'
import { expect, signIn, test as siteTest } from '../support/site-test'
import { addressIn } from '../support/texts'

const baseURL = process.env.E2E_BASE_URL ?? ''

type Persona = 'user' | 'subadmin' | 'admin'

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
        await visit.page.goto('about:blank')
        await visit.page.emulateMedia({ colorScheme: 'light' })
        await visit.page.context().clearCookies({ name: 'NEXT_LOCALE' })
        return visit
      })
      for (const visit of visits.values()) await (await visit).close()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ timeout: 120_000 })

type Records = Awaited<ReturnType<typeof demoRecords>>
type Query = (records: Records) => Record<string, string>
type Page = RoutePath | readonly [RoutePath, Query | Record<string, string>]

const ofVehicle: Query = ({ vehicle }) => ({ id: vehicle.id })
const ofDriver: Query = ({ driver }) => ({ id: driver.id })
const ofUnit: Query = ({ unit }) => ({ unit: unit.id })
const ofCar: Query = ({ car }) => ({ id: car.id })
const ofStatement: Query = ({ statement }) => ({ id: statement.id })
const ofDraft: Query = ({ draft }) => ({ draft: draft.id })
const ofWaiting: Query = ({ waitingPayment }) => ({ refuse: waitingPayment.id })
const ofOwnChange: Query = ({ ownBooking }) => ({ id: ownBooking.id, change: '1' })
const ofChange: Query = ({ booking }) => ({ id: booking.id, change: '1' })
const ofCanceling: Query = ({ booking }) => ({ id: booking.id, confirm: 'cancel' })
const ofPerson: Query = ({ person }) => ({ id: person.id })

// Every page behind the login once, as somebody who may see it; `/Dashboard` shows nothing of its own.
const pagesOf: Record<Persona, readonly Page[]> = {
  user: [
    ['/OneDayBook', ofVehicle],
    '/UserDashboard',
    '/UserBookStatus',
    ['/Confirmation', ({ ownBooking }) => ({ id: ownBooking.id })],
    ['/YourBooking', ({ ownBooking }) => ({ id: ownBooking.id })],
    ['/YourBooking', ofOwnChange],
    '/UserProfile',
  ],
  subadmin: [
    '/SubAdmin',
    ['/NewBooking', ({ vehicle }) => ({ phone: '0911223344', date: dayFromToday(3), vehicleId: vehicle.id })],
    '/Search',
    ['/Search', { q: 'a' }],
    '/SubBookStatus',
    '/Schedule',
    ['/Schedule', { view: 'day' }],
    ['/Schedule', { view: 'month' }],
    ['/Schedule', ofVehicle],
    '/Dispatch',
    ['/Dispatch', { view: 'week' }],
    ['/Dispatch', { view: 'month' }],
    ['/Dispatch', { view: 'sheet' }],
    '/Drivers',
    ['/Driver', ofDriver],
    ['/Driver', { id: 'new' }],
    '/Units',
    ['/Units', ofUnit],
    '/SubProfile',
    '/SubDemoDb',
    '/BookingDb',
    ['/EditBookingDb', ({ travelBooking }) => ({ id: travelBooking.id })],
    '/SubLandingVehicle',
    '/LandingVehicle',
    '/Get',
    '/Post',
    ['/Views', ofCar],
    ['/Edits', ofCar],
    ['/Deletes', ofCar],
    '/OneLandingVehicle',
    '/OneGet',
    '/OnePost',
    ['/OneViews', ofVehicle],
    ['/OneEdits', ofVehicle],
    ['/OneDeletes', ofVehicle],
  ],
  admin: [
    '/Admin',
    '/Audit',
    '/Outbox',
    '/Settings',
    ['/Prices', { rule: 'new' }],
    ['/Prices', { extra: 'new' }],
    [
      '/Prices',
      ({ vehicle }) => ({ vehicleId: vehicle.id, date: dayFromToday(3), lastDate: dayFromToday(9) }),
    ],
    '/Payments',
    ['/Payments', ofWaiting],
    '/Statement',
    ['/Statement', ofStatement],
    ['/Statement', ofDraft],
    '/Profile',
    '/LandingBookStatus',
    '/AllBookStatus',
    ['/StatusOfBook', { status: 'pending' }],
    ['/EditBookStatus', ({ booking }) => ({ id: booking.id })],
    ['/EditBookStatus', ofChange],
    ['/EditBookStatus', ofCanceling],
    '/ContactDb',
    ['/EditContactDb', ({ contact }) => ({ id: contact.id })],
    '/LandingDemoDb',
    '/UserDb',
    '/UsersData',
    ['/View', ofPerson],
    ['/Edit', ofPerson],
    ['/Delete', ofPerson],
    '/GetAdmin',
    '/AdminOneLandingVehicle',
    '/AdminOneDayVehicleGet',
    ['/AdminOneDayVehicleEdits', ofVehicle],
    ['/AdminOneDayVehicleDeletes', ofVehicle],
  ],
}

// Pages that are looked at twice, by what they show.
const kinds = new Map<unknown, string>([
  [ofVehicle, ' of a vehicle'],
  [ofStatement, ' of a statement'],
  [ofUnit, ' of a unit'],
  [ofDriver, ' of a driver'],
  [ofDraft, ' of a file whose columns are asked for'],
  [ofWaiting, ' with the form that asks why'],
  [ofOwnChange, ' with the form for changes'],
  [ofChange, ' with the form for changes'],
  [ofCanceling, ' with the form that cancels'],
])

const pathOf = (page: Page) => (typeof page === 'string' ? page : page[0])

function hrefFor(page: Page, records: Records): string {
  if (typeof page === 'string') return page
  const [path, query] = page
  return hrefOf(path, typeof query === 'function' ? query(records) : query)
}

test('every page is looked at', () => {
  const looked = new Set<string>([...publicPaths, ...Object.values(pagesOf).flat().map(pathOf)])
  // That of a driver's link is looked at by duty.spec.ts.
  expect(routePaths.filter((path) => !looked.has(path))).toEqual(['/Dashboard', '/Duty'])
})

for (const persona of ['user', 'subadmin', 'admin'] as const) {
  for (const entry of pagesOf[persona]) {
    const query = typeof entry !== 'string' && typeof entry[1] === 'object' ? entry[1] : {}
    const kind = typeof entry === 'string' ? '' : (kinds.get(entry[1]) ?? '')
    test(`${persona}: ${hrefOf(pathOf(entry), query)}${kind} is accessible and fits its screen`, async ({
      visitOf,
    }) => {
      const visit = await visitOf(persona)
      const said = visit.console.length
      const href = hrefFor(entry, await demoRecords())
      for (const locale of routing.locales) {
        const address = addressIn(locale, href)
        await visit.showOn('phone')
        await visit.page.goto(address)
        await expect.soft(visit.page.locator('html'), address).toHaveAttribute('lang', locale)
        await expect.soft(visit.page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
        // The audit names columns and roles as they are stored.
        if (locale !== 'en' && pathOf(entry) !== '/Audit')
          expect.soft(await foreignTexts(visit.page, locale), `${address}: words`).toEqual([])
        // The structure behind the login is the same in every language; how long its texts are is not.
        await expectGoodLooks(visit, {
          address,
          schemes: locale === routing.defaultLocale ? bothSchemes : [],
        })
      }
      expect.soft(visit.console.slice(said)).toEqual([])
    })
  }
}
