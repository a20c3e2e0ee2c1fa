import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OtherHostNote, TransactionText } from '@/components/bookings/transfer-text'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Facts } from '@/components/ui/facts'
import type { Booking } from '@/lib/bookings/view'
import type { Refund } from '@/lib/bookings/refund-rules'
import { openOf } from '@/lib/bookings/rules'
import { refusalCauseOf } from '@/lib/core/money'
import { formatBirr, formatFullDay, formatMoment } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import type { Payment } from '@/lib/payments/view'

/** The colour of a payment's state. */
export const stateTones = {
  claimed: 'warning',
  confirmed: 'success',
  refused: 'danger',
} as const satisfies Record<Payment['state'], BadgeTone>

interface PaymentListProps {
  booking: Pick<Booking, 'paid' | 'claimed' | 'due' | 'over'>
  payments: readonly Payment[]
  /** Of a canceled one what still has to be returned. */
  refund?: Refund | undefined
  /** Whether the photos of receipts are linked: who has only the link of a booking may not open them. */
  hasPhotos?: boolean
  /** What staff can do about each. */
  actionsOf?: (payment: Payment) => ReactNode
}

/** What was claimed, paid and returned for a booking, and what is left to pay once the claims are confirmed. */
export function PaymentList(props: PaymentListProps) {
  const { booking, payments, refund, hasPhotos = true, actionsOf } = props
  const locale = useLocale()
  const t = useTranslations('YourBooking')
  const transfers = useTranslations('Transfers')
  // With one payment nobody asks which was returned.
  const isOneOfSeveral =
    payments.filter(({ state, refundOf }) => state === 'confirmed' && !refundOf).length > 1
  return (
    <>
      {payments.length === 0 ? (
        <p className="text-ink-muted">{t('noPayments')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {payments.map((payment) => (
            <li key={payment.id} className="flex items-start justify-between gap-x-4 py-3">
              <div className="grid min-w-0 gap-1">
                <span className="flex flex-wrap items-center gap-2 text-ink">
                  {t(`way.${payment.way}`)}
                  <StateBadge of={payment} />
                </span>
                {payment.reference && <TransactionText typed={payment.reference} />}
                <OtherHostNote kind={payment.transferKind} typed={payment.reference} />
                {hasPhotos && payment.hasPhoto && (
                  <a href={`/receipts/${payment.id}.webp`} className="w-fit text-sm underline">
                    {transfers('photoOpen')}
                  </a>
                )}
                {isOneOfSeveral && <Returned payment={payments.find(({ id }) => id === payment.refundOf)} />}
                <RefusalReason of={payment} />
                <span className="text-sm text-ink-muted figures">
                  {formatMoment(payment.createdAt, locale)}
                </span>
                {actionsOf?.(payment)}
              </div>
              <strong className="shrink-0 text-ink figures">
                {formatBirr(payment.amount / 100, locale)}
              </strong>
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          { label: t('paid'), value: formatBirr(booking.paid, locale) },
          ...(booking.claimed > 0
            ? [{ label: t('checked'), value: formatBirr(booking.claimed, locale) }]
            : []),
          { label: t('due'), value: formatBirr(openOf(booking), locale) },
          ...beyondPrice({ booking, refund }, t, locale),
        ]}
      />
    </>
  )
}

/** Whether a payment waits or counts; a claim whose transfer was released waits for nobody. */
function StateBadge({ of: { state, refundOf, isReleased } }: { of: Payment }) {
  const t = useTranslations('YourBooking')
  if (refundOf) return <Badge tone="neutral">{t('refund')}</Badge>
  if (state === 'claimed' && isReleased) return <Badge tone="neutral">{t('state.released')}</Badge>
  return <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
}

/** Which of several payments a row returns. */
function Returned({ payment }: { payment: Payment | undefined }) {
  const locale = useLocale()
  const t = useTranslations('YourBooking')
  if (!payment) return null
  const amount = formatBirr(payment.amount / 100, locale)
  return (
    <span className="text-sm text-ink figures">
      {t('refundOf', { amount, moment: formatMoment(payment.createdAt, locale) })}
    </span>
  )
}

/** What has to be returned and until when, or was paid too much. */
function beyondPrice(
  { booking: { over }, refund }: Pick<PaymentListProps, 'refund'> & { booking: Pick<Booking, 'over'> },
  t: ReturnType<typeof useTranslations<'YourBooking'>>,
  locale: Locale,
) {
  if (refund) {
    const { amount, until } = refund
    if (amount === 0) return []
    const value = { amount: formatBirr(amount, locale), day: formatFullDay(until, locale) }
    return [{ label: t('toRefund'), value: t('refundUntil', value) }]
  }
  return over > 0 ? [{ label: t('over'), value: formatBirr(over, locale) }] : []
}

/** Why a payment was refused or returned, in the reader's language where a cause of the list was chosen. */
export function RefusalReason({ of: { reason } }: { of: Pick<Payment, 'reason'> }) {
  const t = useTranslations('Mails.refusal')
  if (!reason || reason === 'transaction-released') return null
  const cause = refusalCauseOf(reason)
  return <span className="text-sm text-ink">{cause ? t(cause) : reason}</span>
}
