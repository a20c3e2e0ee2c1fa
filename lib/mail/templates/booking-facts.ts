import { z } from 'zod'
import { daySchema } from '@/lib/core/day-schema'
import { formatBirr, formatDay, formatEthiopianDay } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import { compareAmount } from '@/lib/payments/rules'
import type { MailTexts } from '../template'

/** What may happen to a booking. */
export const bookingEvents = ['received', 'pending', 'successful', 'canceled', 'lapsed', 'deleted'] as const

/** What a mail about a booking needs to know; amounts in Br. */
export const bookingMailArgs = z.object({
  event: z.enum(bookingEvents),
  bookingId: z.uuid(),
  customerName: z.string(),
  vehicleName: z.string(),
  date: daySchema,
  destination: z.string(),
  price: z.number(),
  amount: z.number(),
})
export type BookingMailArgs = z.output<typeof bookingMailArgs>

/** The booking in a few lines. */
export function bookingFacts(args: BookingMailArgs, t: MailTexts, locale: Locale) {
  const { relation, by } = compareAmount(args.amount, args.price)
  const amount = formatBirr(args.amount)
  return [
    { label: t('booking.vehicle'), value: args.vehicleName },
    { label: t('booking.day'), value: `${formatDay(args.date)} (${formatEthiopianDay(args.date, locale)})` },
    { label: t('booking.destination'), value: args.destination },
    { label: t('booking.price'), value: formatBirr(args.price) },
    {
      label: t('booking.amount'),
      value:
        relation === 'equal' ? amount : `${amount} (${t(`booking.${relation}`, { by: formatBirr(by) })})`,
    },
  ]
}
