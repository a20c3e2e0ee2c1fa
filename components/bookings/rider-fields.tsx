'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { FormField } from '@/components/form/form-field'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'

type FormWith<Name extends string> = { form: ComponentProps<typeof FormField<Name>>['form'] }

/** Who rides, where that is not who books. Needs the namespaces `OneDayBook` and `Form`. */
export function RiderFields({
  form,
  isOptional = false,
}: FormWith<'rider.name' | 'rider.phone'> & {
  /** Whether it is said of the name as well that it may be left out. */
  isOptional?: boolean
}) {
  const t = useTranslations('OneDayBook')
  const optionalLabel = useTranslations('Form')('optional')
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <FormField
        form={form}
        name="rider.name"
        label={t('riderName')}
        {...(isOptional && { optionalLabel })}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="rider.phone"
        label={t('riderPhone')}
        optionalLabel={optionalLabel}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
    </div>
  )
}

/** The flight that a pick-up waits for. Needs the namespaces `OneDayBook` and `Form`. */
export function FlightField({ form }: FormWith<'flight'>) {
  const t = useTranslations('OneDayBook')
  const optionalLabel = useTranslations('Form')('optional')
  return (
    <FormField
      form={form}
      name="flight"
      label={t('flight')}
      optionalLabel={optionalLabel}
      autoComplete="off"
    />
  )
}

/** What else somebody wishes for. */
export function MessageField({ form }: FormWith<'message'>) {
  const t = useTranslations('OneDayBook')
  const optionalLabel = useTranslations('Form')('optional')
  return (
    <Field id="message" label={t('message')} optionalLabel={optionalLabel} error={form.fieldError('message')}>
      {(control) => <Textarea {...form.control('message')} {...control} />}
    </Field>
  )
}
