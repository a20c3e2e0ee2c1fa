import { guard } from '@/lib/auth/guard'
import { fleetMetadata } from '../_fleet/fleet-page'
import { FormScreen } from '../_fleet/form-screen'

export const generateMetadata = fleetMetadata('car.post')

/** Posts a car. */
export default async function Post() {
  await guard('/Post')
  return <FormScreen kind="car" area="staff" />
}
