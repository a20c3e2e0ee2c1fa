import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { FleetLanding } from '../_fleet/fleet-landing'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('oneDayTitle'))
}

/** The admin’s way to the one-day vehicles. */
export default async function AdminOneLandingVehicle() {
  await guard('/AdminOneLandingVehicle')
  return <FleetLanding kind="oneDay" list="/AdminOneDayVehicleGet" post="/OnePost" />
}
