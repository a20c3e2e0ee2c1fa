import { guard } from '@/lib/auth/guard'
import { fleetMetadata } from '../_fleet/fleet-page'
import { VehicleList } from '../_fleet/vehicle-list'

export const generateMetadata = fleetMetadata('one_day.list')

/** The one-day vehicles that are posted. */
export default async function AdminOneDayVehicleGet({
  searchParams,
}: PageProps<'/[locale]/AdminOneDayVehicleGet'>) {
  const actor = await guard('/AdminOneDayVehicleGet')
  return <VehicleList actor={actor} kind="one_day" area="admin" searchParams={searchParams} />
}
