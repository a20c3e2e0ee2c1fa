import { guard } from '@/lib/auth/guard'
import { fleetMetadata } from '../_fleet/fleet-page'
import { VehicleList } from '../_fleet/vehicle-list'

export const generateMetadata = fleetMetadata('car.list')

/** The cars that are posted. */
export default async function Get({ searchParams }: PageProps<'/[locale]/Get'>) {
  const actor = await guard('/Get')
  return <VehicleList actor={actor} kind="car" area="staff" searchParams={searchParams} />
}
