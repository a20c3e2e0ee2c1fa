import { hrefOf } from '@/lib/routes/routes'
import type { ResultVehicle } from '@/lib/vehicles/result-vehicle'
import type { tripInAddress } from '@/lib/vehicles/trip-rules'

/** The page of a vehicle for a trip: of one with its driver, or of a car (SPEC section 2). */
export function vehicleHref(
  { id, kind, category }: Pick<ResultVehicle, 'id' | 'kind' | 'category'>,
  trip: Partial<ReturnType<typeof tripInAddress>>,
): string {
  return kind === 'one_day'
    ? hrefOf('/OneDayVehiclesBook', { id, ...trip })
    : hrefOf('/Booking', { type: category ?? undefined, id, ...trip })
}
