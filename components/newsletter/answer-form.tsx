'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { idleForm } from '@/lib/server/form-state'
import { answerNewsletterAction } from '@/lib/newsletter/actions'

/** One click confirms the subscription of a link, one click ends it. */
export function AnswerForm({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useTranslations('NewsletterForm')
  const [state, submit, isPending] = useActionState(answerNewsletterAction, idleForm)
  const error = useFormTexts().ofState(state)
  return (
    <form action={submit} className="grid gap-4">
      {error && <Alert tone="danger">{error}</Alert>}
      {!isConfirmed && (
        <Button type="submit" size="large" name="answer" value="confirm" disabled={isPending}>
          {t('confirm')}
        </Button>
      )}
      <Button type="submit" variant="secondary" name="answer" value="leave" disabled={isPending}>
        {isConfirmed ? t('leave') : t('refuse')}
      </Button>
    </form>
  )
}
