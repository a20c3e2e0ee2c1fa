'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { FormField } from '@/components/form/form-field'

interface AgreedFieldsProps {
  form: ComponentProps<typeof FormField<'agreedTotal' | 'agreedReason'>>['form']
  /** What is said below the price, where it is not compared with one above. */
  totalHint?: string
}

/** Another price than that of the price list, and why (CONTRACT section 9). */
export function AgreedFields({ form, totalHint }: AgreedFieldsProps) {
  const t = useTranslations('Desk')
  const shared = useTranslations('Form')
  const optionalLabel = shared('optional')
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <FormField
        form={form}
        name="agreedTotal"
        label={t('agreedTotal')}
        hint={totalHint ?? t('agreedTotalHint')}
        optionalLabel={optionalLabel}
        inputMode="decimal"
        autoComplete="off"
      />
      <FormField
        form={form}
        name="agreedReason"
        label={t('agreedReason')}
        hint={t('agreedReasonHint')}
        optionalLabel={optionalLabel}
        autoComplete="off"
      />
    </div>
  )
}
