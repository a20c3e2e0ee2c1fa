'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import {
  confirmPaymentAction,
  refundPaymentAction,
  refusePaymentAction,
  takeCashAction,
} from '@/lib/payments/actions'

interface ConfirmPaymentFormProps {
  id: string
  /** Names the payment where there are several on the screen. */
  label?: string
  /** The query of the list of waiting payments, which is shown again; else the booking is. */
  list?: string
}

/** Confirms a claimed payment. */
export function ConfirmPaymentForm({ id, label, list }: ConfirmPaymentFormProps) {
  const t = useTranslations('PaymentForms')
  return (
    <ActionForm action={confirmPaymentAction}>
      <input type="hidden" name="id" value={id} />
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      <SubmitButton size="small" className="w-fit" aria-label={label}>
        {t('confirm')}
      </SubmitButton>
    </ActionForm>
  )
}

interface PaymentFormProps {
  /** Of the payment; of the booking where cash is taken. */
  id: string
  title: string
  /** What the amount is at first, in Br. */
  amount: number
}

/** Refuses a claimed payment, with the reason that the customer reads. */
export function RefusePaymentForm({
  id,
  title,
  list,
}: Omit<PaymentFormProps, 'amount'> & Pick<ConfirmPaymentFormProps, 'list'>) {
  const t = useTranslations('PaymentForms')
  const form = useActionForm({
    action: refusePaymentAction,
    schema: async () => (await import('@/lib/payments/schema')).refusalForm,
  })
  return (
    <FormFrame {...form} legend={title}>
      <input type="hidden" name="id" value={id} />
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      <FormField form={form} name="reason" label={t('reason')} hint={t('reasonHint')} maxLength={500} />
      <SubmitButton variant="danger" className="sm:w-fit">
        {t('refuse')}
      </SubmitButton>
    </FormFrame>
  )
}

/** Writes down what is returned of a confirmed payment, with the reason that the customer reads. */
export function RefundForm({ id, title, amount }: PaymentFormProps) {
  const t = useTranslations('PaymentForms')
  const shared = useTranslations('Form')
  const form = useActionForm({
    action: refundPaymentAction,
    schema: async () => (await import('@/lib/payments/schema')).refundForm,
    defaults: { amount: String(amount) },
  })
  return (
    <FormFrame {...form} legend={title}>
      <input type="hidden" name="id" value={id} />
      <FormField form={form} name="amount" label={t('amount')} inputMode="decimal" autoComplete="off" />
      <FormField form={form} name="reason" label={t('reason')} hint={t('reasonHint')} maxLength={500} />
      <FormField
        form={form}
        name="reference"
        label={t('reference')}
        optionalLabel={shared('optional')}
        autoComplete="off"
      />
      <SubmitButton variant="danger" className="sm:w-fit">
        {t('refund')}
      </SubmitButton>
    </FormFrame>
  )
}

/** Notes cash that was taken for a booking. */
export function CashForm({ id, title, amount }: PaymentFormProps) {
  const t = useTranslations('PaymentForms')
  const form = useActionForm({
    action: takeCashAction,
    schema: async () => (await import('@/lib/payments/schema')).cashForm,
    defaults: amount > 0 ? { amount: String(amount) } : {},
  })
  return (
    <FormFrame {...form} legend={title}>
      <input type="hidden" name="id" value={id} />
      <FormField form={form} name="amount" label={t('amount')} inputMode="decimal" autoComplete="off" />
      <SubmitButton variant="secondary" className="sm:w-fit">
        {t('takeCash')}
      </SubmitButton>
    </FormFrame>
  )
}
