'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { cancelByStaffAction } from '@/lib/bookings/status-actions'

interface StaffCancelFormProps {
  /** Of the booking. */
  id: string
  /** The reasons, each with what comes back. */
  causes: readonly { cause: string; label: string }[]
}

/** Why staff cancel a booking. */
export function StaffCancelForm({ id, causes }: StaffCancelFormProps) {
  const t = useTranslations('CancelForms')
  const shared = useTranslations('Form')
  const form = useActionForm({
    action: cancelByStaffAction,
    schema: async () => (await import('@/lib/bookings/change-schema')).cancelForm,
  })
  return (
    <FormFrame {...form}>
      <input type="hidden" name="id" value={id} />
      <FormSelect
        form={form}
        name="cause"
        label={t('cause')}
        hint={t('causeHint')}
        choices={[
          { value: '', label: t('choose') },
          ...causes.map(({ cause, label }) => ({ value: cause, label })),
        ]}
      />
      <FormField
        form={form}
        name="words"
        label={t('words')}
        hint={t('wordsHint')}
        optionalLabel={shared('optional')}
        maxLength={500}
        autoComplete="off"
      />
      <SubmitButton variant="danger" className="sm:w-fit">
        {t('submit')}
      </SubmitButton>
    </FormFrame>
  )
}
