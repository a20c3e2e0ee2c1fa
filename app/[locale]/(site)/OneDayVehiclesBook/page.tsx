import type { SearchParams } from '@/components/vehicles/query-values'
import { vehicleHead, VehiclePage } from '../_vehicle/vehicle-page'

export const generateMetadata = vehicleHead('one_day')

/** A vehicle with its driver (SPEC section 2). */
export default function OneDayVehiclesBook({ searchParams }: { searchParams: SearchParams }) {
  return <VehiclePage searchParams={searchParams} kind="one_day" />
}
