'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { FormField } from '@/components/form/form-field'
import { PictureField } from '@/components/form/picture-field'
import { setField } from '@/components/form/set-field'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Textarea } from '@/components/ui/inputs'
import { classNames } from '@/lib/core/class-names'
import { formatBirr, listText } from '@/lib/core/i18n/format'
import { compareAmount } from '@/lib/core/money'
import type { BankMessage } from '@/lib/transfers/bank-message'

interface TransferFieldsProps {
  form: ComponentProps<typeof FormField<'transactionId' | 'amount' | 'image'>>['form']
  /** What is owed, in Br; undefined where that is not known yet. */
  owed: number | undefined
}

/**
 * A transfer that was sent: its id, its receipt link or the whole SMS of the bank, which is read while it is pasted and
 * fills in the amount; what was understood is shown before anything is sent. Needs the message namespaces `OneDayBook`,
 * `Picture`, `Transfers` and `TransferFields`.
 */
export function TransferFields({ form, owed }: TransferFieldsProps) {
  const t = useTranslations('OneDayBook')
  const shared = useTranslations('Form')
  const [message, setMessage] = useState<BankMessage | null>(null)
  const [hasAmount, setHasAmount] = useState(false)

  async function read(typed: string) {
    // Where the line fails nothing is understood here, and the server reads it in any case.
    const reader = await import('@/lib/transfers/bank-message').catch(() => null)
    const said = reader?.readBankMessage(typed) ?? null
    setMessage(said)
    const amount = document.getElementById('amount')
    if (said?.amountSantim && amount instanceof HTMLInputElement) {
      setField(amount, String(said.amountSantim / 100))
    }
    setHasAmount(amount instanceof HTMLInputElement && amount.value !== '')
  }

  const { onChange, ...control } = form.control('transactionId')
  return (
    <>
      <Field
        id="transactionId"
        label={t('transactionId')}
        hint={t('transactionHint')}
        error={form.fieldError('transactionId')}
      >
        {(field) => (
          <Textarea
            {...control}
            {...field}
            rows={2}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              void read(event.target.value)
              return onChange(event)
            }}
          />
        )}
      </Field>
      <div role="status" className="empty:hidden">
        {message && <Understood message={message} owed={owed} hasAmount={hasAmount} />}
      </div>
      <FormField form={form} name="amount" label={t('amount')} inputMode="decimal" autoComplete="off" />
      <PictureField
        name="image"
        label={t('photo')}
        optionalLabel={shared('optional')}
        error={form.fieldError('image')}
        shape="whole"
      />
    </>
  )
}

interface UnderstoodProps {
  message: BankMessage
  owed: number | undefined
  /** Whether the field of the amount holds one already. */
  hasAmount: boolean
}

function Understood({ message, owed, hasAmount }: UnderstoodProps) {
  const locale = useLocale()
  const t = useTranslations('TransferFields')
  const transfers = useTranslations('Transfers')
  const { kind, reference, amountSantim } = message
  const isWhole = kind !== null && reference !== null
  const birr = amountSantim === null ? null : amountSantim / 100
  const compared = birr !== null && owed ? compareAmount(birr, owed) : null
  const relation =
    compared &&
    (compared.relation === 'equal'
      ? t('asOwed')
      : t(compared.relation, { by: formatBirr(compared.by, locale) }))
  const rows = [
    { label: t('bank'), value: kind ? transfers(`kind.${kind}`) : t('unknownBank'), isRead: kind !== null },
    { label: t('reference'), value: reference ?? t('noReference'), isRead: reference !== null },
    ...(birr === null && hasAmount
      ? []
      : [
          {
            label: t('amount'),
            value: birr === null ? t('noAmount') : listText([formatBirr(birr, locale), relation], locale),
            isRead: compared?.relation === 'equal',
          },
        ]),
  ]
  return (
    <div
      className={classNames(
        'overflow-hidden rounded-md border',
        isWhole ? 'border-success' : 'border-warning',
      )}
    >
      <p
        className={classNames(
          'flex items-center gap-2 px-4 py-2 font-bold',
          isWhole ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning',
        )}
      >
        <Icon name={isWhole ? 'check' : 'info'} /> {t(isWhole ? 'understood' : 'partly')}
      </p>
      <dl className="divide-y divide-line px-4">
        {rows.map(({ label, value, isRead }) => (
          <div key={label} className="flex items-start gap-3 py-2">
            <dt className="w-24 shrink-0 text-ink-muted">{label}</dt>
            <dd className="min-w-0 flex-1 font-bold wrap-anywhere text-ink figures">{value}</dd>
            {isRead && <Icon name="check" className="mt-0.5 size-5 text-success" />}
          </div>
        ))}
      </dl>
    </div>
  )
}
