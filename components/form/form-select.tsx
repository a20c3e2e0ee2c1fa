'use client'

import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import { useFollowingChoice } from './following-select'
import type { FormField } from './form-field'

interface FormSelectProps<Name extends string> extends Pick<
  ComponentProps<typeof FormField<Name>>,
  'form' | 'name' | 'label' | 'hint' | 'className' | 'required'
> {
  /** In their order; one with an empty value stands for none. `lang` where its label is in another language than the page. */
  choices: readonly { value: string; label: string; lang?: string }[]
}

/** A labelled choice of an action form. Its id is its name. */
export function FormSelect<Name extends string>(props: FormSelectProps<Name>) {
  const { form, name, label, hint, className, required, choices } = props
  const { ref, defaultValue = '', ...registered } = form.control(name)
  const select = useFollowingChoice(defaultValue)
  return (
    <Field id={name} label={label} hint={hint} error={form.fieldError(name)} className={className}>
      {(control) => (
        <Select
          {...registered}
          {...control}
          ref={(element) => {
            select.current = element
            return ref(element)
          }}
          defaultValue={defaultValue}
          required={required}
        >
          {choices.map(({ value, label: text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
