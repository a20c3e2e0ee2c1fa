import { hrefOf } from '@/lib/routes/routes'
import type { ResultVehicle } from '@/lib/vehicles/result-vehicle'
import type { tripInAddress } from '@/lib/vehicles/trip-rules'

/** The page of a vehicle with its driver, and of a car (SPEC section 2). */
export const vehiclePaths = { one_day: '/OneDayVehiclesBook', car: '/Booking' } as const

/** The list of all vehicles of a kind. */
export const listPaths = { one_day: '/OneDayVehicles', car: '/VehiclesTypes' } as const

/** The page of a vehicle for a trip; of a car with its class, which a request can be about when the car is gone. */
export function vehicleHref(
  { id, kind, category }: Pick<ResultVehicle, 'id' | 'kind' | 'category'>,
  trip: Partial<ReturnType<typeof tripInAddress>>,
): string {
  const type = kind === 'car' ? (category ?? undefined) : undefined
  return hrefOf(vehiclePaths[kind], { type, id, ...trip })
}
