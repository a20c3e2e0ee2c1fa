import { hrefOf, type RoutePath } from '@/lib/routes/routes'
import type { demoRecords } from './demo-records'
import { dayFromToday } from './site-database'

export type Persona = 'user' | 'subadmin' | 'admin'

type Records = Awaited<ReturnType<typeof demoRecords>>
type Query = (records: Records) => Record<string, string>
export type OfficePage = RoutePath | readonly [RoutePath, Query | Record<string, string>]

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
const ofBeside: Query = ({ booking }) => ({ open: booking.id })
const ofMoving: Query = ({ booking }) => ({ move: booking.code })
const ofCustomer: Query = ({ booking }) => ({ id: booking.customerId ?? '' })
const ofMerging: Query = ({ booking, customer }) => ({ id: booking.customerId ?? '', with: customer.id })
const ofPerson: Query = ({ person }) => ({ id: person.id })

/** Every page behind the login once, as somebody who may see it; `/Dashboard` shows nothing of its own. */
export const officePages: Record<Persona, readonly OfficePage[]> = {
  user: [
    ['/OneDayBook', ofVehicle],
    '/UserDashboard',
    '/UserBookStatus',
    ['/Confirmation', ({ ownBooking }) => ({ id: ownBooking.id })],
    ['/YourBooking', ({ ownBooking }) => ({ id: ownBooking.id })],
    ['/YourBooking', ofOwnChange],
    '/UserProfile',
    '/Security',
  ],
  subadmin: [
    '/SubAdmin',
    ['/NewBooking', ({ vehicle }) => ({ phone: '0911223344', date: dayFromToday(3), vehicleId: vehicle.id })],
    '/Search',
    ['/Search', { q: 'a' }],
    '/SubBookStatus',
    '/Schedule',
    ['/Schedule', { view: 'day' }],
    ['/Schedule', { block: 'new' }],
    ['/Schedule', ofMoving],
    ['/Schedule', { view: 'month' }],
    '/Customers',
    ['/Customer', ofCustomer],
    ['/Customer', ofMerging],
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
    '/Security',
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
    '/Reports',
    ['/Reports', { calendar: 'ethiopian', by: 'travel' }],
    ['/Admin', { show: 'tomorrow' }],
    '/Payments',
    ['/Payments', ofWaiting],
    '/Statement',
    ['/Statement', ofStatement],
    ['/Statement', ofDraft],
    '/Profile',
    '/LandingBookStatus',
    '/AllBookStatus',
    ['/AllBookStatus', ofBeside],
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

/** What is shown by those that are looked at twice. */
const kinds = new Map<unknown, string>([
  [ofVehicle, ' of a vehicle'],
  [ofStatement, ' of a statement'],
  [ofUnit, ' of a unit'],
  [ofDriver, ' of a driver'],
  [ofDraft, ' of a file whose columns are asked for'],
  [ofWaiting, ' with the form that asks why'],
  [ofOwnChange, ' with the form for changes'],
  [ofChange, ' with the form for changes'],
  [ofBeside, ' with a booking beside it'],
  [ofCanceling, ' with the form that cancels'],
  [ofMoving, ' with the form that moves a booking'],
  [ofMerging, ' beside another record of the same person'],
])

export const pathOf = (page: OfficePage) => (typeof page === 'string' ? page : page[0])

export function hrefFor(page: OfficePage, records: Records): string {
  if (typeof page === 'string') return page
  const [path, query] = page
  return hrefOf(path, typeof query === 'function' ? query(records) : query)
}

/** How a test calls the page: its address, and what it shows where that is looked at twice. */
export function nameOf(page: OfficePage): string {
  if (typeof page === 'string') return page
  const [path, query] = page
  return typeof query === 'function' ? path + (kinds.get(query) ?? '') : hrefOf(path, query)
}
