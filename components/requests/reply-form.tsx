'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'
import type { FormAction } from '@/lib/server/form-state'

interface ReplyFormProps {
  action: FormAction
  id: string
  /** Where the mail goes, and the language the person reads; null where the request was deleted. */
  to: { email: string; language: string } | null
}

/** Answers a message or a request by mail. Of one that was deleted it is there for who had it open, with what they typed. */
export function ReplyForm({ action, id, to }: ReplyFormProps) {
  const t = useTranslations('RequestForms')
  const reply = useActionForm({
    action,
    schema: async () => (await import('@/lib/requests/schema')).replyInput,
    defaults: { id, text: '' },
  })
  const [wasOpen] = useState(to !== null)
  if (!wasOpen && !reply.failure) return null
  return (
    <FormFrame {...reply}>
      <input type="hidden" name="id" value={id} />
      <Field id="text" label={t('reply')} hint={to && t('replyHint', to)} error={reply.fieldError('text')}>
        {(control) => (
          <Textarea {...reply.control('text')} {...control} maxLength={4000} required className="min-h-32" />
        )}
      </Field>
      <SubmitButton className="sm:justify-self-start">{t('sendReply')}</SubmitButton>
    </FormFrame>
  )
}
