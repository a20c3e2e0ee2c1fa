'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { TransferFields } from '@/components/bookings/transfer-fields'
import { RequestKeyField } from '@/components/form/request-key-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { claimPaymentAction } from '@/lib/payments/actions'

interface ClaimFormProps {
  /** Of the booking. */
  id: string
  /** The key by which the booking was opened, without an account. */
  linkKey?: string | undefined
  /** What neither was paid nor waits to be checked, in Br; 0 leaves the amount to be filled in. */
  due: number
  /** A transfer is told once for it, however often the form is sent. */
  requestKey: string
  /** What its button says where it is not the customer who presses it. */
  text?: string
}

/** Tells about a transfer that was sent for a booking. */
export function ClaimForm({ id, linkKey, due, text, requestKey }: ClaimFormProps) {
  const t = useTranslations('YourBooking')
  const fields = useTranslations('OneDayBook')
  const form = useActionForm({
    action: claimPaymentAction,
    schema: async () => (await import('@/lib/payments/schema')).claimFormInput,
    defaults: { amount: due > 0 ? String(due) : '' },
  })
  return (
    <FormFrame {...form} keeps={{ name: `claim ${id}`, ofAddress: [] }}>
      <input type="hidden" name="id" value={id} />
      {linkKey && <input type="hidden" name="key" value={linkKey} />}
      <RequestKeyField value={requestKey} />
      <TransferFields form={form} owed={due} />
      <SubmitButton pendingLabel={fields('sending')} size="large">
        {text ?? t('claim')}
      </SubmitButton>
    </FormFrame>
  )
}
