'use client'

import { useMessages, useTranslations } from 'next-intl'
import { formatDay, formatTime } from '@/lib/core/i18n/format'
import type { FormState } from '@/lib/server/form-state'

function isKeyOf<Table extends object>(table: Table, key: unknown): key is keyof Table & string {
  return typeof key === 'string' && Object.hasOwn(table, key)
}

/** Puts the keys and codes that a form's state carries into words. */
export function useFormTexts() {
  const { Validation } = useMessages()
  const validation = useTranslations('Validation')
  const errors = useTranslations('Errors')
  const form = useTranslations('Form')

  return {
    /** The text of a key of `Validation`; a general one for a problem that no schema has named. */
    ofField: (key: unknown) => (isKeyOf(Validation, key) ? validation(key) : form('fieldInvalid')),
    /** The text of a failed sending; unexpected failures add the id under which the log tells more. */
    ofState: (state: FormState): string | undefined => {
      if (state.status !== 'error') return undefined
      if (state.code === 'CONNECTION_LOST') return form('connectionLost')
      if (state.inWords) return state.inWords
      const text = errors(state.code)
      if (state.retryAt) return `${text} ${form('retryAt', { time: formatTime(state.retryAt) })}`
      if (state.days) return `${text} ${state.days.map(formatDay).join(', ')}`
      return state.requestId ? `${text} ${form('reference', { id: state.requestId })}` : text
    },
  }
}
