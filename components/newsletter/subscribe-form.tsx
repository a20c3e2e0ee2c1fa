'use client'

import { useTranslations } from 'next-intl'
import { FormField, Honeypot } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { subscribeAction } from '@/lib/newsletter/actions'

/** Asks for the newsletter, on its own page. */
export function SubscribeForm() {
  const t = useTranslations('NewsletterForm')
  const subscription = useActionForm({
    action: subscribeAction,
    schema: async () => (await import('@/lib/newsletter/schema')).subscribeInput,
  })
  return (
    <FormFrame {...subscription}>
      <FormField form={subscription} name="email" label={t('email')} autoComplete="email" required />
      <Honeypot />
      <SubmitButton size="large">{t('subscribe')}</SubmitButton>
    </FormFrame>
  )
}
