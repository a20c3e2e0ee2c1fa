'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button, buttonClassName } from '@/components/ui/button'
import { idleForm, type FormAction } from '@/lib/server/form-state'
import { Link } from '@/lib/core/i18n/navigation'

interface RemoveFormProps {
  action: FormAction
  id: string
  area: 'admin' | 'staff'
  /** Where No leads. */
  noHref: string
}

/** The question of the delete screens, answered by Yes or No (SPEC section 2, Vehicle management). */
export function RemoveForm({ action, id, area, noHref }: RemoveFormProps) {
  const t = useTranslations('Fleet')
  const [state, submit, isPending] = useActionState(action, idleForm)
  const error = useFormTexts().ofState(state)
  return (
    <form action={submit} className="grid gap-5">
      {error && <Alert tone="danger">{error}</Alert>}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="area" value={area} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" icon="trash" isBusy={isPending} busyLabel={t('yes')}>
          {t('yes')}
        </Button>
        <Link href={noHref} className={buttonClassName({ variant: 'secondary' })}>
          {t('no')}
        </Link>
      </div>
    </form>
  )
}
