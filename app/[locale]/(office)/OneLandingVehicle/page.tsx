import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { FleetLanding } from '../_fleet/fleet-landing'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('oneDayTitle'))
}

/** The staff’s way to the one-day vehicles. */
export default async function OneLandingVehicle() {
  await guard('/OneLandingVehicle')
  return <FleetLanding kind="oneDay" list="/OneGet" post="/OnePost" />
}
