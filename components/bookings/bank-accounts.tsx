import { useTranslations } from 'next-intl'
import { CopyRow } from './copy-row'

export type BankAccountFacts = { bank: string; accountName: string; accountNumber: string }

interface BankAccountsProps {
  /** In the order in which they are shown; the customer chooses. */
  banks: readonly BankAccountFacts[]
}

/** Where the money goes, each account with a button that copies its number (SPEC section 1). */
export function BankAccounts({ banks }: BankAccountsProps) {
  const t = useTranslations('OneDayBook')
  const pay = useTranslations('YourBooking')
  return (
    <div className="divide-y divide-line">
      {banks.length > 1 && <p className="py-3 text-ink">{t('bankChoose')}</p>}
      {banks.map(({ bank, accountName, accountNumber }) => (
        <CopyRow
          key={`${bank} ${accountNumber}`}
          label={pay('account', { holder: accountName, bank })}
          value={accountNumber}
          copied={accountNumber.replaceAll(/\D/g, '')}
          name={pay('copyAccount', { number: accountNumber })}
        />
      ))}
    </div>
  )
}
