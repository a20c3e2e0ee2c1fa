import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FormMessages } from '@/components/form/form-messages'
import { RemoveForm } from '@/components/vehicles/remove-form'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import type { FormAction } from '@/lib/server/form-state'

interface VehicleRemovalProps {
  vehicle: { id: string; name: string; url: string }
  action: FormAction
  area: 'admin' | 'staff'
  noHref: string
  /** What stands in the way; the question is then not asked. */
  obstacle?: ReactNode
}

/** Asks whether a vehicle shall go (SPEC section 2, Vehicle management). */
export async function VehicleRemoval({ vehicle, action, area, noHref, obstacle }: VehicleRemovalProps) {
  const t = await getTranslations('Fleet')
  return (
    <>
      <PageHeading title={t('deleteTitle')} lead={t('deleteText', { name: vehicle.name })} />
      <Card as="section" className="grid max-w-2xl gap-6">
        <VehiclePicture url={vehicle.url} name={vehicle.name} isFirst className="max-w-md rounded-md" />
        {obstacle || (
          <FormMessages namespaces={['Fleet']}>
            <RemoveForm action={action} id={vehicle.id} area={area} noHref={noHref} />
          </FormMessages>
        )}
      </Card>
    </>
  )
}
