import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { can } from '@/lib/auth/permissions'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { FleetLanding } from '../_fleet/fleet-landing'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('carsTitle'))
}

/** The way to the cars; each role is led to the list that it may open. */
export default async function LandingVehicle() {
  const actor = await guard('/LandingVehicle')
  const list = can(actor.role, 'office:admin') ? '/GetAdmin' : '/Get'
  return <FleetLanding kind="cars" list={list} post="/Post" />
}
