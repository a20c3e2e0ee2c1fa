'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { unblockPlacesAction } from '@/lib/vehicles/availability/actions'

interface UnblockFormProps {
  blockId: string
  vehicleId: string
  /** The days in words, so that the button says whose it is. */
  range: string
}

/** Gives the places of a block back; whoever did so by mistake blocks them again above. */
export function UnblockForm({ blockId, vehicleId, range }: UnblockFormProps) {
  const t = useTranslations('ScheduleForms')
  return (
    <ActionForm action={unblockPlacesAction}>
      <input type="hidden" name="blockId" value={blockId} />
      <input type="hidden" name="vehicleId" value={vehicleId} />
      <SubmitButton variant="secondary" size="small" aria-label={t('unblockOf', { range })} className="w-fit">
        {t('unblock')}
      </SubmitButton>
    </ActionForm>
  )
}
