import { z } from 'zod'
import { formatHour } from '@/lib/core/day'
import {
  formatBirr,
  formatCode,
  formatDays,
  formatFullDay,
  formatFullMoment,
  listText,
} from '@/lib/core/i18n/format'
import { type Locale, routing } from '@/lib/core/i18n/routing'
import { refusalCauseOf } from '@/lib/core/money'
import { daySchema } from '@/lib/core/schemas'
import type { MailTexts } from './template'

/** What may happen to a booking. */
export const bookingEvents = [
  'received',
  'reserved',
  'part-paid',
  'pending',
  'successful',
  'changed',
  'canceled',
  'lapsed',
  'unpaid',
  'offered',
  'offer-expired',
  'deleted',
  'payment-claimed',
  'payment-refused',
  'payment-refunded',
] as const

/** What a cancellation was for, and what comes back; the words are those of lib/bookings/refund-rules.ts. */
const cancellation = z.object({
  refund: z.object({
    rule: z.enum([
      'unpaid',
      'returned',
      'pending',
      'pendingRest',
      'early',
      'late',
      'lateKept',
      'noShow',
      'noShowOver',
      'ours',
    ]),
    amount: z.number(),
    // Missing in mails that were queued before they told it.
    returned: z.number().default(0),
    open: z.number().default(0),
    until: daySchema,
  }),
  /** What was claimed and nobody confirmed. */
  claimed: z.number(),
  cause: z.enum(['customer-asked', 'no-show', 'unavailable', 'duplicate', 'other']).nullable(),
  /** What staff wrote, and in which language. */
  words: z.string().optional(),
  locale: z.enum(routing.locales).optional(),
})

export type Cancellation = z.output<typeof cancellation>

/** What of a booking staff may change and a mail shows, as it is or was. */
const tripArgs = z.object({
  vehicleName: z.string(),
  date: daySchema,
  // What may be missing here and below is so in mails that were queued before they told it.
  lastDate: daySchema.optional(),
  pickupPlace: z.string().nullish(),
  pickupTime: z.string().nullish(),
  returnTime: z.string().nullish(),
  destination: z.string(),
  price: z.number(),
  /** Whether a driver comes with the vehicle. */
  hasDriver: z.boolean().optional(),
})

/** What a mail about a booking needs to know; amounts in Br, `price` is what the whole of it costs. */
export const bookingMailArgs = tripArgs.extend({
  event: z.enum(bookingEvents),
  /** What it was then; missing in mails that were queued before they told it. */
  status: z.enum(['pending', 'successful', 'canceled']).optional(),
  bookingId: z.uuid(),
  code: z.string().optional(),
  /** False where the customer has no account: the mail leads there by the secret link. */
  hasAccount: z.boolean().default(true),
  customerName: z.string(),
  /** Of one that staff changed. */
  before: tripArgs.optional(),
  /**
   * What was confirmed less what was returned, what waits to be confirmed, and what is still to be paid beyond both. Mails that
   * were queued before they told it know less.
   */
  paid: z.number().default(0),
  claimed: z.number().default(0),
  due: z.number().default(0),
  /** When its places are free again, ISO 8601. */
  holdUntil: z.iso.datetime().nullish(),
  /** Whether the trip was over by then; missing in mails that were queued before they told it. */
  isOver: z.boolean().optional(),
  /** Of a payment that was refused or returned: how much, in Br, and why: a word of the list of causes, or what staff wrote. */
  payment: z.object({ amount: z.number(), reason: z.string() }).optional(),
  /** Missing in mails that were queued before cancellations told it. */
  cancellation: cancellation.optional(),
})
export type BookingMailArgs = z.output<typeof bookingMailArgs>

/** What happened to the money, each where there is any. */
const moneyFacts = ['paid', 'claimed', 'due'] as const

/** Mails whose first sentence says until when the places are held. */
const tellsUntil: readonly BookingMailArgs['event'][] = ['reserved', 'offered']

/** The booking in a few lines: its code, the trip, what it costs and what happened to the money. */
export function bookingFacts(args: BookingMailArgs, t: MailTexts, locale: Locale) {
  const { event, holdUntil, claimed } = args
  return [
    ...(args.code ? [{ label: t('booking.code'), value: formatCode(args.code) }] : []),
    ...tripFacts(args, t, locale),
    // A clock that runs is told wherever it may have begun anew, so that nobody loses a booking unawares.
    ...(holdUntil && claimed === 0 && !tellsUntil.includes(event)
      ? [{ label: t('booking.until'), value: formatFullMoment(holdUntil, locale) }]
      : []),
    ...moneyFacts.flatMap((sum) =>
      args[sum] > 0 ? [{ label: t(`booking.${sum}`), value: formatBirr(args[sum], locale) }] : [],
    ),
    ...(args.payment ? paymentFacts({ event, ...args.payment }, t, locale) : []),
    ...(args.cancellation ? cancellationFacts(args.cancellation, t, locale) : []),
  ]
}

/** The trip and its price in the words of a language, by the names of their labels; empty where nothing is known. */
function tripValues(trip: z.output<typeof tripArgs>, locale: Locale) {
  const { pickupPlace, pickupTime, returnTime } = trip
  return {
    vehicle: trip.vehicleName,
    day: formatDays(trip, locale, formatFullDay),
    pickup: listText([pickupPlace, pickupTime && formatHour(pickupTime, locale)], locale),
    returnTime: returnTime ? formatHour(returnTime, locale) : '',
    destination: trip.destination,
    total: formatBirr(trip.price, locale),
  }
}

/** The trip and its price, and below each what it was before where that is known and differs. */
function tripFacts({ before, ...args }: BookingMailArgs, t: MailTexts, locale: Locale) {
  const now = tripValues(args, locale)
  const was = before ? tripValues(before, locale) : now
  return (['vehicle', 'day', 'pickup', 'returnTime', 'destination', 'total'] as const).flatMap((name) => {
    const label = t(`booking.${name}`)
    if (was[name] === now[name]) return now[name] ? [{ label, value: now[name] }] : []
    return [
      { label, value: now[name] || '–' },
      { label: t('booking.before', { fact: label }), value: was[name] || '–' },
    ]
  })
}

function paymentFacts(
  { event, amount, reason }: Pick<BookingMailArgs, 'event'> & NonNullable<BookingMailArgs['payment']>,
  t: MailTexts,
  locale: Locale,
) {
  const cause = refusalCauseOf(reason)
  return [
    // Among paid and open sums, what comes back must not read like one more of them.
    {
      label: t(event === 'payment-refunded' ? 'refund.label' : 'booking.payment'),
      value: formatBirr(amount, locale),
    },
    { label: t('booking.reason'), value: cause ? t(`refusal.${cause}`) : reason },
  ]
}

function cancellationFacts(
  { refund, cause, words, locale: written }: Cancellation,
  t: MailTexts,
  locale: Locale,
) {
  return [
    ...(cause && !(cause === 'other' && words)
      ? [{ label: t('booking.reason'), value: t(`cause.${cause}`) }]
      : []),
    ...(words
      ? [{ label: t('booking.words'), value: words, ...(written && written !== locale && { lang: written }) }]
      : []),
    ...(refund.amount > 0
      ? [
          { label: t('refund.label'), value: formatBirr(refund.amount, locale) },
          {
            label: t('refund.until'),
            value: formatFullDay(refund.until, locale),
          },
        ]
      : []),
  ]
}
