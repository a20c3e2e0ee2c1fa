import { type Actor, can, type SignedInRole } from '@/lib/auth/permissions'
import { type RoutePath, routeOf } from './routes'

/** What is counted beside an entry of the menu, because somebody has to do it. */
export type WorkKind = 'bookings' | 'travels' | 'contacts' | 'departures' | 'transfers'

/** The names of the entries, in the messages. */
export type MenuLabel =
  | 'today'
  | 'dispatch'
  | 'schedule'
  | 'allBookings'
  | 'bookStatus'
  | 'ownDashboard'
  | 'oneBooking'
  | 'subBookings'
  | 'travelBookings'
  | 'contacts'
  | 'customers'
  | 'vehicles'
  | 'postOneDay'
  | 'units'
  | 'drivers'
  | 'payments'
  | 'statement'
  | 'prices'
  | 'reports'
  | 'settings'
  | 'users'
  | 'audit'
  | 'outbox'
  | 'profile'

/** An entry of a side menu, and the screens below it, on which it is marked as well. */
export interface MenuEntry {
  href: RoutePath
  labelKey: MenuLabel
  work?: WorkKind
  below?: readonly RoutePath[]
}

/** Entries that belong together (DESIGN, The desk). */
export interface MenuGroup {
  key: 'today' | 'bookings' | 'fleet' | 'money' | 'settings'
  entries: readonly MenuEntry[]
}

const carScreens = ['/LandingVehicle', '/GetAdmin', '/Get', '/Post', '/Views', '/Edits', '/Deletes'] as const
const oneDayScreens = [
  ...(['/OneLandingVehicle', '/OneGet', '/OnePost', '/OneViews', '/OneEdits', '/OneDeletes'] as const),
  ...(['/AdminOneDayVehicleGet', '/AdminOneDayVehicleEdits', '/AdminOneDayVehicleDeletes'] as const),
] as const

const board = [
  { href: '/Dispatch', labelKey: 'dispatch', work: 'departures' },
  { href: '/Schedule', labelKey: 'schedule' },
] as const satisfies MenuEntry[]
const unitsAndDrivers = [
  { href: '/Units', labelKey: 'units' },
  { href: '/Drivers', labelKey: 'drivers', below: ['/Driver'] },
] as const satisfies MenuEntry[]

const customers = {
  href: '/Customers',
  labelKey: 'customers',
  below: ['/Customer'],
} as const satisfies MenuEntry

// Which area shows an entry; whether the role may enter it is asked of the matrix.
const menus: Record<SignedInRole, readonly MenuGroup[]> = {
  admin: [
    { key: 'today', entries: [{ href: '/Admin', labelKey: 'today', below: ['/SubAdmin'] }, ...board] },
    {
      key: 'bookings',
      entries: [
        {
          href: '/AllBookStatus',
          labelKey: 'allBookings',
          below: ['/EditBookStatus', '/YourBooking', '/SubBookStatus', '/NewBooking'],
        },
        { href: '/LandingBookStatus', labelKey: 'bookStatus', work: 'bookings', below: ['/StatusOfBook'] },
        {
          href: '/BookingDb',
          labelKey: 'travelBookings',
          work: 'travels',
          below: ['/EditBookingDb', '/LandingDemoDb', '/SubDemoDb'],
        },
        { href: '/ContactDb', labelKey: 'contacts', work: 'contacts', below: ['/EditContactDb'] },
        customers,
      ],
    },
    {
      key: 'fleet',
      entries: [
        { href: '/LandingVehicle', labelKey: 'vehicles', below: [...carScreens, '/SubLandingVehicle'] },
        { href: '/AdminOneLandingVehicle', labelKey: 'postOneDay', below: oneDayScreens },
        ...unitsAndDrivers,
      ],
    },
    {
      key: 'money',
      entries: [
        { href: '/Payments', labelKey: 'payments', work: 'transfers' },
        { href: '/Statement', labelKey: 'statement' },
        { href: '/Prices', labelKey: 'prices' },
        { href: '/Reports', labelKey: 'reports' },
      ],
    },
    {
      key: 'settings',
      entries: [
        { href: '/Settings', labelKey: 'settings' },
        { href: '/UserDb', labelKey: 'users', below: ['/UsersData', '/View', '/Edit', '/Delete'] },
        { href: '/Audit', labelKey: 'audit' },
        { href: '/Outbox', labelKey: 'outbox' },
        { href: '/Profile', labelKey: 'profile', below: ['/SubProfile', '/UserProfile', '/Security'] },
      ],
    },
  ],
  subadmin: [
    { key: 'today', entries: [{ href: '/SubAdmin', labelKey: 'today' }, ...board] },
    {
      key: 'bookings',
      entries: [
        {
          href: '/SubBookStatus',
          labelKey: 'subBookings',
          work: 'bookings',
          below: ['/YourBooking', '/NewBooking'],
        },
        {
          href: '/SubDemoDb',
          labelKey: 'travelBookings',
          work: 'travels',
          below: ['/BookingDb', '/EditBookingDb'],
        },
        customers,
      ],
    },
    {
      key: 'fleet',
      entries: [
        { href: '/SubLandingVehicle', labelKey: 'vehicles', below: carScreens },
        { href: '/OneLandingVehicle', labelKey: 'postOneDay', below: oneDayScreens },
        ...unitsAndDrivers,
      ],
    },
    {
      key: 'settings',
      entries: [{ href: '/SubProfile', labelKey: 'profile', below: ['/UserProfile', '/Security'] }],
    },
  ],
  user: [
    {
      key: 'bookings',
      entries: [
        { href: '/UserDashboard', labelKey: 'ownDashboard' },
        { href: '/UserBookStatus', labelKey: 'oneBooking' },
        { href: '/UserProfile', labelKey: 'profile', below: ['/Security'] },
      ],
    },
  ],
}

