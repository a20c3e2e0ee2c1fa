import 'server-only'
import type { Prisma } from '@/lib/db/generated/client'
import { containsText, searchWords } from '@/lib/db/search'
import { phoneMatches } from '@/lib/db/phone-search'
import type { TravelItem } from './travel-booking-rules'

export type TravelBookingFilter = {
  /** A name, an address, a phone in any spelling, a destination, or words of the message. */
  q?: string | undefined
  item?: TravelItem | undefined
  show?: 'open' | 'done' | undefined
}

/** The requests that a search, a category and a mark leave. */
export function travelBookingsMatching({
  q,
  item,
  show,
}: TravelBookingFilter): Prisma.TravelBookingWhereInput {
  return {
    ...(item && { item }),
    ...(show && { doneAt: show === 'done' ? { not: null } : null }),
    ...(q && { OR: [...phoneMatches(q), { AND: searchWords(q).map(wordMatches) }] }),
  }
}

const wordMatches = (word: string): Prisma.TravelBookingWhereInput => {
  const contains = containsText(word)
  return {
    OR: [
      { firstName: contains },
      { lastName: contains },
      { email: contains },
      { destination: contains },
      { message: contains },
    ],
  }
}
