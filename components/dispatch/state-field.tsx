'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import type { FormField } from '@/components/form/form-field'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'

interface StateFieldProps {
  form: ComponentProps<typeof FormField<'isActive'>>['form']
}

/** Whether a driver or a unit is at work. Needs the namespace `DispatchForms`. */
export function StateField({ form }: StateFieldProps) {
  const t = useTranslations('DispatchForms')
  return (
    <Field id="isActive" label={t('state')} error={form.fieldError('isActive')}>
      {(control) => (
        <Select {...form.control('isActive')} {...control}>
          <option value="yes">{t('active')}</option>
          <option value="no">{t('inactive')}</option>
        </Select>
      )}
    </Field>
  )
}
