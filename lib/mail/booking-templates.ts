import { z } from 'zod'
import { formatHour } from '@/lib/core/day'
import { formatBirr, formatCode, formatDays, formatFullDay, formatFullMoment } from '@/lib/core/i18n/format'
import { type Locale, routing } from '@/lib/core/i18n/routing'
import { refusalCauseOf } from '@/lib/core/money'
import { daySchema } from '@/lib/core/schemas'
import { hrefOf } from '@/lib/routes/routes'
import { defineTemplate, type MailTexts } from './template'

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
    until: daySchema,
  }),
  /** What was claimed and nobody confirmed. */
  claimed: z.number(),
  cause: z.enum(['customer-asked', 'no-show', 'unavailable', 'duplicate', 'other']).nullable(),
  /** What staff wrote, and in which language. */
  words: z.string().optional(),
  locale: z.enum(routing.locales).optional(),
})

type Cancellation = z.output<typeof cancellation>

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
})

/** What a mail about a booking needs to know; amounts in Br, `price` is what the whole of it costs. */
const bookingMailArgs = tripArgs.extend({
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
  /** Whether a driver comes with the vehicle. */
  hasDriver: z.boolean().optional(),
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
function bookingFacts(args: BookingMailArgs, t: MailTexts, locale: Locale) {
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
    ...(args.payment ? paymentFacts(args.payment, t, locale) : []),
    ...(args.cancellation ? cancellationFacts(args.cancellation, t, locale) : []),
  ]
}

/** The trip and its price in the words of a language, by the names of their labels; empty where nothing is known. */
function tripValues(trip: z.output<typeof tripArgs>, locale: Locale) {
  const { pickupPlace, pickupTime, returnTime } = trip
  return {
    vehicle: trip.vehicleName,
    day: formatDays(trip, locale, formatFullDay),
    pickup: [pickupPlace, pickupTime && formatHour(pickupTime, locale)].filter(Boolean).join(', '),
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
  { amount, reason }: NonNullable<BookingMailArgs['payment']>,
  t: MailTexts,
  locale: Locale,
) {
  const cause = refusalCauseOf(reason)
  return [
    { label: t('booking.payment'), value: formatBirr(amount, locale) },
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

/** What comes back and why, in sentences. */
function cancellationTexts({ refund, claimed }: Cancellation, t: MailTexts, locale: Locale) {
  const { rule, amount, returned, until } = refund
  const told = t(`refund.${rule}`, {
    amount: formatBirr(amount, locale),
    returned: formatBirr(returned, locale),
    day: formatFullDay(until, locale),
  })
  return [
    // What waits may come back, so that nothing is said to be nothing.
    ...(rule === 'unpaid' && claimed > 0 ? [] : [told]),
    ...(claimed > 0 ? [t('refund.claimed', { amount: formatBirr(claimed, locale) })] : []),
  ]
}

// The rule of `/Terms` that applies from then on; a booking that is over has none, and a cancellation tells its own.
const ruleOf: Partial<Record<BookingMailArgs['event'], 'untilConfirmed' | 'confirmed'>> = {
  received: 'untilConfirmed',
  reserved: 'untilConfirmed',
  'part-paid': 'untilConfirmed',
  pending: 'untilConfirmed',
  offered: 'untilConfirmed',
  'payment-refused': 'untilConfirmed',
  'payment-claimed': 'confirmed',
  successful: 'confirmed',
}

/** What a refused payment means depends on whether the booking still waits for it. */
function eventTexts({ event, status, hasAccount }: BookingMailArgs) {
  if (event !== 'payment-refused' || !status || status === 'pending') {
    const rule = ruleOf[event]
    // The page behind a secret link has no button that cancels (CONTRACT section 14).
    const isByPhone = rule === 'untilConfirmed' && !hasAccount
    return { text: `booking.${event}.text`, rule: isByPhone ? 'untilConfirmedByPhone' : rule } as const
  }
  const rule = status === 'successful' ? 'confirmed' : undefined
  return { text: `booking.payment-refused.${status}`, rule } as const
}

/** Tells the company what happened to a one-day booking. */
export const bookingForCompany = defineTemplate({
  args: bookingMailArgs,
  compose: (args, { t, locale, address }) => {
    const { event, bookingId, customerName: customer, vehicleName: vehicle } = args
    const day = formatDays(args, locale, formatFullDay)
    const href = event === 'deleted' ? '/AllBookStatus' : hrefOf('/EditBookStatus', { id: bookingId })
    return {
      subject: t(`booking.${event}.notice`, { customer, vehicle, day }),
      paragraphs: [t(`booking.${event}.notice`, { customer, vehicle, day })],
      facts: [{ label: t('booking.customer'), value: customer }, ...bookingFacts(args, t, locale)],
      action: { label: t('booking.toOffice'), url: address(href) },
    }
  },
})

/** What staff write to a customer about a booking, in the customer's language. */
export const bookingMessage = defineTemplate({
  args: bookingMailArgs
    .pick({ bookingId: true, hasAccount: true, customerName: true, vehicleName: true })
    .extend({ code: z.string(), date: daySchema, lastDate: daySchema, text: z.string() }),
  compose: (args, { t, locale, company, address, keyOf }) => {
    const { bookingId, code, hasAccount, customerName, vehicleName, text } = args
    const record = hasAccount ? { id: bookingId } : { key: keyOf(bookingId) }
    return {
      subject: t('booking.messageSubject', { company: company.name, code: formatCode(code) }),
      paragraphs: [t('greeting', { name: customerName }), text],
      facts: [
        { label: t('booking.code'), value: formatCode(code) },
        { label: t('booking.vehicle'), value: vehicleName },
        { label: t('booking.day'), value: formatDays(args, locale, formatFullDay) },
      ],
      action: { label: t('booking.toBooking'), url: address(hrefOf('/YourBooking', record)) },
      notes: [t('requestReply.questions', { phone: company.phone })],
      replyTo: company.email,
    }
  },
})

/**
 * Tells a customer what happened to a booking, in the order of its page: where it stands, its code, the trip, what it costs,
 * one button, and the rule that applies.
 */
export const bookingForCustomer = defineTemplate({
  args: bookingMailArgs,
  compose: (args, { t, locale, company, address, keyOf }) => {
    const { event, bookingId, hasAccount, customerName, vehicleName: vehicle } = args
    const day = formatDays(args, locale, formatFullDay)
    const toBookings = { label: t('booking.toBookings'), url: address('/UserDashboard') }
    const record = hasAccount ? { id: bookingId } : { key: keyOf(bookingId) }
    const { text, rule } = eventTexts(args)
    const isConfirmed = event === 'successful'
    const toBooking = { label: t('booking.toBooking'), url: address(hrefOf('/YourBooking', record)) }
    return {
      subject: t(`booking.${event}.subject`, { vehicle, day }),
      paragraphs: [
        t('greeting', { name: customerName }),
        [
          ...(isConfirmed && args.paid > 0 ? [t('booking.successful.paid')] : []),
          t(text, {
            vehicle,
            day,
            until: args.holdUntil ? formatFullMoment(args.holdUntil, locale) : day,
          }),
          ...(isConfirmed && args.hasDriver ? [t('booking.successful.driver')] : []),
        ].join(' '),
        ...(args.cancellation ? cancellationTexts(args.cancellation, t, locale) : []),
      ],
      facts: bookingFacts(args, t, locale),
      ...(event === 'deleted' ? hasAccount && { action: toBookings } : { action: toBooking }),
      notes: [...(rule ? [t(`booking.rule.${rule}`)] : []), t('booking.questions', { phone: company.phone })],
    }
  },
})
