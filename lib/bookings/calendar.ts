import 'server-only'
import { createEvent, type DateArray } from 'ics'
import { createTranslator } from 'next-intl'
import { addDays, type Day } from '@/lib/core/day'
import { formatCode } from '@/lib/core/i18n/format'
import { messagesOf } from '@/lib/core/i18n/messages'
import type { Locale } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { company, siteAddress } from '@/lib/core/company'
import type { Booking } from './view'

const states = { pending: 'TENTATIVE', successful: 'CONFIRMED', canceled: 'CANCELLED' } as const

/** The booked days as a calendar file (RFC 5545): whole days, under the same UID each time, so that a later one replaces it. */
export async function calendarFileOf(booking: Booking, locale: Locale): Promise<string> {
  const t = createTranslator({ locale, messages: await messagesOf(locale), namespace: 'Confirmation' })
  const {
    id,
    code,
    date,
    lastDate,
    pickupPlace,
    pickupTime,
    vehicleName: vehicle,
    destination,
    status,
  } = booking
  const { name, phone } = company()
  const { error, value } = createEvent({
    uid: `${id}@${new URL(siteAddress('en', '/')).hostname}`,
    productId: name,
    start: partsOf(date),
    end: partsOf(addDays(lastDate, 1)),
    title: t('eventTitle', { vehicle, company: name }),
    description: [t('number', { id: formatCode(code) }), pickupTime, t('eventText', { destination, phone })]
      .filter(Boolean)
      .join(' · '),
    location: pickupPlace ?? destination,
    url: siteAddress(locale, hrefOf('/Confirmation', { id })),
    status: states[status],
    busyStatus: 'BUSY',
  })
  if (!value) throw error ?? new Error('no calendar file')
  return value
}

function partsOf(day: Day): DateArray {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}
