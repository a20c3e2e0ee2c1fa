'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ActionForm } from '@/components/form/action-form'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { RequestKeyField } from '@/components/form/request-key-field'
import { SubmitButton } from '@/components/form/submit-button'
import { FieldError } from '@/components/ui/field'
import { refusalCauses } from '@/lib/core/money'
import type { PaymentWay } from '@/lib/db/generated/enums'
import { useActionForm } from '@/components/form/use-action-form'
import {
  confirmExactPaymentsAction,
  confirmPaymentAction,
  confirmReceivedAction,
  refundPaymentAction,
  refusePaymentAction,
  takeCashAction,
} from '@/lib/payments/actions'

interface ConfirmPaymentFormProps {
  id: string
  /** Names the payment where there are several on the screen. */
  label?: string
  /** What the button says where it says more than to confirm. */
  text?: string | undefined
  /** Confirms what the bank received, where that is not what was claimed. */
  isReceived?: boolean
  /** The query of the list of waiting payments, which is shown again; else the booking is. */
  list?: string
  /** The page that is shown again instead. */
  here?: string
  /** The key of the list that presses the button. */
  pressedBy?: string | undefined
}

/** Confirms a claimed payment. */
export function ConfirmPaymentForm(props: ConfirmPaymentFormProps) {
  const { id, label, text, isReceived, list, here, pressedBy } = props
  const t = useTranslations('PaymentForms')
  return (
    <ActionForm action={isReceived ? confirmReceivedAction : confirmPaymentAction}>
      <input type="hidden" name="id" value={id} />
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      {here && <input type="hidden" name="here" value={here} />}
      <SubmitButton
        size="small"
        variant={here ? 'secondary' : 'primary'}
        className="w-fit"
        aria-label={label}
        data-key={pressedBy}
      >
        {text ?? t('confirm')}
      </SubmitButton>
    </ActionForm>
  )
}

// Where Ctrl and Enter mean something else: a link opens in another tab, and a form that is filled in is sent.
const ownKeys = 'a, button, summary, input, select, textarea, dialog'

/** Confirms every transfer that the bank confirms; Ctrl and Enter press it while nothing else on the page has the focus. */
export function ConfirmExactForm({ text, list }: { text: string; list: string }) {
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      const at = event.target instanceof Element ? event.target.closest(ownKeys) : null
      if (at && !button.current?.contains(at)) return
      event.preventDefault()
      button.current?.querySelector('button')?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <div ref={button}>
      <ActionForm action={confirmExactPaymentsAction}>
        <input type="hidden" name="list" value={list} />
        <SubmitButton icon="check" size="large" aria-keyshortcuts="Control+Enter">
          {text}
        </SubmitButton>
      </ActionForm>
    </div>
  )
}

interface PaymentFormProps {
  /** Of the payment; of the booking where cash is taken. */
  id: string
  title: string
  /** What the amount is at first, in Br. */
  amount: number
  /** A request that is sent twice counts once. */
  requestKey: string
}

/** Refuses a claimed payment, with the reason that the customer reads. */
export function RefusePaymentForm({
  id,
  title,
  list,
}: Pick<PaymentFormProps, 'id' | 'title'> & Pick<ConfirmPaymentFormProps, 'list'>) {
  const t = useTranslations('PaymentForms')
  const causes = useTranslations('Mails.refusal')
  const shared = useTranslations('Form')
  const form = useActionForm({
    action: refusePaymentAction,
    schema: async () => (await import('@/lib/payments/schema')).refusalForm,
  })
  return (
    <FormFrame {...form} legend={title}>
      <input type="hidden" name="id" value={id} />
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      <fieldset className="grid gap-1">
        <legend className="font-semibold text-ink">{t('reason')}</legend>
        <p className="text-sm text-ink-muted">{t('causeHint')}</p>
        {refusalCauses.map((cause, index) => (
          <label key={cause} className="flex min-h-11 items-center gap-3 text-ink">
            <input
              id={index === 0 ? 'cause' : undefined}
              type="radio"
              name="cause"
              value={cause}
              defaultChecked={form.valueOf('cause') === cause}
              className="size-5 shrink-0"
            />
            {causes(cause)}
          </label>
        ))}
        {form.fieldError('cause') && <FieldError id="cause">{form.fieldError('cause')}</FieldError>}
      </fieldset>
      <FormField
        form={form}
        name="words"
        label={t('words')}
        hint={t('wordsHint')}
        optionalLabel={shared('optional')}
        maxLength={500}
        autoComplete="off"
      />
      <SubmitButton variant="danger" className="sm:w-fit">
        {t('refuse')}
      </SubmitButton>
    </FormFrame>
  )
}

interface RefundFormProps extends PaymentFormProps {
  /** How it was paid, and goes back unless staff say otherwise. */
  way: PaymentWay
}

/** Writes down what is returned of a confirmed payment, with the reason that the customer reads. */
export function RefundForm({ id, title, amount, way, requestKey }: RefundFormProps) {
  const t = useTranslations('PaymentForms')
  const ways = useTranslations('YourBooking.way')
  const shared = useTranslations('Form')
  const form = useActionForm({
    action: refundPaymentAction,
    schema: async () => (await import('@/lib/payments/schema')).refundForm,
    defaults: { way, ...(amount > 0 && { amount: String(amount) }) },
  })
  return (
    <FormFrame {...form} legend={title}>
      <input type="hidden" name="id" value={id} />
      <RequestKeyField value={requestKey} />
      <FormField form={form} name="amount" label={t('amount')} inputMode="decimal" autoComplete="off" />
      <FormSelect
        form={form}
        name="way"
        label={t('refundWay')}
        choices={(['transfer', 'cash'] as const).map((one) => ({ value: one, label: ways(one) }))}
      />
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

/** Notes cash that was taken for a booking; more than it still costs is asked about once. */
export function CashForm({ id, title, amount, requestKey }: PaymentFormProps) {
  const t = useTranslations('PaymentForms')
  const form = useActionForm({
    action: takeCashAction,
    schema: async () => (await import('@/lib/payments/schema')).cashForm,
    defaults: amount > 0 ? { amount: String(amount) } : {},
  })
  // Whoever sends the same amount again was asked about it.
  const asked = form.state.status === 'error' && form.state.fields.amount ? form.state.values.amount : ''
  return (
    <FormFrame {...form} legend={title}>
      <input type="hidden" name="id" value={id} />
      <RequestKeyField value={requestKey} />
      <input type="hidden" name="asked" value={asked} />
      <FormField form={form} name="amount" label={t('amount')} inputMode="decimal" autoComplete="off" />
      <SubmitButton variant="secondary" className="sm:w-fit">
        {t('takeCash')}
      </SubmitButton>
    </FormFrame>
  )
}
