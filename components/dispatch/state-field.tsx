'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { FormSelect } from '@/components/form/form-select'
import type { FormField } from '@/components/form/form-field'

interface StateFieldProps {
  form: ComponentProps<typeof FormField<'isActive'>>['form']
}

/** Whether a driver or a unit is at work. Needs the namespace `DispatchForms`. */
export function StateField({ form }: StateFieldProps) {
  const t = useTranslations('DispatchForms')
  return (
    <FormSelect
      form={form}
      name="isActive"
      label={t('state')}
      choices={[
        { value: 'yes', label: t('active') },
        { value: 'no', label: t('inactive') },
      ]}
    />
  )
}
