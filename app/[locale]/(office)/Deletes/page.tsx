import { guard } from '@/lib/auth/guard'
import { fleetMetadata, recordQuery } from '../_fleet/fleet-page'
import { VehicleRemoval } from '../_fleet/vehicle-removal'

export const generateMetadata = fleetMetadata('deleteTitle')

/** Asks whether a car shall go; No leads to `/Get` (SPEC section 2). */
export default async function Deletes({ searchParams }: PageProps<'/[locale]/Deletes'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/Deletes')
  return <VehicleRemoval actor={actor} kind="car" area="staff" id={id} />
}
