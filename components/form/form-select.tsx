'use client'

import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import type { FormField } from './form-field'

interface FormSelectProps<Name extends string> extends Pick<
  ComponentProps<typeof FormField<Name>>,
  'form' | 'name' | 'label' | 'hint' | 'className' | 'required'
> {
  /** In their order; one with an empty value stands for none. `lang` where its label is in another language than the page. */
  choices: readonly { value: string; label: string; lang?: string }[]
}

/**
 * A labelled choice of an action form. Its id is its name. Where the page is read anew, a choice that nobody touched becomes what
 * is saved by then, as fields of text do by themselves: an old one would be saved over what somebody else chose.
 */
export function FormSelect<Name extends string>(props: FormSelectProps<Name>) {
  const { form, name, label, hint, className, required, choices } = props
  const { ref, defaultValue = '', ...registered } = form.control(name)
  const select = useRef<HTMLSelectElement>(null)
  const shown = useRef(defaultValue)
  useLayoutEffect(() => {
    if (select.current?.value === shown.current) select.current.value = defaultValue
    shown.current = defaultValue
  }, [defaultValue])
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
