import type { Permission, Role, SignedInRole } from '@/lib/auth/permissions'

/** The frame a page stands in. */
type Frame = 'bare' | 'site' | 'account' | 'office'

type Route = {
  permission: Permission
  frame: Frame
  /** A page of one record, named by `?id=`, and a 404 without it (CONTRACT section 4). */
  isOfRecord?: true
  /** What the page knows of its query, in the order of its addresses; a kept page is looked up by these alone. */
  query?: readonly string[]
  /** Shows vehicles, their prices or what is left of them: a kept page is gone when they change. */
  showsVehicles?: true
  /** Leads whoever is signed in away. */
  isForVisitors?: true
  /** Reached by a link of a mail whose `?token=` is put aside before the page is shown. */
  takesSecret?: true
  /** Shows one booking, or a driver's trips, to whoever has the `?key=` of its secret link, without an account. */
  takesKey?: true
  /** A page of one person that their own phone keeps, for hours without a line (docs/decisions/offline.md). */
  isKeptByHolder?: true
  /** Left out of the sitemap: another page's twin, or a page that says nothing without a link from a mail. */
  isUnlisted?: true
}

const publicPage = { permission: 'page:public', frame: 'site' } as const

// What somebody plans, and what narrows a list of vehicles down.
const tripNames = ['date', 'lastDate', 'pickupPlace', 'pickupTime', 'passengers', 'extras']
const filterNames = ['seats', 'bags', 'gearbox', 'road']

/**
 * Every address once (SPEC section 2, spelled exactly so; rights of CONTRACT section 5). Middleware, guards, menus
 * and the sitemap read this table; a test compares it with the folders below `app`.
 */
