'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import type { FormAction } from '@/lib/server/form-state'

interface SpanListProps {
  /** Of whom they are. */
  id: string
  /** What takes one back. */
  action: FormAction
  /** Each with its words, and the field that names it. */
  spans: readonly { text: string; name: string; value: string }[]
}

/** Days off, or days out of service, each to be taken back. */
export function SpanList({ id, action, spans }: SpanListProps) {
  const t = useTranslations('DispatchForms')
  if (spans.length === 0) return null
  return (
    <ul className="grid divide-y divide-line">
      {spans.map(({ text, name, value }) => (
        <li key={value} className="flex flex-wrap items-center justify-between gap-3 py-2">
          <span className="figures">{text}</span>
          <ActionForm action={action}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name={name} value={value} />
            <SubmitButton variant="quiet" size="small" aria-label={t('takeBackOf', { days: text })}>
              {t('takeBack')}
            </SubmitButton>
          </ActionForm>
        </li>
      ))}
    </ul>
  )
}
