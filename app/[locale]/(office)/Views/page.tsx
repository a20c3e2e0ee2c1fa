import { guard } from '@/lib/auth/guard'
import { getStaffVehicle } from '@/lib/vehicles/queries'
import { fleetMetadata, recordQuery } from '../_fleet/fleet-page'
import { VehicleDetail } from '../_fleet/vehicle-detail'

export const generateMetadata = fleetMetadata('views')

/** One car with Update and Delete (SPEC section 2). */
export default async function Views({ searchParams }: PageProps<'/[locale]/Views'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/Views')
  const car = id ? await getStaffVehicle(actor, { kind: 'car', id }) : null
  return <VehicleDetail kind="car" area="staff" vehicle={car} />
}
