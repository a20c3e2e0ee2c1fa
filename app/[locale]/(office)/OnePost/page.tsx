import { guard } from '@/lib/auth/guard'
import { areaOf, fleetMetadata } from '../_fleet/fleet-page'
import { FormScreen } from '../_fleet/form-screen'

export const generateMetadata = fleetMetadata('one_day.post')

/** Posts a one-day vehicle. */
export default async function OnePost() {
  const { role } = await guard('/OnePost')
  return <FormScreen kind="one_day" area={areaOf(role)} />
}
