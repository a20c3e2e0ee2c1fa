import { guard } from '@/lib/auth/guard'
import { FleetLanding } from '../_fleet/fleet-landing'
import { fleetMetadata } from '../_fleet/fleet-page'

export const generateMetadata = fleetMetadata('one_day.title')

/** The admin’s way to the one-day vehicles. */
export default async function AdminOneLandingVehicle() {
  await guard('/AdminOneLandingVehicle')
  return <FleetLanding kind="one_day" area="admin" />
}
