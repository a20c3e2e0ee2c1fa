import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OneDayVehicleForm } from '@/components/vehicles/one-day-vehicle-form'
import { guard } from '@/lib/auth/guard'
import { can } from '@/lib/auth/permissions'
import { fleetScreens } from '@/lib/vehicles/one-day/rules'
import { privateMetadata } from '@/lib/site/metadata'
import { FormScreen } from '../_fleet/form-screen'
import { localHref } from '../_fleet/local-href'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('postOneDay'))
}

/** Posts a one-day vehicle. */
export default async function OnePost() {
  const actor = await guard('/OnePost')
  const t = await getTranslations('Fleet')
  const area = can(actor.role, 'office:admin') ? 'admin' : 'staff'
  const { landing, list } = fleetScreens[area]
  return (
    <FormScreen title={t('postOneDay')} backHref={landing}>
      <OneDayVehicleForm area={area} nextHref={await localHref(list)} />
    </FormScreen>
  )
}
