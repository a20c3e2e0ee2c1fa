import { guard } from '@/lib/auth/guard'
import { fleetMetadata, recordQuery } from '../_fleet/fleet-page'
import { VehicleRemoval } from '../_fleet/vehicle-removal'

export const generateMetadata = fleetMetadata('deleteTitle')

/** Removes a one-day vehicle. */
export default async function OneDeletes({ searchParams }: PageProps<'/[locale]/OneDeletes'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/OneDeletes')
  return <VehicleRemoval actor={actor} kind="one_day" area="staff" id={id} />
}
