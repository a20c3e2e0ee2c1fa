'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { idleForm } from '@/lib/http/form-state'
import { removeOneDayBookingAction } from '@/lib/one-day-bookings/actions'

interface DeleteBookingFormProps {
  id: string
  title: string
  description: string
  /** True on the page that asks without a script: a plain question with a plain answer. */
  isAsking: boolean
}

/** Deletes a booking, after asking. */
export function DeleteBookingForm({ id, title, description, isAsking }: DeleteBookingFormProps) {
  const t = useTranslations('Office')
  const [state, submit] = useActionState(removeOneDayBookingAction, idleForm)
  const error = useFormTexts().ofState(state)
  return (
    <form id="delete-booking" action={submit} className="grid gap-4 border-t border-line pt-6">
      {error && <Alert tone="danger">{error}</Alert>}
      <input type="hidden" name="id" value={id} />
      {isAsking ? (
        <Alert tone="warning" title={title}>
          <p className="mb-4">{description}</p>
          <Button type="submit" variant="danger" icon="trash" name="confirmed" value="yes">
            {t('delete')}
          </Button>
        </Alert>
      ) : (
        <ConfirmDialog
          formId="delete-booking"
          trigger={{ label: t('delete'), icon: 'trash', variant: 'danger' }}
          title={title}
          description={description}
          confirmLabel={t('delete')}
          cancelLabel={t('cancel')}
        />
      )}
    </form>
  )
}
