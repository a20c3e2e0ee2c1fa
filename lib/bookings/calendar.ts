import 'server-only'
import { createEvent, type DateArray, type EventAttributes } from 'ics'
import { createTranslator } from 'next-intl'
import { addDays, type Day, formatHour, momentOf } from '@/lib/core/day'
import { formatCode, formatDays, formatFullDay, listText } from '@/lib/core/i18n/format'
import { messagesOf } from '@/lib/core/i18n/messages'
import type { Locale } from '@/lib/core/i18n/routing'
import { plainText } from '@/lib/mail/plain-text'
import { hrefOf } from '@/lib/routes/routes'
import { company, siteAddress } from '@/lib/core/company'
import { endOfTrip } from './rules'
import type { Booking } from './view'

const states = { pending: 'TENTATIVE', successful: 'CONFIRMED', canceled: 'CANCELLED' } as const

/**
 * The trip as a calendar file (RFC 5545), under the same UID each time, so that a later one replaces it. It begins at the
 * hour of the pick-up, where that is known, and else takes whole days. Its text tells the days in both
 * calendars and the hours as the reader does (CONTRACT section 4). It names no price and holds no secret link: a
 * customer may hand it to who rides. A line of the file ends where we end it, whatever people typed.
 */
export async function calendarFileOf(booking: Booking, locale: Locale): Promise<string> {
  const t = createTranslator({ locale, messages: await messagesOf(locale), namespace: 'Confirmation' })
  const { id, code, version, pickupPlace, pickupTime, returnTime, destination, status } = booking
  const { name, phone } = company()
  const driver = booking.hasDriver ? 'yes' : 'no'
  const { error, value } = createEvent({
    uid: `${id}@${new URL(siteAddress('en', '/')).hostname}`,
    productId: name,
    sequence: version,
    ...timesOf(booking),
    title: plainText(t('eventTitle', { driver, vehicle: booking.vehicleName, company: name })),
    description: plainText(
      [
        t('number', { id: formatCode(code) }),
        formatDays(booking, locale, formatFullDay),
        pickupTime && listText([pickupPlace, formatHour(pickupTime, locale)], locale),
        returnTime && t('eventReturn', { time: formatHour(returnTime, locale) }),
        t('eventText', { driver, destination, phone }),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    location: plainText(pickupPlace ?? destination),
    ...(booking.hasAccount && { url: siteAddress(locale, hrefOf('/Confirmation', { id })) }),
    status: states[status],
    busyStatus: 'BUSY',
  })
  if (!value) throw error ?? new Error('no calendar file')
  return foldedByOctets(value)
}

/**
 * RFC 5545 ends a line after 75 octets, while the library counts letters, of which those of Amharic have three. No letter
 * is torn in two.
 */
function foldedByOctets(file: string): string {
  const lines = file.replaceAll('\r\n\t', '').split('\r\n')
  return lines.map((line) => foldedLine(line)).join('\r\n')
}

function foldedLine(line: string): string {
  let octets = 0
  return Array.from(line, (letter) => {
    const length = Buffer.byteLength(letter)
    octets += length
    if (octets <= 75) return letter
    // What continues a line begins with a tab, which counts as well.
    octets = length + 1
    return `\r\n\t${letter}`
  }).join('')
}

/** From the hour of the pick-up to that of the return, or to the end of the trip. */
function timesOf(booking: Booking) {
  const { date, lastDate, pickupTime, returnTime } = booking
  if (!pickupTime) {
    return { start: partsOf(date), end: partsOf(addDays(lastDate, 1)) } satisfies Partial<EventAttributes>
  }
  const start = momentOf(date, pickupTime)
  const back = returnTime ? momentOf(lastDate, returnTime) : start
  const end = back > start ? back : endOfTrip(booking)
  return {
    start: start.getTime(),
    end: end.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
  } satisfies Partial<EventAttributes>
}

function partsOf(day: Day): DateArray {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}
