import type { useTranslations } from 'next-intl'
import type { Fact } from '@/components/ui/facts'
import type { Booking } from '@/lib/bookings/view'
import { formatPhone } from '@/lib/core/phone'
import { CustomerName } from './booking-labels'

/** Whose a booking is and how staff reach them, in words of `Office.facts`. */
export function customerFacts(
  t: ReturnType<typeof useTranslations<'Office.facts'>>,
  { customerName, customerEmail, phone }: Booking,
): Fact[] {
  return [
    { label: t('customer'), value: <CustomerName name={customerName} /> },
    {
      label: t('email'),
      value: customerEmail ? <a href={`mailto:${customerEmail}`}>{customerEmail}</a> : '–',
    },
    { label: t('phone'), value: phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : '–' },
  ]
}
