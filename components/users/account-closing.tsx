import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { AskedForm } from '@/components/form/asked-form'
import { FormMessages } from '@/components/form/form-messages'
import { SubmitButton } from '@/components/form/submit-button'
import { Alert } from '@/components/ui/alert'
import { closeAccountAction, reopenAccountAction } from '@/lib/customers/actions'

interface AccountClosingProps {
  id: string
  name: string
  closing: { isClosed: boolean; pending: number }
  /** Whether the question is asked without a script. */
  isAsking: boolean
}

/** Closes a customer's account with all that it holds, or opens it again. */
export function AccountClosing({ id, name, closing: { isClosed, pending }, isAsking }: AccountClosingProps) {
  const t = useTranslations('Users')
  if (isClosed) {
    return (
      <FormMessages>
        <Alert tone="warning">{t('closed')}</Alert>
        <ActionForm action={reopenAccountAction}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton variant="secondary">{t('reopen')}</SubmitButton>
        </ActionForm>
      </FormMessages>
    )
  }
  return (
    <FormMessages>
      <AskedForm
        formId="close-account"
        action={closeAccountAction}
        id={id}
        button={{ label: t('close', { count: pending }), icon: 'close', variant: 'danger' }}
        title={t('closeAsk', { name })}
        description={t('closeText', { count: pending })}
        confirmLabel={t('close', { count: pending })}
        cancelLabel={t('cancel')}
        isAsking={isAsking}
      />
    </FormMessages>
  )
}
