import { z } from 'zod'
import { daySchema } from '@/lib/core/input-schemas'
import { formatBirr, formatDay, formatEthiopianDay } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import { compareAmount } from '@/lib/core/money'
import { defineTemplate, type MailTexts } from '@/lib/mail/template'
import { hrefOf } from '@/lib/routes/routes'

/** What may happen to a booking. */
const bookingEvents = ['received', 'pending', 'successful', 'canceled', 'lapsed', 'deleted'] as const

/** What a mail about a booking needs to know; amounts in Br. */
const bookingMailArgs = z.object({
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
function bookingFacts(args: BookingMailArgs, t: MailTexts, locale: Locale) {
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

/** Tells the company what happened to a one-day booking. */
export const bookingForCompany = defineTemplate({
  args: bookingMailArgs,
  compose: (args, { t, locale, address }) => {
    const { event, bookingId, customerName: customer, vehicleName: vehicle, date } = args
    const day = formatDay(date)
    return {
      subject: t(`booking.${event}.notice`, { customer, vehicle, day }),
      paragraphs: [t(`booking.${event}.notice`, { customer, vehicle, day })],
      facts: [{ label: t('booking.customer'), value: customer }, ...bookingFacts(args, t, locale)],
      action:
        event === 'deleted'
          ? { label: t('booking.toOffice'), url: address('/AllBookStatus') }
          : { label: t('booking.toOffice'), url: address(hrefOf('/EditBookStatus', { id: bookingId })) },
    }
  },
})

/** Tells a customer what happened to a one-day booking. */
export const bookingForCustomer = defineTemplate({
  args: bookingMailArgs,
  compose: (args, { t, locale, company, address }) => {
    const { event, bookingId, customerName, vehicleName: vehicle, date } = args
    const day = formatDay(date)
    return {
      subject: t(`booking.${event}.subject`, { vehicle, day }),
      paragraphs: [
        t('greeting', { name: customerName }),
        t(`booking.${event}.text`, { vehicle, day }),
        t('booking.questions', { phone: company.phone }),
      ],
      facts: bookingFacts(args, t, locale),
      action:
        event === 'deleted'
          ? { label: t('booking.toBookings'), url: address('/UserDashboard') }
          : {
              label: t('booking.toBooking'),
              url: address(hrefOf('/Confirmation', { id: bookingId })),
            },
    }
  },
})
