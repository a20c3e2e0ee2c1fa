'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { unblockPlacesAction } from '@/lib/vehicles/availability/actions'
import { idleForm } from '@/lib/server/form-state'

interface UnblockFormProps {
  blockId: string
  vehicleId: string
  /** The days in words, so that the button says whose it is. */
  range: string
}

/** Gives the places of a block back; whoever did so by mistake blocks them again above. */
export function UnblockForm({ blockId, vehicleId, range }: UnblockFormProps) {
  const t = useTranslations('ScheduleForms')
  const [state, submit, isPending] = useActionState(unblockPlacesAction, idleForm)
  const error = useFormTexts().ofState(state)
  return (
    <form action={submit} className="grid gap-3">
      {error && <Alert tone="danger">{error}</Alert>}
      <input type="hidden" name="blockId" value={blockId} />
      <input type="hidden" name="vehicleId" value={vehicleId} />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        isBusy={isPending}
        aria-label={t('unblockOf', { range })}
        className="w-fit"
      >
        {t('unblock')}
      </Button>
    </form>
  )
}
