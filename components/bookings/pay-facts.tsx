import { useLocale, useTranslations } from 'next-intl'
import { formatBirr, formatCode } from '@/lib/core/i18n/format'
import { type BankAccountFacts, BankAccounts } from './bank-accounts'
import { CopyRow } from './copy-row'
import { QrCode } from './qr-code'

interface PayFactsProps {
  /** What is still to be sent, in Br. */
  amount: number
  /** Of the booking. */
  code: string
  banks: readonly BankAccountFacts[]
}

/** All that a bank's app asks for, each to copy, and once for another phone's camera. */
export function PayFacts({ amount, code, banks }: PayFactsProps) {
  const locale = useLocale()
  const t = useTranslations('YourBooking')
  const accounts = banks.map(
    ({ bank, accountName, accountNumber }) => `${bank}\n${accountName}\n${accountNumber}`,
  )
  return (
    <div className="grid">
      <div className="divide-y divide-line">
        <CopyRow
          label={t('amount')}
          value={formatBirr(amount, locale)}
          copied={String(amount)}
          name={t('copyAmount')}
        />
        <BankAccounts banks={banks} />
        <CopyRow label={t('purpose')} value={formatCode(code)} name={t('copyCode')} />
      </div>
      <div className="flex items-center gap-4 border-t border-line pt-4">
        <QrCode
          text={[...accounts, `ETB ${amount}`, formatCode(code)].join('\n')}
          label={t('qr')}
          className="size-32 shrink-0"
        />
        <p className="text-sm text-ink-muted">{t('qrText')}</p>
      </div>
    </div>
  )
}