const routes = {
  '/': { ...publicPage, showsVehicles: true },
  '/Home': { ...publicPage, showsVehicles: true },
  '/AboutUS': publicPage,
  '/Services': publicPage,
  '/Vehicles': { ...publicPage, showsVehicles: true },
  '/VehiclesTypes': {
    ...publicPage,
    query: [...tripNames, 'q', 'type', ...filterNames, 'min', 'max', 'sort', 'page', 'after', 'gone'],
    showsVehicles: true,
  },
  '/OneDayVehicles': {
    ...publicPage,
    query: [...tripNames, 'q', 'class', ...filterNames, 'min', 'max', 'sort', 'page', 'after', 'gone'],
    showsVehicles: true,
  },
  '/Pricing': {
    ...publicPage,
    query: ['price', ...tripNames, 'q', 'class', ...filterNames, 'sort', 'page', 'after'],
    showsVehicles: true,
  },
  '/OneDayVehiclesBook': {
    ...publicPage,
    isOfRecord: true,
    query: ['id', ...tripNames],
    showsVehicles: true,
  },
  '/Car': { ...publicPage, isOfRecord: true, query: ['id', ...tripNames], showsVehicles: true },
  '/Booking': { ...publicPage, query: ['type', 'id', ...tripNames], showsVehicles: true },
  '/Newsletter': { ...publicPage, takesSecret: true },
  '/Contact': publicPage,
  '/Help': publicPage,
  '/OneDayBook': { permission: 'booking:create', frame: 'site' },
  '/Tutorial': publicPage,
  '/EasyBookingSteps': publicPage,
  '/Demo': publicPage,
  '/Terms': publicPage,
  '/Privacy': publicPage,
  '/Offline': { ...publicPage, isUnlisted: true },
  // For people who write programs; robots are kept out of `/api`.
  '/api/docs': { ...publicPage, isUnlisted: true },
  '/register': { ...publicPage, query: ['callbackUrl'], isForVisitors: true },
  '/SignUp': { ...publicPage, query: ['callbackUrl'], isForVisitors: true, isUnlisted: true },
  '/Login': { ...publicPage, query: ['callbackUrl', 'google'], isForVisitors: true },
  '/ForgotPassword': { ...publicPage, isUnlisted: true },
  '/ResetPassword': { ...publicPage, takesSecret: true },
  '/ConfirmEmail': { ...publicPage, takesSecret: true },
  '/Dashboard': { permission: 'account:open', frame: 'bare' },
  '/UserDashboard': { permission: 'account:open', frame: 'account' },
  '/UserBookStatus': { permission: 'account:open', frame: 'account' },
  '/UserProfile': { permission: 'account:open', frame: 'account' },
  '/Confirmation': { permission: 'account:open', frame: 'account' },
  '/YourBooking': { permission: 'account:open', frame: 'account', takesKey: true, isKeptByHolder: true },
  '/Security': { permission: 'factor:manage-own', frame: 'account' },
  '/Admin': { permission: 'office:admin', frame: 'office' },
  '/Audit': { permission: 'audit:list', frame: 'office' },
  '/Outbox': { permission: 'outbox:read', frame: 'office' },
  '/LandingBookStatus': { permission: 'office:admin', frame: 'office' },
  '/AllBookStatus': { permission: 'office:admin', frame: 'office' },
  '/StatusOfBook': { permission: 'office:admin', frame: 'office' },
  '/EditBookStatus': { permission: 'office:admin', frame: 'office' },
  '/Profile': { permission: 'office:admin', frame: 'office' },
  '/ContactDb': { permission: 'contact:list', frame: 'office' },
  '/EditContactDb': { permission: 'contact:list', frame: 'office' },
  '/BookingDb': { permission: 'travel-booking:list', frame: 'office' },
  '/EditBookingDb': { permission: 'travel-booking:list', frame: 'office' },
  '/LandingDemoDb': { permission: 'office:admin', frame: 'office' },
  '/SubDemoDb': { permission: 'travel-booking:list', frame: 'office' },
  '/UserDb': { permission: 'user:list', frame: 'office' },
  '/UsersData': { permission: 'user:list', frame: 'office' },
  '/View': { permission: 'user:list', frame: 'office' },
  '/Edit': { permission: 'user:update', frame: 'office' },
  '/Delete': { permission: 'user:remove', frame: 'office' },
  '/SubAdmin': { permission: 'office:sub-admin', frame: 'office' },
  '/SubProfile': { permission: 'office:sub-admin', frame: 'office' },
  '/SubBookStatus': { permission: 'office:sub-admin', frame: 'office' },
  '/LandingVehicle': { permission: 'vehicle:manage', frame: 'office' },
  '/SubLandingVehicle': { permission: 'office:sub-admin', frame: 'office' },
  '/GetAdmin': { permission: 'office:admin', frame: 'office' },
  '/Get': { permission: 'vehicle:manage', frame: 'office' },
  '/Post': { permission: 'vehicle:manage', frame: 'office' },
  '/Views': { permission: 'vehicle:manage', frame: 'office' },
  '/Edits': { permission: 'vehicle:manage', frame: 'office' },
  '/Deletes': { permission: 'vehicle:manage', frame: 'office' },
  '/Schedule': { permission: 'schedule:read', frame: 'office' },
  '/Payments': { permission: 'payment:decide', frame: 'office' },
  '/Reports': { permission: 'report:read', frame: 'office' },
  '/Statement': { permission: 'statement:manage', frame: 'office' },
  '/NewBooking': { permission: 'booking:create-any', frame: 'office' },
  '/Customers': { permission: 'customer:find', frame: 'office' },
  '/Customer': { permission: 'customer:find', frame: 'office' },
  '/Search': { permission: 'customer:find', frame: 'office' },
  '/Settings': { permission: 'settings:manage', frame: 'office' },
  '/Prices': { permission: 'price:manage', frame: 'office' },
  '/Dispatch': { permission: 'dispatch:read', frame: 'office' },
  '/Drivers': { permission: 'dispatch:read', frame: 'office' },
  '/Driver': { permission: 'dispatch:read', frame: 'office' },
  '/Units': { permission: 'dispatch:read', frame: 'office' },
  '/Duty': { permission: 'duty:own', frame: 'bare', takesKey: true, isKeptByHolder: true },
  '/AdminOneLandingVehicle': { permission: 'office:admin', frame: 'office' },
  '/OneLandingVehicle': { permission: 'vehicle:manage', frame: 'office' },
  '/AdminOneDayVehicleGet': { permission: 'office:admin', frame: 'office' },
  '/OneGet': { permission: 'vehicle:manage', frame: 'office' },
  '/OnePost': { permission: 'vehicle:manage', frame: 'office' },
  '/OneViews': { permission: 'vehicle:manage', frame: 'office' },
  '/OneEdits': { permission: 'vehicle:manage', frame: 'office' },
  '/AdminOneDayVehicleEdits': { permission: 'office:admin', frame: 'office' },
  '/OneDeletes': { permission: 'vehicle:manage', frame: 'office' },
  '/AdminOneDayVehicleDeletes': { permission: 'office:admin', frame: 'office' },
} as const satisfies Record<string, Route>

