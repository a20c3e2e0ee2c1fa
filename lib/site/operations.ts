import * as bookings from '@/lib/bookings/endpoints'
import * as payments from '@/lib/payments/endpoints'
import * as drivers from '@/lib/dispatch/drivers/endpoints'
import * as duty from '@/lib/dispatch/duty/endpoints'
import * as dispatch from '@/lib/dispatch/endpoints'
import * as units from '@/lib/dispatch/units/endpoints'
import * as requests from '@/lib/requests/endpoints'
import * as customers from '@/lib/customers/endpoints'
import * as users from '@/lib/users/endpoints'
import { methods, type Operation } from '@/lib/server/endpoint-declaration'
import * as availability from '@/lib/vehicles/availability/endpoints'
import * as vehicles from '@/lib/vehicles/endpoints'
import * as prices from '@/lib/vehicles/prices/endpoints'
import * as settings from '@/lib/settings/endpoints'
import * as live from '@/lib/live/endpoints'
import * as search from '@/lib/search/endpoints'
import * as service from '@/lib/site/endpoints'

/** Every operation of the API, by path and method. A test compares it with those that `app/api` serves. */
export const operations: readonly Operation[] = [
  vehicles,
  availability,
  prices,
  bookings,
  payments,
  dispatch,
  drivers,
  units,
  duty,
  requests,
  users,
  customers,
  search,
  live,
  settings,
  service,
]
  .flatMap((noun): Operation[] => Object.values(noun))
  // The order of a module's exports is not the same everywhere.
  .sort(
    (one, other) =>
      one.path.localeCompare(other.path, 'en') || methods.indexOf(one.method) - methods.indexOf(other.method),
  )
