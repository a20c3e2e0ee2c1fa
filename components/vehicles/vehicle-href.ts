import { hrefOf } from '@/lib/routes/routes'
import type { ResultVehicle } from '@/lib/vehicles/result-vehicle'
import type { tripInAddress } from '@/lib/vehicles/trip-rules'

/** The page of a vehicle with its driver, and of a car with a price for a day. */
export const vehiclePaths = { one_day: '/OneDayVehiclesBook', car: '/Car' } as const

/** The list of all vehicles of a kind. */
export const listPaths = { one_day: '/OneDayVehicles', car: '/VehiclesTypes' } as const

type Led = Pick<ResultVehicle, 'id' | 'kind' | 'category'> & { total?: number | null }

/** The page of a vehicle for a trip. A car that is known to have no price for a day is asked for (SPEC section 2). */
export function vehicleHref(
  { id, kind, category, total }: Led,
  trip: Partial<ReturnType<typeof tripInAddress>>,
): string {
  return kind === 'car' && total === null
    ? requestHref({ id, category }, trip)
    : hrefOf(vehiclePaths[kind], { id, ...trip })
}

/** Where a car is asked for, with its class, which the request can be about when the car is gone. */
export const requestHref = (
  { id, category }: Pick<ResultVehicle, 'id' | 'category'>,
  trip: Partial<ReturnType<typeof tripInAddress>>,
): string => hrefOf('/Booking', { type: category ?? undefined, id, ...trip })
