import type { SignedInRole } from '@/lib/auth/permissions'
import type { BookingStatus } from '@/lib/bookings/rules'
import { isDay } from '@/lib/core/day'
import {
  formatBirr,
  formatCode,
  formatDays,
  formatMoment,
  formatTypedPrice,
  fullName,
} from '@/lib/core/i18n/format'
import { type Locale, localeOfPublicName } from '@/lib/core/i18n/routing'
import { formatPhone } from '@/lib/core/phone'
import { hrefOf } from '@/lib/routes/routes'
import type { FoundRecords } from '@/lib/search/view'

/** The kinds of what is found. */
export type HitKind = keyof FoundRecords

/** Something that was found, in a few words, and where it leads. */
export interface SearchHit {
  key: string
  href: string
  /** Who or what it is; empty where a person was deleted. */
  name: string
  /** The code of a booking or a travel request. */
  code?: string
  status?: BookingStatus
  details: string
  /** What the person wrote, in their language. */
  message?: { text: string; lang: Locale | undefined }
}

type Record<Kind extends HitKind> = FoundRecords[Kind][number]

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')

const daysOf = (date: string, lastDate: string, locale: Locale) =>
  isDay(date) && isDay(lastDate) && formatDays({ date, lastDate }, locale)

/** What was found as hits by kind; each leads to the record, as far as the role may open it (CONTRACT section 5). */
export function hitsOf(
  found: FoundRecords,
  { role, locale }: { role: SignedInRole; locale: Locale },
): { kind: HitKind; hits: SearchHit[] }[] {
  const isAdmin = role === 'admin'
  const hitOf: { [Kind in HitKind]: (record: Record<Kind>) => SearchHit } = {
    bookings: ({ _id: id, code, customer, status, vehicle, destination, date, lastDate }) => ({
      key: id,
      href: hrefOf(isAdmin ? '/EditBookStatus' : '/YourBooking', { id }),
      name: customer.name,
      code: formatCode(code),
      status,
      details: joined(daysOf(date, lastDate, locale), vehicle.name, destination),
    }),
    customers: ({ _id: id, name, phone, email }) => ({
      key: id,
      href: hrefOf('/Customer', { id }),
      name,
      details: joined(formatPhone(phone), email),
    }),
    messages: (message) => ({
      key: message._id,
      href: hrefOf('item' in message ? '/EditBookingDb' : '/EditContactDb', { id: message._id }),
      name: fullName(message),
      ...('item' in message && { code: formatCode(message.code) }),
      details: joined(
        formatMoment(message.createdAt, locale),
        formatPhone(message.phone),
        'item' in message && message.destination,
      ),
      ...(!('item' in message) && {
        message: { text: message.message, lang: localeOfPublicName(message.language) },
      }),
    }),
    vehicles: ({ _id: id, kind, name, model, dayPrice, price }) => ({
      key: id,
      href: hrefOf(kind === 'car' ? '/Views' : '/OneViews', { id }),
      name: joined(name, model),
      details: dayPrice === null ? formatTypedPrice(price ?? '', locale) : formatBirr(dayPrice, locale),
    }),
  }
  const group = <Kind extends HitKind>(kind: Kind, records: readonly Record<Kind>[]) => ({
    kind,
    hits: records.map(hitOf[kind]),
  })
  return [
    group('bookings', found.bookings),
    group('customers', found.customers),
    group('messages', found.messages),
    group('vehicles', found.vehicles),
  ].filter(({ hits }) => hits.length > 0)
}
