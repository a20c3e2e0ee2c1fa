import { DeskMissingRecord } from '@/components/site/not-found-text'
import { guard } from '@/lib/auth/guard'
import { getStaffVehicle } from '@/lib/vehicles/queries'
import { fleetMetadata, recordQuery } from '../_fleet/fleet-page'
import { FormScreen } from '../_fleet/form-screen'

export const generateMetadata = fleetMetadata('one_day.edit')

/** Changes a one-day vehicle. */
export default async function OneEdits({ searchParams }: PageProps<'/[locale]/OneEdits'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/OneEdits')
  const vehicle = id ? await getStaffVehicle(actor, { kind: 'one_day', id }) : null
  if (!vehicle) return <DeskMissingRecord />
  return <FormScreen kind="one_day" area="staff" vehicle={vehicle} />
}
