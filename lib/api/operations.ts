import * as cars from '@/lib/cars/operations'
import * as contacts from '@/lib/contacts/operations'
import * as identities from '@/lib/identities/operations'
import * as oneDayBookings from '@/lib/one-day-bookings/operations'
import * as oneDayVehicles from '@/lib/one-day-vehicles/operations'
import * as ownAccount from '@/lib/own-account/operations'
import * as travelBookings from '@/lib/travel-bookings/operations'
import * as userManagement from '@/lib/user-management/operations'
import * as users from '@/lib/users/operations'
import type { Operation } from './operation'
import * as service from './service-operations'

/** Every operation of the API, in the order of its description. A test compares it with the folders below `app/api`. */
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
].flatMap((noun): Operation[] => Object.values(noun))
