'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { PictureField } from '@/components/form/picture-field'
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
  title: string
}

/** Tells about a transfer that was sent for a booking. */
export function ClaimForm({ id, linkKey, due, title }: ClaimFormProps) {
  const t = useTranslations('YourBooking')
  const fields = useTranslations('OneDayBook')
  const shared = useTranslations('Form')
  const form = useActionForm({
    action: claimPaymentAction,
    schema: async () => (await import('@/lib/payments/schema')).claimFormInput,
    defaults: { amount: due > 0 ? String(due) : '' },
  })
  return (
    <FormFrame {...form} legend={title}>
      <input type="hidden" name="id" value={id} />
      {linkKey && <input type="hidden" name="key" value={linkKey} />}
      <FormField
        form={form}
        name="transactionId"
        label={fields('transactionId')}
        hint={t('transactionHint')}
        autoComplete="off"
      />
      <FormField form={form} name="amount" label={fields('amount')} inputMode="decimal" autoComplete="off" />
      <PictureField
        name="image"
        label={fields('photo')}
        optionalLabel={shared('optional')}
        error={form.fieldError('image')}
      />
      <SubmitButton pendingLabel={fields('sending')} className="sm:w-fit">
        {t('claim')}
      </SubmitButton>
    </FormFrame>
  )
}
