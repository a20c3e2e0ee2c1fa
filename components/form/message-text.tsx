'use client'

import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'
import type { Locale } from '@/lib/core/i18n/routing'

interface MessageTextProps {
  form: {
    control: (name: `texts.${Locale}`) => UseFormRegisterReturn & { defaultValue: string | undefined }
    fieldError: (name: `texts.${Locale}`) => string | undefined
  }
  /** The language of what is written here. */
  locale: Locale
  label: ReactNode
  hint?: ReactNode
  maxLength: number
  className: string
}

/** What people who read one language are written. */
export function MessageText({ form, locale, label, hint, ...area }: MessageTextProps) {
  const name = `texts.${locale}` as const
  return (
    <Field id={name} label={label} hint={hint} error={form.fieldError(name)}>
      {(control) => <Textarea {...form.control(name)} {...control} lang={locale} {...area} />}
    </Field>
  )
}
