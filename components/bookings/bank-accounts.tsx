import { useLocale, useTranslations } from 'next-intl'
import { bankFor } from '@/lib/core/local-text'
import { CopyRow } from './copy-row'

export type BankAccountFacts = {
  bank: string
  bankOr?: string
  bankAm?: string
  accountName: string
  accountNumber: string
}

interface BankAccountsProps {
  /** In the order in which they are shown; the customer chooses. */
  banks: readonly BankAccountFacts[]
}

/** Where the money goes, each account with a button that copies its number (SPEC section 1). */
export function BankAccounts({ banks }: BankAccountsProps) {
  const locale = useLocale()
  const t = useTranslations('OneDayBook')
  const pay = useTranslations('YourBooking')
  return (
    <div className="divide-y divide-line">
      {banks.length > 1 && <p className="py-3 text-ink">{t('bankChoose')}</p>}
      {banks.map(({ accountName: holder, accountNumber, ...names }) => {
        const { text: bank, lang } = bankFor(locale, names)
        return (
          <CopyRow
            key={`${bank} ${accountNumber}`}
            label={pay.rich('account', { holder, bank, name: (text) => <span lang={lang}>{text}</span> })}
            value={accountNumber}
            copied={accountNumber.replaceAll(/\D/g, '')}
            name={pay('copyAccount', { number: accountNumber })}
          />
        )
      })}
    </div>
  )
}