/** The side menu of a role's area by groups: rows of the route table that the role may enter. */
export function menuOf(role: SignedInRole): MenuGroup[] {
  return menus[role]
    .map(({ key, entries }) => ({
      key,
      entries: entries.filter(({ href }) => openTo(role, [href]).length > 0),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** The entry of a role's menu that a screen belongs to; undefined for what belongs to none. */
export function sectionOf(role: SignedInRole, path: string): MenuEntry | undefined {
  const entries = menuOf(role).flatMap((group) => group.entries)
  return (
    entries.find(({ href }) => href === path) ??
    entries.find(({ below = [] }) => below.some((one) => one === path))
  )
}

/** What the palette offers to begin, besides the pages of the menu. */
const beginnings = [
  { path: '/NewBooking', labelKey: 'newBooking', href: '/NewBooking' },
  { path: '/Dispatch', labelKey: 'daySheet', href: '/Dispatch?view=sheet' },
  { path: '/Driver', labelKey: 'addDriver', href: '/Driver?id=new' },
  { path: '/Units', labelKey: 'addUnit', href: '/Units?unit=new#form' },
  { path: '/Post', labelKey: 'addVehicle', href: '/Post' },
  { path: '/OnePost', labelKey: 'addOneDay', href: '/OnePost' },
  { path: '/Prices', labelKey: 'addRule', href: '/Prices?rule=new' },
] as const satisfies readonly { path: RoutePath; labelKey: string; href: string }[]

/** What a role may begin from anywhere. */
export const beginningsOf = (role: SignedInRole) =>
  beginnings.filter(({ path }) => can(role, routeOf(path).permission))

/** The tiles of `/Admin` (SPEC section 2), in their order. */
export const adminTiles = [
  '/UserDb',
  '/ContactDb',
  '/BookingDb',
  '/LandingBookStatus',
  '/LandingVehicle',
  '/AdminOneLandingVehicle',
] as const satisfies readonly RoutePath[]

/** The tiles of `/SubAdmin` (SPEC section 2, and the read-only bookings of CONTRACT section 4), in their order. */
export const subAdminTiles = [
  '/SubDemoDb',
  '/SubBookStatus',
  '/SubLandingVehicle',
  '/OneLandingVehicle',
] as const satisfies readonly RoutePath[]

/** The page on which a role works on a booking: the admin's, or its customer's, where staff without decisions work too. */
export function bookingPageOf(role: Actor['role']): '/EditBookStatus' | '/YourBooking' {
  return can(role, 'office:admin') ? '/EditBookStatus' : '/YourBooking'
}

/** Of some pages those that the role may enter, by the route table. */
export function openTo<Path extends RoutePath>(role: SignedInRole, paths: readonly Path[]): Path[] {
  return paths.filter((path) => can(role, routeOf(path).permission))
}
