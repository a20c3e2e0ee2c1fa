import { guard } from '@/lib/auth/guard'
import { fleetMetadata } from '../_fleet/fleet-page'
import { VehicleList } from '../_fleet/vehicle-list'

export const generateMetadata = fleetMetadata('one_day.list')

/** The one-day vehicles that are posted. */
export default async function OneGet({ searchParams }: PageProps<'/[locale]/OneGet'>) {
  const actor = await guard('/OneGet')
  return <VehicleList actor={actor} kind="one_day" area="staff" searchParams={searchParams} />
}
