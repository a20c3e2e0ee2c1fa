'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { idleForm } from '@/lib/http/form-state'
import { releaseTransactionAction } from '@/lib/one-day-bookings/actions'

interface ReleaseTransactionFormProps {
  id: string
  /** The word for "leave it as it is". */
  cancelLabel: string
  /** True on the page that asks without a script. */
  isAsking: boolean
}

/** Releases the transfer of a canceled booking, after asking. */
export function ReleaseTransactionForm({ id, cancelLabel, isAsking }: ReleaseTransactionFormProps) {
  const t = useTranslations('BookingOffice')
  const [state, submit] = useActionState(releaseTransactionAction, idleForm)
  const error = useFormTexts().ofState(state)
  return (
    <form id="release-transaction" action={submit} className="grid gap-4 border-t border-line pt-6">
      {error && <Alert tone="danger">{error}</Alert>}
      <input type="hidden" name="id" value={id} />
      {isAsking ? (
        <Alert tone="warning" title={t('releaseTitle')}>
          <p className="mb-4">{t('releaseText')}</p>
          <Button type="submit" variant="secondary" name="confirmed" value="yes">
            {t('releaseConfirm')}
          </Button>
        </Alert>
      ) : (
        <ConfirmDialog
          formId="release-transaction"
          tone="brand"
          trigger={{ label: t('release'), variant: 'secondary' }}
          title={t('releaseTitle')}
          description={t('releaseText')}
          confirmLabel={t('releaseConfirm')}
          cancelLabel={cancelLabel}
        />
      )}
    </form>
  )
}
