'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'
import type { FormAction } from '@/lib/server/form-state'

interface ReplyFormProps {
  action: FormAction
  id: string
  /** Where the mail goes, and the language the person reads. */
  email: string
  language: string
}

/** Answers a message or a request by mail. */
export function ReplyForm({ action, id, email, language }: ReplyFormProps) {
  const t = useTranslations('RequestForms')
  const reply = useActionForm({
    action,
    schema: async () => (await import('@/lib/requests/schema')).replyInput,
    defaults: { id, text: '' },
  })
  return (
    <FormFrame {...reply}>
      <input type="hidden" name="id" value={id} />
      <Field
        id="text"
        label={t('reply')}
        hint={t('replyHint', { email, language })}
        error={reply.fieldError('text')}
      >
        {(control) => (
          <Textarea {...reply.control('text')} {...control} maxLength={4000} required className="min-h-32" />
        )}
      </Field>
      <SubmitButton className="sm:justify-self-start">{t('sendReply')}</SubmitButton>
    </FormFrame>
  )
}