export type RoutePath = keyof typeof routes
export const routePaths = Object.keys(routes).filter(isRoutePath)

const table: Record<string, Route | undefined> = routes

/** Whether a path without its language prefix is a page of this site. */
export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routes, path)
}

/** The row of a page. */
export function routeOf(path: RoutePath): Route {
  const route = table[path]
  if (!route) throw new RangeError(`no route ${path}`)
  return route
}

/** Where `/Dashboard` leads each role (SPEC section 2, Authentication). */
export const homeOfRole = {
  visitor: '/Login',
  user: '/UserDashboard',
  subadmin: '/SubAdmin',
  admin: '/Admin',
} as const satisfies Record<Role, RoutePath>

/** Where each role finds the own profile (SPEC section 2, Profile screens). */
export const profileOfRole = {
  visitor: '/Login',
  user: '/UserProfile',
  subadmin: '/SubProfile',
  admin: '/Profile',
} as const satisfies Record<Role, RoutePath>

/** Where each role finds its bookings, staff everybody's. */
export const bookingsOfRole = {
  user: '/UserBookStatus',
  subadmin: '/SubBookStatus',
  admin: '/AllBookStatus',
} as const satisfies Record<SignedInRole, RoutePath>

/** The bar of the public pages, in the order of SPEC section 2. */
export const publicNavigation = [
  { href: '/Home', labelKey: 'home' },
  { href: '/AboutUS', labelKey: 'aboutUs' },
  { href: '/Services', labelKey: 'services' },
  { href: '/Vehicles', labelKey: 'vehicles' },
  { href: '/Contact', labelKey: 'contact' },
  { href: '/SignUp', labelKey: 'signUp' },
  { href: '/Login', labelKey: 'login' },
  { href: '/Tutorial', labelKey: 'tutorial' },
  { href: '/Demo', labelKey: 'lang' },
] as const satisfies readonly { href: RoutePath; labelKey: string }[]

/** An address with its query, for links and redirects in the current language. */
export function hrefOf(path: RoutePath, query: Record<string, string | number | undefined> = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  }
  const search = parameters.toString()
  return search ? `${path}?${search}` : path
}

/** The name, in the address of a record, of the list that it was opened from: its address with filter, page and row. */
const listName = 'list'

/** What marks a row of a list in its address. */
export const rowId = (id: string) => `row-${id}`

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? ''

/** The list that an address names; null for what is no list of the desk. */
export function listIn(query: URLSearchParams): string | null {
  return deskAddress(query.get(listName) ?? '')
}

/** An address that is a page of the desk, with its query; null for any other. */
export function deskAddress(address: string): string | null {
  const path = pathOf(address)
  return isRoutePath(path) && routeOf(path).frame === 'office' ? address : null
}

/** An address with the list that it was opened from. */
export function withList(href: string, list: string): string {
  const [address = '', hash] = href.split('#')
  const sign = address.includes('?') ? '&' : '?'
  return `${address}${sign}${new URLSearchParams({ [listName]: list })}${hash ? `#${hash}` : ''}`
}

/** A step of a record that was opened from a list, or that list as it was. */
export const stepHref = (href: string, list: string) => (href === pathOf(list) ? list : withList(href, list))

/**
 * Where a form of a record leads on to: to the record again, with the list that it was opened from; to that list, as it was.
 * Anywhere else is as the form says.
 */
export function carryList(next: string, from: { path: string; query: URLSearchParams }): string {
  const list = listIn(from.query)
  if (!list) return next
  return next === pathOf(list) || pathOf(next) === from.path ? stepHref(next, list) : next
}
