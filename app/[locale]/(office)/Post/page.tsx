import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CarForm } from '@/components/vehicles/car-form'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { FormScreen } from '../_fleet/form-screen'
import { localHref } from '../_fleet/local-href'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('postCar'))
}

/** Posts a car. */
export default async function Post() {
  await guard('/Post')
  const t = await getTranslations('Fleet')
  return (
    <FormScreen title={t('postCar')} backHref="/LandingVehicle">
      <CarForm nextHref={await localHref('/Get')} />
    </FormScreen>
  )
}
