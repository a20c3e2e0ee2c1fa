import 'server-only'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { bookingRecord } from '@/lib/bookings/worded-booking'
import { languages, type Locale } from '@/lib/core/i18n/routing'
import { requestRecord } from '@/lib/requests/view'
import { searchEverything, searchLimit } from './everything'
import type { FoundRecords } from './view'

/**
 * What was found everywhere as it leaves by the API and is shown on the screens: messages of both kinds together, newest first.
 */
export async function findRecords(
  actor: Actor,
  asked: { q: string; locale: Locale; limit?: number },
): Promise<FoundRecords> {
  authorize(actor, 'customer:find')
  const { bookings, contacts, travelBookings, ...found } = await searchEverything(actor, asked)
  const spoken = contacts.map((contact) => ({
    ...requestRecord(contact),
    language: languages[contact.locale].publicName,
  }))
  const messages = [...spoken, ...travelBookings.map(requestRecord)]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, asked.limit ?? searchLimit)
  const records = await Promise.all(bookings.map((booking) => bookingRecord(booking, asked.locale)))
  return { ...found, bookings: records, messages }
}
