'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { FormField } from '@/components/form/form-field'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { ethiopianHour } from '@/lib/core/day'

type TripForm = ComponentProps<typeof FormField<'pickupPlace' | 'pickupTime' | 'returnTime'>>['form']

/** Where and when somebody is picked up. */
export function PickupFields({ form }: { form: TripForm }) {
  const t = useTranslations('OneDayBook')
  const shared = useTranslations('Form')
  return (
    <>
      <FormField
        form={form}
        name="pickupPlace"
        label={t('pickupPlace')}
        optionalLabel={shared('optional')}
        autoComplete="off"
      />
      <TimeField form={form} name="pickupTime" label={t('pickupTime')} />
    </>
  )
}

interface TimeFieldProps {
  form: TripForm
  name: 'pickupTime' | 'returnTime'
  label: string
}

/** A time of day; in Amharic and Oromo it is told by the Ethiopian clock as well. */
export function TimeField({ form, name, label }: TimeFieldProps) {
  const shared = useTranslations('Form')
  const locale = useLocale()
  const { defaultValue = '', onChange, ...control } = form.control(name)
  const [time, setTime] = useState(defaultValue)
  const [known, setKnown] = useState(defaultValue)
  // A field that nobody touched follows the page.
  if (known !== defaultValue) {
    setKnown(defaultValue)
    if (time === known) setTime(defaultValue)
  }
  return (
    <Field id={name} label={label} optionalLabel={shared('optional')} error={form.fieldError(name)}>
      {(field) => (
        <>
          <Input
            {...control}
            {...field}
            type="time"
            defaultValue={defaultValue}
            onChange={(event) => {
              setTime(event.target.value)
              return onChange(event)
            }}
          />
          {locale !== 'en' && (
            <output htmlFor={name} className="text-sm text-ink-muted figures">
              {ethiopianHour(time, locale)}
            </output>
          )}
        </>
      )}
    </Field>
  )
}
