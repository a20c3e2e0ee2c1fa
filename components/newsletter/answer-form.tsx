'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { answerNewsletterAction } from '@/lib/newsletter/actions'

/** One click confirms the subscription of a link, one click ends it. */
export function AnswerForm({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useTranslations('NewsletterForm')
  return (
    <ActionForm action={answerNewsletterAction}>
      {!isConfirmed && (
        <SubmitButton size="large" name="answer" value="confirm">
          {t('confirm')}
        </SubmitButton>
      )}
      <SubmitButton variant="secondary" name="answer" value="leave">
        {isConfirmed ? t('leave') : t('refuse')}
      </SubmitButton>
    </ActionForm>
  )
}
