'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { honeypotField } from '@/lib/server/form-state'

interface FormFieldProps<Name extends string> extends Omit<ComponentProps<'input'>, 'form' | 'name' | 'id'> {
  /** What `useActionForm` returned; the field takes its control and its error from it. */
  form: {
    control: (name: Name) => UseFormRegisterReturn & { defaultValue: string | undefined }
    fieldError: (name: Name) => string | undefined
  }
  name: Name
  label: ReactNode
  hint?: ReactNode
  optionalLabel?: string
  className?: string
}

/** What the browser fills in by itself it also lets type on a fitting keyboard. */
const typeOf: Partial<Record<string, 'email' | 'tel'>> = { email: 'email', username: 'email', tel: 'tel' }

/**
 * A labelled one-line input of an action form. Its id is its name; its type and keyboard follow from `autoComplete` where
 * nothing else is said.
 */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { form, name, label, hint, optionalLabel, className, ...input } = props
  const type = typeOf[input.autoComplete ?? '']
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={form.fieldError(name)}
      optionalLabel={optionalLabel}
      className={className}
    >
      {(control) => <Input type={type} inputMode={type} {...input} {...form.control(name)} {...control} />}
    </Field>
  )
}

/** A field that no person sees or reaches and that robots fill in (docs/decisions/public-forms.md). */
export function Honeypot() {
  const t = useTranslations('Form')
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={honeypotField}>{t('leaveEmpty')}</label>
      <input type="text" id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
