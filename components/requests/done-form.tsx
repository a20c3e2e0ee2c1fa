'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { idleForm, type FormAction } from '@/lib/server/form-state'

interface DoneFormProps {
  action: FormAction
  id: string
  isDone: boolean
}

/** Marks a message or a request as done, or as open again. */
export function DoneForm({ action, id, isDone }: DoneFormProps) {
  const t = useTranslations('RequestForms')
  const [state, submit, isPending] = useActionState(action, idleForm)
  const error = useFormTexts().ofState(state)
  return (
    <form action={submit} className="grid gap-4">
      {error && <Alert tone="danger">{error}</Alert>}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="done" value={isDone ? 'no' : 'yes'} />
      <Button
        type="submit"
        variant={isDone ? 'secondary' : 'brand'}
        icon={isDone ? 'clock' : 'check'}
        isBusy={isPending}
        busyLabel={t('saving')}
      >
        {isDone ? t('markOpen') : t('markDone')}
      </Button>
    </form>
  )
}
