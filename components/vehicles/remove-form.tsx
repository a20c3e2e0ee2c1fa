'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { buttonClassName } from '@/components/ui/button'
import { RecordLink } from '@/components/office/record-links'
import { removeVehicleAction } from '@/lib/vehicles/actions'
import type { FleetArea, VehicleKind } from '@/lib/vehicles/rules'

interface RemoveFormProps {
  kind: VehicleKind
  area: FleetArea
  id: string
  /** Where No leads. */
  noHref: string
}

/** The question of the delete screens, answered by Yes or No (SPEC section 2, Vehicle management). */
export function RemoveForm({ kind, area, id, noHref }: RemoveFormProps) {
  const t = useTranslations('Fleet')
  return (
    <ActionForm action={removeVehicleAction}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="area" value={area} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="danger" icon="trash" pendingLabel={t('yes')}>
          {t('yes')}
        </SubmitButton>
        <RecordLink href={noHref} className={buttonClassName({ variant: 'secondary' })}>
          {t('no')}
        </RecordLink>
      </div>
    </ActionForm>
  )
}
