import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { guard } from '@/lib/auth/guard'
import { FleetLanding } from '../_fleet/fleet-landing'
import { areaOf, fleetMetadata } from '../_fleet/fleet-page'

export const generateMetadata = fleetMetadata('car.title')

/** The way to the cars; each role is led to the list that it may open, and back here where that cannot be loaded. */
export default async function LandingVehicle({ searchParams }: PageProps<'/[locale]/LandingVehicle'>) {
  const { role } = await guard('/LandingVehicle')
  const { failed } = await searchParams
  const t = await getTranslations('DataList')
  return (
    <>
      {failed === 'list' && (
        <Alert tone="danger" title={t('failed')}>
          {t('failedText')}
        </Alert>
      )}
      <FleetLanding kind="car" area={areaOf(role)} />
    </>
  )
}
