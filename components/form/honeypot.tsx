'use client'

import { useTranslations } from 'next-intl'
import { honeypotField } from '@/lib/server/form-state'

/** A field that no person sees or reaches and that robots fill in (docs/decisions/public-forms.md). */
export function Honeypot() {
  const t = useTranslations('Form')
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={honeypotField}>{t('leaveEmpty')}</label>
      <input type="text" id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
