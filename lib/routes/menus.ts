import { can, type SignedInRole } from '@/lib/auth/permissions'
import { routeOf, type RoutePath } from './routes'

type MenuKey =
  | 'vehicles'
  | 'postOneDay'
  | 'audit'
  | 'outbox'
  | 'prices'
  | 'payments'
  | 'statement'
  | 'newBooking'
  | 'dashboard'
  | 'profile'
  | 'bookStatus'
  | 'allBookings'
  | 'oneBooking'
  | 'schedule'
  | 'dispatch'
  | 'drivers'
  | 'units'
  | 'settings'
  | 'subBookings'
  | 'contacts'
  | 'travelBookings'
  | 'users'
type MenuItem = { href: RoutePath; labelKey: MenuKey; roles: readonly SignedInRole[] }

// Which area shows an entry; whether the role may enter it is asked of the matrix.
const items: readonly MenuItem[] = [
  { href: '/Admin', labelKey: 'dashboard', roles: ['admin'] },
  { href: '/NewBooking', labelKey: 'newBooking', roles: ['admin'] },
  { href: '/LandingBookStatus', labelKey: 'bookStatus', roles: ['admin'] },
  { href: '/AllBookStatus', labelKey: 'allBookings', roles: ['admin'] },
  { href: '/Schedule', labelKey: 'schedule', roles: ['admin'] },
  { href: '/Dispatch', labelKey: 'dispatch', roles: ['admin'] },
  { href: '/Drivers', labelKey: 'drivers', roles: ['admin'] },
  { href: '/Units', labelKey: 'units', roles: ['admin'] },
  { href: '/Payments', labelKey: 'payments', roles: ['admin'] },
  { href: '/Statement', labelKey: 'statement', roles: ['admin'] },
  { href: '/ContactDb', labelKey: 'contacts', roles: ['admin'] },
  { href: '/BookingDb', labelKey: 'travelBookings', roles: ['admin'] },
  { href: '/UserDb', labelKey: 'users', roles: ['admin'] },
  { href: '/LandingVehicle', labelKey: 'vehicles', roles: ['admin'] },
  { href: '/AdminOneLandingVehicle', labelKey: 'postOneDay', roles: ['admin'] },
  { href: '/Prices', labelKey: 'prices', roles: ['admin'] },
  { href: '/Settings', labelKey: 'settings', roles: ['admin'] },
  { href: '/Audit', labelKey: 'audit', roles: ['admin'] },
  { href: '/Outbox', labelKey: 'outbox', roles: ['admin'] },
  { href: '/SubAdmin', labelKey: 'dashboard', roles: ['subadmin'] },
  { href: '/NewBooking', labelKey: 'newBooking', roles: ['subadmin'] },
  { href: '/SubBookStatus', labelKey: 'subBookings', roles: ['subadmin'] },
  { href: '/Schedule', labelKey: 'schedule', roles: ['subadmin'] },
  { href: '/Dispatch', labelKey: 'dispatch', roles: ['subadmin'] },
  { href: '/Drivers', labelKey: 'drivers', roles: ['subadmin'] },
  { href: '/Units', labelKey: 'units', roles: ['subadmin'] },
  { href: '/SubDemoDb', labelKey: 'travelBookings', roles: ['subadmin'] },
  { href: '/SubLandingVehicle', labelKey: 'vehicles', roles: ['subadmin'] },
  { href: '/OneLandingVehicle', labelKey: 'postOneDay', roles: ['subadmin'] },
  { href: '/UserDashboard', labelKey: 'dashboard', roles: ['user'] },
  { href: '/UserBookStatus', labelKey: 'oneBooking', roles: ['user'] },
  { href: '/Profile', labelKey: 'profile', roles: ['admin'] },
  { href: '/SubProfile', labelKey: 'profile', roles: ['subadmin'] },
  { href: '/UserProfile', labelKey: 'profile', roles: ['user'] },
]

/** The side menu of a role's area: rows of the route table that the role may enter. */
export function menuOf(role: SignedInRole): { href: RoutePath; labelKey: MenuKey }[] {
  return items.filter((item) => item.roles.includes(role) && openTo(role, [item.href]).length > 0)
}

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

/** Of some pages those that the role may enter, by the route table. */
export function openTo<Path extends RoutePath>(role: SignedInRole, paths: readonly Path[]): Path[] {
  return paths.filter((path) => can(role, routeOf(path).permission))
}
