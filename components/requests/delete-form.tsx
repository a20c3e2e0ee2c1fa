'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { idleForm, type FormAction } from '@/lib/http/form-state'

interface DeleteFormProps {
  action: FormAction
  id: string
  title: string
  description: string
  /** True on the page that asks without a script: a plain question with a plain answer. */
  isAsking: boolean
}

/** Deletes a message or a request, after asking (SPEC section 8: Not Deleted Try Again!). */
export function DeleteForm({ action, id, title, description, isAsking }: DeleteFormProps) {
  const t = useTranslations('RequestForms')
  const [state, submit] = useActionState(action, idleForm)
  const error = useFormTexts().ofState(state)
  return (
    <form id="delete-request" action={submit} className="grid gap-4 border-t border-line pt-6">
      {error && (
        <Alert tone="danger" title={t('notDeleted')}>
          {error}
        </Alert>
      )}
      <input type="hidden" name="id" value={id} />
      {isAsking ? (
        <Alert tone="warning" title={title}>
          <p className="mb-4">{description}</p>
          <Button type="submit" variant="danger" icon="trash" name="confirmed" value="yes">
            {t('delete')}
          </Button>
        </Alert>
      ) : (
        <ConfirmDialog
          formId="delete-request"
          trigger={{ label: t('delete'), icon: 'trash', variant: 'danger' }}
          title={title}
          description={description}
          confirmLabel={t('delete')}
          cancelLabel={t('cancel')}
        />
      )}
    </form>
  )
}
