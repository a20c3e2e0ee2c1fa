'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { idleForm } from '@/lib/server/form-state'
import { cancelOneDayBookingAction } from '@/lib/bookings/actions'

interface CancelBookingFormProps {
  bookingId: string
  vehicleName: string
  /** The booked day as people read it. */
  day: string
}

/** Cancels an own pending booking after asking; the row is locked and judged again on the server. */
export function CancelBookingForm({ bookingId, vehicleName, day }: CancelBookingFormProps) {
  const t = useTranslations('Bookings')
  const [state, submit, isPending] = useActionState(cancelOneDayBookingAction, idleForm)
  const error = useFormTexts().ofState(state)
  const formId = `cancel-${bookingId}`
  return (
    <div className="grid gap-3">
      {error && <Alert tone="danger">{error}</Alert>}
      <form id={formId} action={submit}>
        <input type="hidden" name="id" value={bookingId} />
      </form>
      <ConfirmDialog
        formId={formId}
        trigger={{
          variant: 'secondary',
          icon: 'close',
          label: t('cancel'),
          'aria-label': t('cancelOf', { name: vehicleName, day }),
          disabled: isPending,
        }}
        title={t('cancelTitle')}
        description={t('cancelText', { name: vehicleName, day })}
        confirmLabel={t('cancelConfirm')}
        cancelLabel={t('cancelKeep')}
      />
    </div>
  )
}
