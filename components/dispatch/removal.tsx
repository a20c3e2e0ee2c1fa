'use client'

import { useTranslations } from 'next-intl'
import { AskedForm } from '@/components/form/asked-form'
import type { FormAction } from '@/lib/server/form-state'

interface RemovalProps {
  id: string
  /** The name of the driver, or the plate. */
  name: string
  action: FormAction
  /** True on the page that asks without a script. */
  isAsking: boolean
}

/** Removes a driver or a unit that never had a trip, after asking. */
export function Removal({ id, name, action, isAsking }: RemovalProps) {
  const t = useTranslations('DispatchForms')
  return (
    <AskedForm
      formId={`remove-${id}`}
      action={action}
      id={id}
      button={{ label: t('remove'), icon: 'trash', variant: 'quiet', size: 'small' }}
      title={t('removeTitle', { name })}
      description={t('removeText')}
      confirmLabel={t('remove')}
      cancelLabel={t('keep')}
      isAsking={isAsking}
    />
  )
}
