import { getTranslations } from 'next-intl/server'
import { OneDayVehicleForm } from '@/components/vehicles/one-day-vehicle-form'
import { MissingRecord } from '@/components/site/not-found-text'
import type { Actor } from '@/lib/auth/actor'
import { getStaffOneDayVehicle } from '@/lib/vehicles/one-day/queries'
import { type FleetArea, fleetScreens } from '@/lib/vehicles/one-day/rules'
import { hrefOf } from '@/lib/routes/routes'
import { FormScreen } from './form-screen'
import { localHref } from './local-href'

interface OneDayEditProps {
  actor: Actor
  area: FleetArea
  id: string
}

/** Changes a one-day vehicle; both areas have the same form and lead to their own landing (SPEC section 2). */
export async function OneDayEdit({ actor, area, id }: OneDayEditProps) {
  const vehicle = id ? await getStaffOneDayVehicle(actor, id) : null
  if (!vehicle) return <MissingRecord />
  const t = await getTranslations('Fleet')
  return (
    <FormScreen title={t('editOneDay')} lead={vehicle.name} backHref={hrefOf('/OneViews', { id })}>
      <OneDayVehicleForm
        vehicle={vehicle}
        area={area}
        nextHref={await localHref(fleetScreens[area].landing)}
      />
    </FormScreen>
  )
}
