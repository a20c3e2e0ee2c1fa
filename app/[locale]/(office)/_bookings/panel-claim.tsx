import { useLocale, useTranslations } from 'next-intl'
import { BankFinding } from '@/components/payments/bank-verdict'
import { ConfirmPaymentForm } from '@/components/payments/decision-forms'
import { buttonClassName } from '@/components/ui/button'
import { formatBirr } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { confirmationOf } from '@/lib/payments/rules'
import type { BankWord, Payment } from '@/lib/payments/view'
import { hrefOf } from '@/lib/routes/routes'

interface PanelClaimProps {
  claim: Payment
  /** Nothing for who does not decide. */
  bank: BankWord | undefined
  /** What the booking still costs, in Br. */
  due: number
  /** The page that is shown again. */
  here: string
  /** The keys of the list decide about it. */
  isFirst: boolean
  mayDecide: boolean
}

/** A transfer that waits, with what the bank says of it, confirmed here or refused on the page of its booking. */
export function PanelClaim({
  claim: { id, bookingId, amount, reference },
  bank,
  due,
  here,
  isFirst,
  mayDecide,
}: PanelClaimProps) {
  const t = useTranslations('BookingPanel')
  const decisions = useTranslations('PaymentForms')
  const locale = useLocale()
  const claimed = formatBirr(amount / 100, locale)
  const { received, isReceived, says } = confirmationOf(amount, bank, due)
  const decision = says && decisions(says, { amount: formatBirr(received / 100, locale) })
  return (
    <div className="grid gap-2 rounded-md border border-line p-2 text-sm">
      <span className="flex flex-wrap justify-between gap-x-3 wrap-anywhere figures">
        {reference} <strong>{claimed}</strong>
      </span>
      <BankFinding of={bank} />
      {mayDecide && (
        <div className="flex flex-wrap items-center gap-2">
          <ConfirmPaymentForm
            id={id}
            here={here}
            isReceived={isReceived}
            pressedBy={isFirst ? 'c' : undefined}
            label={decision ?? t('confirmOf', { amount: claimed })}
            text={decision ?? undefined}
          />
          <Link
            href={`${hrefOf('/EditBookStatus', { id: bookingId, payment: id })}#payment-form`}
            data-key={isFirst ? 'r' : undefined}
            aria-label={t('refuseOf', { amount: claimed })}
            className={buttonClassName({ variant: 'quiet', size: 'small' })}
          >
            {decisions('refuseLink')}
          </Link>
        </div>
      )}
    </div>
  )
}
