import { useLocale, useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { IconName } from '@/components/ui/icon'
import { formatBirr, formatDay } from '@/lib/core/i18n/format'
import type { StatementGroup } from '@/lib/payments/schema'
import type { BankWord } from '@/lib/payments/view'

const looks = {
  exact: { tone: 'success', icon: 'check' },
  differs: { tone: 'warning', icon: 'alert' },
  notFound: { tone: 'neutral', icon: 'clock' },
} as const satisfies Record<StatementGroup, { tone: BadgeTone; icon: IconName }>

/** What the bank says about a claim in a line of its own; nothing where it says nothing. */
export function BankFinding({ of }: { of: BankWord | undefined }) {
  if (!of || of.verdict === 'notFound') return null
  return (
    <span className="flex flex-wrap items-center gap-2">
      <BankVerdict of={of} />
    </span>
  )
}

/** What the bank says about a claim that waits, with the amount and the day of its line. */
export function BankVerdict({ of: { verdict, line } }: { of: BankWord }) {
  const locale = useLocale()
  const t = useTranslations('WaitingPayments')
  return (
    <>
      <Badge {...looks[verdict]}>{t(`verdict.${verdict}`)}</Badge>
      {line && (
        <span className="text-sm text-ink-muted figures">
          {t('line', { amount: formatBirr(line.amount / 100, locale), day: formatDay(line.day, locale) })}
        </span>
      )}
    </>
  )
}
