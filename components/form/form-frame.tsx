'use client'

import { useTranslations } from 'next-intl'
import { ErrorSummary, type FieldProblem } from '@/components/ui/error-summary'
import { SentForm, type SentFormProps } from './action-form'

interface FormFrameProps extends Omit<SentFormProps, 'summary'> {
  problems: readonly FieldProblem[]
}

/** The `<form>` of `useActionForm`: what is wrong with its fields stands on top and leads to them. */
export function FormFrame({ problems, ...form }: FormFrameProps) {
  const t = useTranslations('Form')
  // A title is for what the site refused, not for what was not sent.
  const title = (form.failure && form.errorTitle) ?? t('problems')
  return <SentForm {...form} summary={problems[0] && <ErrorSummary title={title} problems={problems} />} />
}
