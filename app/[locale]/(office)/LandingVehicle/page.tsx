import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { can } from '@/lib/auth/permissions'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { FleetLanding } from '../_fleet/fleet-landing'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('carsTitle'))
}

/** The way to the cars; each role is led to the list that it may open, and back here where that cannot be loaded. */
export default async function LandingVehicle({ searchParams }: PageProps<'/[locale]/LandingVehicle'>) {
  const actor = await guard('/LandingVehicle')
  const list = can(actor.role, 'office:admin') ? '/GetAdmin' : '/Get'
  const { failed } = await searchParams
  const t = await getTranslations('DataList')
  return (
    <>
      {failed === 'list' && (
        <Alert tone="danger" title={t('failed')}>
          {t('failedText')}
        </Alert>
      )}
      <FleetLanding kind="cars" list={list} post="/Post" />
    </>
  )
}
