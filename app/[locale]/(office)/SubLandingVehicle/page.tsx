import { guard } from '@/lib/auth/guard'
import { FleetLanding } from '../_fleet/fleet-landing'
import { fleetMetadata } from '../_fleet/fleet-page'

export const generateMetadata = fleetMetadata('car.title')

/** The sub-admin’s way to the cars. */
export default async function SubLandingVehicle() {
  await guard('/SubLandingVehicle')
  return <FleetLanding kind="car" area="staff" />
}
