'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import type { FormAction } from '@/lib/server/form-state'

interface DoneFormProps {
  action: FormAction
  id: string
  isDone: boolean
}

/** Marks a message or a request as done, or as open again. */
export function DoneForm({ action, id, isDone }: DoneFormProps) {
  const t = useTranslations('RequestForms')
  return (
    <ActionForm action={action}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="done" value={isDone ? 'no' : 'yes'} />
      <SubmitButton
        variant={isDone ? 'secondary' : 'brand'}
        icon={isDone ? 'clock' : 'check'}
        pendingLabel={t('saving')}
      >
        {isDone ? t('markOpen') : t('markDone')}
      </SubmitButton>
    </ActionForm>
  )
}
