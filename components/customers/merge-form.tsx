'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { mergeCustomersAction } from '@/lib/customers/actions'

/** Merges one record into another, once the facts of both were shown. */
export function MergeForm({ fromId, intoId }: { fromId: string; intoId: string }) {
  const t = useTranslations('Customers')
  return (
    <ActionForm action={mergeCustomersAction}>
      <input type="hidden" name="fromId" value={fromId} />
      <input type="hidden" name="intoId" value={intoId} />
      <SubmitButton>{t('merge')}</SubmitButton>
    </ActionForm>
  )
}
