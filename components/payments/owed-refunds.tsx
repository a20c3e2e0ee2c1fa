import { useLocale, useTranslations } from 'next-intl'
import { CallLink } from '@/components/statistics/call-link'
import { ActionLink, WorkCard, WorkRow } from '@/components/statistics/work-card'
import { type Day, dayInAddis } from '@/lib/core/day'
import { formatBirr, formatCode, formatDay, formatNumber, listText } from '@/lib/core/i18n/format'
import type { OwedRefund } from '@/lib/payments/queries'
import { hrefOf } from '@/lib/routes/routes'

interface OwedRefundsProps {
  owed: { rows: readonly OwedRefund[]; count: number }
  /** The way to all of them, where these are some. */
  all?: { href: string; label: string }
}

/** Money that has to go back to customers, each with the way to write it down; nothing where nobody waits for any. */
export function OwedRefunds({ owed: { rows, count }, all }: OwedRefundsProps) {
  const locale = useLocale()
  const t = useTranslations('OwedRefunds')
  const forms = useTranslations('PaymentForms')
  if (rows.length === 0) return null
  return (
    <WorkCard id="refunds" title={t('title')} count={formatNumber(count)} all={all}>
      {rows.map(({ bookingId, paymentId, code, customerName, phone, amount, until }) => {
        const name = customerName || formatCode(code)
        return (
          <WorkRow
            key={bookingId}
            href={hrefOf('/EditBookStatus', { id: bookingId })}
            name={name}
            note={formatCode(code)}
            details={
              <>
                <strong className="font-semibold text-ink figures">{formatBirr(amount, locale)}</strong>{' '}
                <Promised until={until} />
              </>
            }
            call={<CallLink phone={phone} name={name} />}
            action={
              <ActionLink
                href={`${hrefOf('/EditBookStatus', { id: bookingId, payment: paymentId })}#payment-form`}
                label={forms('refundLink')}
                of={listText([customerName, formatCode(code)], locale)}
              />
            }
          />
        )
      })}
    </WorkCard>
  )
}

/** Until when the customer was told to have it, or why it goes back where nobody was told. */
function Promised({ until }: { until: Day | null }) {
  const locale = useLocale()
  const t = useTranslations('OwedRefunds')
  if (!until) return t('over')
  const isLate = until < dayInAddis(new Date())
  return (
    <span className={isLate ? 'font-semibold text-warning figures' : 'figures'}>
      {t(isLate ? 'late' : 'by', { day: formatDay(until, locale) })}
    </span>
  )
}
