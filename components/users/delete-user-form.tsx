'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { idleForm } from '@/lib/http/form-state'
import { removeUserAction } from '@/lib/user-management/actions'

interface DeleteUserFormProps {
  id: string
  name: string
  /** True on the page that asks without a script: a plain question with a plain answer. */
  isAsking: boolean
}

/** Deletes a user, after asking. */
export function DeleteUserForm({ id, name, isAsking }: DeleteUserFormProps) {
  const t = useTranslations('Users')
  const [state, submit, isPending] = useActionState(removeUserAction, idleForm)
  const error = useFormTexts().ofState(state)
  const [title, description] = [t('deleteAsk', { name }), t('deleteText')]
  return (
    <form id="delete-user" action={submit} className="grid justify-items-start gap-4">
      {error && <Alert tone="danger">{error}</Alert>}
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
          formId="delete-user"
          trigger={{ label: t('delete'), icon: 'trash', variant: 'danger', disabled: isPending }}
          title={title}
          description={description}
          confirmLabel={t('delete')}
          cancelLabel={t('cancel')}
        />
      )}
    </form>
  )
}
