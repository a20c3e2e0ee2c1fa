import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { formatBirr } from '@/lib/core/i18n/format'
import type { OneDayBooking } from '@/lib/bookings/view'
import { compareAmount } from '@/lib/payments/rules'

/** Tells a customer, while the booking waits, that the transfer differs from the price. */
export function AmountNotice({ booking }: { booking: OneDayBooking }) {
  const t = useTranslations('Transfers')
  const { relation, by } = compareAmount(booking.amount, booking.price)
  if (relation === 'equal' || booking.status !== 'pending') return null
  return (
    <Alert tone="warning" role="note">
      {t(`differs.${relation}`, { by: formatBirr(by) })}
    </Alert>
  )
}
