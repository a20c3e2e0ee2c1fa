'use client'

import { useTranslations } from 'next-intl'
import { AskedForm } from '@/components/form/asked-form'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { FormAction } from '@/lib/server/form-state'

interface RowActionsProps {
  id: string
  /** Opens the form of the rule or extra. */
  query: Record<string, string>
  remove: FormAction
  /** Says what is changed, for who does not see the row. */
  change: string
  title: string
  description: string
  isAsking: boolean
}

/** Change or remove a rule or an extra. */
export function RowActions({ id, query, remove, change, title, description, isAsking }: RowActionsProps) {
  const t = useTranslations('PriceForms')
  return (
    <div className="flex flex-wrap items-center gap-2 md:justify-end xl:acts-in-line">
      {!isAsking && (
        <Link
          href={`${hrefOf('/Prices', query)}#form`}
          aria-label={change}
          className={buttonClassName({ variant: 'secondary', size: 'small' })}
        >
          <Icon name="edit" />
          {t('edit')}
        </Link>
      )}
      <AskedForm
        formId={`remove-${id}`}
        action={remove}
        id={id}
        button={{ label: t('remove'), icon: 'trash', variant: 'quiet', size: 'small', 'aria-label': title }}
        title={title}
        description={description}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        isAsking={isAsking}
      />
    </div>
  )
}
