import { getTranslations } from 'next-intl/server'
import { FormMessages } from '@/components/form/form-messages'
import { BackToList } from '@/components/office/record-links'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { PictureGuide } from '@/components/vehicles/picture-guide'
import { VehicleForm } from '@/components/vehicles/vehicle-form'
import { versionOf } from '@/lib/audit/record-version'
import { hrefOf } from '@/lib/routes/routes'
import { type FleetArea, fleetScreens, type VehicleKind } from '@/lib/vehicles/rules'
import { staffTitle, type StaffVehicle } from '@/lib/vehicles/view'
import { localHref } from './fleet-page'

interface FormScreenProps {
  kind: VehicleKind
  area: FleetArea
  /** The vehicle to change; without one a new one is posted. */
  vehicle?: StaffVehicle
}

/** The page around the form that posts or changes a vehicle. */
export async function FormScreen({ kind, area, vehicle }: FormScreenProps) {
  const t = await getTranslations('Fleet')
  const { landing, view, posted, edited } = fleetScreens[kind][area]
  const back = vehicle ? hrefOf(view, { id: vehicle.id }) : landing
  return (
    <>
      <PageHeading
        title={t(`${kind}.${vehicle ? 'edit' : 'post'}`)}
        lead={vehicle && staffTitle(vehicle)}
        actions={<BackToList href={back} label={t('back')} />}
      />
      <div className="max-w-3xl">
        <PictureGuide />
      </div>
      <Card as="section" className="max-w-3xl">
        <FormMessages namespaces={['Fleet', 'Picture', 'VehicleClass', 'VehicleFacts']}>
          <VehicleForm
            kind={kind}
            area={area}
            vehicle={vehicle}
            version={vehicle && versionOf(vehicle)}
            nextHref={await localHref(vehicle ? edited : posted)}
          />
        </FormMessages>
      </Card>
    </>
  )
}
