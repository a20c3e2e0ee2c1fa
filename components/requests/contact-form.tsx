'use client'

import { useTranslations } from 'next-intl'
import { FormField, Honeypot } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'
import { createContactAction } from '@/lib/requests/actions'

/** The contact form (SPEC section 2). */
export function ContactForm() {
  const t = useTranslations('ContactForm')
  const contact = useActionForm({
    action: createContactAction,
    schema: async () => (await import('@/lib/requests/schema')).createContactInput,
  })
  return (
    <FormFrame {...contact}>
      <FormField form={contact} name="firstName" label={t('firstName')} autoComplete="given-name" required />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField form={contact} name="email" label={t('email')} autoComplete="email" required />
        <FormField form={contact} name="phone" label={t('phone')} autoComplete="tel" required />
      </div>
      <Field id="message" label={t('message')} error={contact.fieldError('message')}>
        {(control) => (
          <Textarea
            {...contact.control('message')}
            {...control}
            maxLength={4000}
            required
            className="min-h-40"
          />
        )}
      </Field>
      <Honeypot />
      <SubmitButton pendingLabel={t('sending')} size="large" className="sm:justify-self-start">
        {t('submit')}
      </SubmitButton>
    </FormFrame>
  )
}
