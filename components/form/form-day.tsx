'use client'

import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { DayInput } from '@/components/vehicles/day-input'
import type { FormField } from './form-field'

type FormDayProps<Name extends string> = Pick<
  ComponentProps<typeof FormField<Name>>,
  'form' | 'name' | 'label' | 'optionalLabel' | 'className'
> &
  Pick<ComponentProps<typeof DayInput>, 'min' | 'max' | 'notBefore' | 'onDay' | 'required'>

/** A labelled day of an action form. Its id is its name. */
export function FormDay<Name extends string>(props: FormDayProps<Name>) {
  const { form, name, label, optionalLabel, className, ...input } = props
  return (
    <Field id={name} error={form.fieldError(name)} {...{ label, optionalLabel, className }}>
      {(control) => <DayInput {...form.control(name)} {...control} {...input} />}
    </Field>
  )
}
