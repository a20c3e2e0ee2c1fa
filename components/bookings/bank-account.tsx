import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { formatBirr } from '@/lib/core/i18n/format'

interface BankAccountProps {
  bankName: string
  bankAccount: string
  accountHolder: string
  /** Whole Br. */
  price: number
}

/** Where the money goes, with a button that copies the account number (SPEC section 1). */
export function BankAccount({ bankName, bankAccount, accountHolder, price }: BankAccountProps) {
  const t = useTranslations('OneDayBook')
  return (
    <section aria-labelledby="bank" className="grid gap-2 rounded-lg border border-line bg-brand-soft p-4">
      <h2 id="bank" className="flex items-center gap-2 text-lg text-ink">
        <Icon name="bank" className="size-5 text-brand" /> {t('bankTitle')}
      </h2>
      <p className="text-ink">{t('bankText', { price: formatBirr(price), holder: accountHolder })}</p>
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink">
          {bankName} <strong className="inline-block text-lg figures">{bankAccount}</strong>
        </p>
        <CopyButton
          text={bankAccount}
          label={t('copy')}
          copiedLabel={t('copied')}
          failedLabel={t('copyFailed')}
        />
      </div>
    </section>
  )
}
