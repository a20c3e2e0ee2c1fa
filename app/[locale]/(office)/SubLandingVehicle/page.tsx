import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { FleetLanding } from '../_fleet/fleet-landing'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('carsTitle'))
}

/** The sub-admin’s way to the cars. */
export default async function SubLandingVehicle() {
  await guard('/SubLandingVehicle')
  return <FleetLanding kind="cars" list="/Get" post="/Post" />
}
