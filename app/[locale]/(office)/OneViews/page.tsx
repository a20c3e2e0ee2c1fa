import { guard } from '@/lib/auth/guard'
import { getStaffVehicle } from '@/lib/vehicles/queries'
import { areaOf, fleetMetadata, recordQuery } from '../_fleet/fleet-page'
import { VehicleDetail } from '../_fleet/vehicle-detail'

export const generateMetadata = fleetMetadata('views')

/** One one-day vehicle with Update and Delete. */
export default async function OneViews({ searchParams }: PageProps<'/[locale]/OneViews'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/OneViews')
  const vehicle = id ? await getStaffVehicle(actor, { kind: 'one_day', id }) : null
  return <VehicleDetail kind="one_day" area={areaOf(actor.role)} vehicle={vehicle} />
}
