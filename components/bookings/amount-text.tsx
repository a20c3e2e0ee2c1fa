import { useTranslations } from 'next-intl'
import { formatBirr } from '@/lib/i18n/format'
import type { OneDayBooking } from '@/lib/one-day-bookings/view'
import { compareAmount } from '@/lib/transfers/rules'

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
