import { useTranslations } from 'next-intl'
import { formatBirr } from '@/lib/core/i18n/format'
import type { OneDayBooking } from '@/lib/bookings/view'
import { compareAmount } from '@/lib/payments/rules'

/** What the customer says was transferred, and by how much it differs from the price. */
export function AmountText({ booking }: { booking: Pick<OneDayBooking, 'amount' | 'price'> }) {
  const t = useTranslations('Transfers')
  const { relation, by } = compareAmount(booking.amount, booking.price)
  return (
    <span className="figures">
      {formatBirr(booking.amount)}
      {relation !== 'equal' && (
        <span className="block text-sm font-semibold text-warning">
          {t(`amount.${relation}`, { by: formatBirr(by) })}
        </span>
      )}
    </span>
  )
}
