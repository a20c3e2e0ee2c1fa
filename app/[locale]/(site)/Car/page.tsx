import type { SearchParams } from '@/components/vehicles/query-values'
import { vehicleHead, VehiclePage } from '../_vehicle/vehicle-page'

export const generateMetadata = vehicleHead('car')

/** A car with a price for a day, with a driver or without. */
export default function Car({ searchParams }: { searchParams: SearchParams }) {
  return <VehiclePage searchParams={searchParams} kind="car" />
}
