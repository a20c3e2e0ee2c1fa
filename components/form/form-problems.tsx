'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary, type FieldProblem } from '@/components/ui/error-summary'

interface FormProblemsProps {
  formError: string | undefined
  problems: readonly FieldProblem[]
}

/** What went wrong with the last sending, above the fields: takes the focus, and leads to the fields it names. */
export function FormProblems({ formError, problems }: FormProblemsProps) {
  const t = useTranslations('Form')
  const box = useRef<HTMLDivElement>(null)
  const standsAlone = formError !== undefined && problems.length === 0

  // `problems` is a new array with each answer, so the same text twice is announced twice.
  useEffect(() => {
    if (standsAlone) box.current?.focus()
  }, [standsAlone, problems])

  if (!standsAlone) return <ErrorSummary title={t('problems')} problems={problems} />
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="danger">{formError}</Alert>
    </div>
  )
}
