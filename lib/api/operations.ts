import * as cars from '@/lib/cars/operations'
import * as contacts from '@/lib/contacts/operations'
import * as identities from '@/lib/identities/operations'
import * as oneDayBookings from '@/lib/one-day-bookings/operations'
import * as oneDayVehicles from '@/lib/one-day-vehicles/operations'
import * as ownAccount from '@/lib/own-account/operations'
import * as travelBookings from '@/lib/travel-bookings/operations'
import * as userManagement from '@/lib/user-management/operations'
import * as users from '@/lib/users/operations'
import { methods, type Operation } from './operation'
import * as service from './service-operations'

/** Every operation of the API, by path and method. A test compares it with the folders below `app/api`. */
export const operations: readonly Operation[] = [
  cars,
  oneDayVehicles,
  oneDayBookings,
  travelBookings,
  contacts,
  users,
  ownAccount,
  identities,
  userManagement,
  service,
]
  .flatMap((noun): Operation[] => Object.values(noun))
  // The order of a module's exports is not the same everywhere.
  .sort(
    (one, other) =>
      one.path.localeCompare(other.path, 'en') || methods.indexOf(one.method) - methods.indexOf(other.method),
  )
