'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { buttonClassName } from '@/components/ui/button'
import type { FormAction } from '@/lib/server/form-state'
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
  return (
    <ActionForm action={action}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="area" value={area} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="danger" icon="trash" pendingLabel={t('yes')}>
          {t('yes')}
        </SubmitButton>
        <Link href={noHref} className={buttonClassName({ variant: 'secondary' })}>
          {t('no')}
        </Link>
      </div>
    </ActionForm>
  )
}
