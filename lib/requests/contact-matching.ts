import 'server-only'
import type { Prisma } from '@/lib/db/generated/client'
import { containsText, searchWords } from '@/lib/db/search'
import { phoneMatches } from '@/lib/db/phone-search'

export type ContactFilter = {
  /** A name, an address, a phone in any spelling, or words of the message. */
  q?: string | undefined
  show?: 'open' | 'done' | undefined
}

/** The messages that a search and a mark leave. */
export function contactsMatching({ q, show }: ContactFilter): Prisma.ContactMessageWhereInput {
  return {
    ...(show && { doneAt: show === 'done' ? { not: null } : null }),
    ...(q && { OR: [...phoneMatches(q), { AND: searchWords(q).map(wordMatches) }] }),
  }
}

const wordMatches = (word: string): Prisma.ContactMessageWhereInput => {
  const contains = containsText(word)
  return {
    OR: [{ firstName: contains }, { lastName: contains }, { email: contains }, { message: contains }],
  }
}
