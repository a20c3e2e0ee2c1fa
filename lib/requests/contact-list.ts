import 'server-only'
import { authorize, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import {
  countCap,
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { contactsMatching, type ContactFilter } from './contact-matching'
import type { ContactQuery } from './contact-schema'
import { contactColumns, toContact, type Contact } from './contact-view'

const perPage = 20

/** The messages for the admin that a search and a mark leave, newest first where nothing else is asked for. */
export async function listContacts(
  actor: Actor,
  { q, show, sort = 'newest', limit = perPage, ...request }: Partial<ContactQuery> & PageRequest,
): Promise<Page<Contact>> {
  authorize(actor, 'contact:list')
  const place = { ...request, order: momentOrders[sort], limit }
  const rows = await database().contactMessage.findMany({
    where: { AND: [contactsMatching({ q, show }), cursorWhere(place)] },
    select: contactColumns,
    ...cursorArgs(place),
  })
  return cursorPage(rows, place, toContact)
}

/** How many messages a search and a mark leave, counted up to `countCap + 1`. */
export async function countContacts(actor: Actor, filter: ContactFilter = {}): Promise<number> {
  authorize(actor, 'contact:list')
  return database().contactMessage.count({ where: contactsMatching(filter), take: countCap + 1 })
}
