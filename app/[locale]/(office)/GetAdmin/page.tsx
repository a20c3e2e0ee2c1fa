import { guard } from '@/lib/auth/guard'
import { fleetMetadata } from '../_fleet/fleet-page'
import { VehicleList } from '../_fleet/vehicle-list'

export const generateMetadata = fleetMetadata('car.list')

/** The cars that are posted. */
export default async function GetAdmin({ searchParams }: PageProps<'/[locale]/GetAdmin'>) {
  const actor = await guard('/GetAdmin')
  return <VehicleList actor={actor} kind="car" area="admin" searchParams={searchParams} />
}
