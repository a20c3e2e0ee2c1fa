import { formatDays } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import type { MailTexts } from './template'
import type { OutboxMail } from './view'

/** What a mail about a booking tells, in a line: to the company as its subject says it, to the customer as its heading does. */
export function toldIn({ template, about }: OutboxMail, t: MailTexts, locale: Locale): string | null {
  if (!about) return null
  const { event, customerName: customer, vehicleName: vehicle } = about
  if (template === 'booking-for-customer') return t(`booking.${event}.title`)
  return t(`booking.${event}.notice`, { customer, vehicle, day: formatDays(about, locale) })
}
