import { z } from 'zod'
import { formatBirr, formatCode, formatDays, formatFullDay, formatFullMoment } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import { daySchema } from '@/lib/core/schemas'
import { hrefOf } from '@/lib/routes/routes'
import { bookingFacts, bookingMailArgs, type BookingMailArgs, type Cancellation } from './booking-facts'
import { defineTemplate, type MailTexts } from './template'

/** What comes back and why, in sentences. */
function cancellationTexts({ refund, claimed }: Cancellation, t: MailTexts, locale: Locale) {
  const { rule, amount, returned, open, until } = refund
  // As `keptOfClaim` has it.
  const kept = Math.min(claimed, open)
  const told = t(`refund.${rule}`, {
    amount: formatBirr(amount, locale),
    returned: formatBirr(returned, locale),
    day: formatFullDay(until, locale),
  })
  return [
    // What waits may come back, so that nothing is said to be nothing.
    ...(rule === 'unpaid' && claimed > 0 ? [] : [told]),
    ...(claimed > 0
      ? [
          t(kept > 0 ? 'refund.claimedKept' : 'refund.claimed', {
            amount: formatBirr(claimed, locale),
            kept: formatBirr(kept, locale),
            rest: kept < claimed ? 'yes' : 'no',
          }),
        ]
      : []),
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

/** What a transfer or a refused payment means depends on whether the booking still waits for it. */
function eventTexts({ event, status, hasAccount, paid, claimed, due }: BookingMailArgs) {
  const isRefused = event === 'payment-refused'
  // Who has paid or told of the whole price otherwise is not asked to send money once more.
  const isCovered = isRefused && status !== 'canceled' && paid + claimed > 0 && due === 0
  if (isRefused && status && status !== 'pending') {
    const rule = status === 'successful' ? 'confirmed' : undefined
    return { text: `booking.payment-refused.${isCovered ? 'covered' : status}`, rule } as const
  }
  if (event === 'part-paid' && status === 'successful') {
    return { text: 'booking.part-paid.successful', rule: 'confirmed' } as const
  }
  const isAwaited = event === 'payment-claimed' && status === 'pending'
  const rule = isAwaited ? 'untilConfirmed' : ruleOf[event]
  // The page behind a secret link has no button that cancels (CONTRACT section 14).
  const isByPhone = rule === 'untilConfirmed' && !hasAccount
  const kind = isByPhone ? ('untilConfirmedByPhone' as const) : rule
  if (isAwaited) return { text: 'booking.payment-claimed.pending', rule: kind } as const
  if (isCovered) return { text: 'booking.payment-refused.covered', rule: kind } as const
  return { text: `booking.${event}.text`, rule: kind } as const
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
      paragraphs: [],
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
 * What comes next with a driver and without one, also where that is what was changed; nothing where a mail that waited from
 * before does not know.
 */
function nextSteps({ event, status, hasDriver, before, isOver }: BookingMailArgs) {
  if (hasDriver === undefined || isOver) return []
  const isChanged = event === 'changed' && before?.hasDriver === !hasDriver
  if (event === 'successful' || (isChanged && (hasDriver || status === 'successful')))
    return [hasDriver ? ('successful.driver' as const) : ('successful.handover' as const)]
  const isHeld = event === 'reserved' || event === 'offered' || isChanged
  return isHeld && !hasDriver ? (['reserved.papers'] as const) : []
}

/**
 * Tells a customer what happened to a booking, in the order of its page: where it stands, its code, the trip, what it costs,
 * one button, and the rule that applies.
 */
export const bookingForCustomer = defineTemplate({
  args: bookingMailArgs,
  compose: (args, { t, locale, company, address, keyOf }) => {
    const { event, bookingId, hasAccount, customerName, vehicleName: vehicle, isOver } = args
    const day = formatDays(args, locale, formatFullDay)
    const toBookings = { label: t('booking.toBookings'), url: address('/UserDashboard') }
    const record = hasAccount ? { id: bookingId } : { key: keyOf(bookingId) }
    const { text, rule } = eventTexts(args)
    const isConfirmed = event === 'successful'
    const heading = t(`booking.${event}.title`)
    const toBooking = { label: t('booking.toBooking'), url: address(hrefOf('/YourBooking', record)) }
    return {
      subject: t('booking.subject', { title: heading, vehicle, day }),
      heading,
      paragraphs: [
        t('greeting', { name: customerName }),
        [
          ...(isConfirmed && args.paid > 0 ? [t('booking.successful.paid')] : []),
          t(text, {
            vehicle,
            day,
            until: args.holdUntil ? formatFullMoment(args.holdUntil, locale) : day,
          }),
          ...nextSteps(args).map((step) => t(`booking.${step}`)),
        ].join(' '),
        ...(args.cancellation ? cancellationTexts(args.cancellation, t, locale) : []),
      ],
      facts: bookingFacts(args, t, locale),
      ...(event === 'deleted' ? hasAccount && { action: toBookings } : { action: toBooking }),
      // Once the trip is over nothing is canceled any more, as the booking's page has it.
      notes: [
        ...(rule && !isOver ? [t(`booking.rule.${rule}`)] : []),
        t('booking.questions', { phone: company.phone }),
      ],
    }
  },
})
