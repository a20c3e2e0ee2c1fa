import { redirect } from 'next/navigation'
import { guard } from '@/lib/auth/guard'
import { getStaffVehicle } from '@/lib/vehicles/queries'
import { fleetMetadata, localHref, recordQuery } from '../_fleet/fleet-page'
import { FormScreen } from '../_fleet/form-screen'

export const generateMetadata = fleetMetadata('car.edit')

/** Changes a car; without one it leads to `/Get` (SPEC section 2). */
export default async function Edits({ searchParams }: PageProps<'/[locale]/Edits'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/Edits')
  const vehicle = id ? await getStaffVehicle(actor, { kind: 'car', id }) : null
  if (!vehicle) redirect(await localHref('/Get'))
  return <FormScreen kind="car" area="staff" vehicle={vehicle} />
}
