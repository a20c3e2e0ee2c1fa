import 'server-only'
import { authorize, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { pageOfRows, type KeysetPage } from '@/lib/db/keyset'
import { momentOrders, orderedBy } from '@/lib/db/ordered'
import { contactsMatching } from './contact-matching'
import type { ContactQuery } from './contact-schema'
import { contactColumns, toContact, type Contact } from './contact-view'

const perPage = 20

/** The messages for the admin, in the order of the query; paged by key. */
export async function findContacts(
  actor: Actor,
  { q, show, sort = 'newest', after, before, limit = perPage }: Partial<ContactQuery> & { limit?: number },
): Promise<KeysetPage<Contact>> {
  authorize(actor, 'contact:list')
  const keys = { after, before }
  const { beyond, ...reading } = orderedBy(momentOrders[sort], keys, limit)
  const rows = await database().contactMessage.findMany({
    where: { AND: [contactsMatching({ q, show }), beyond] },
    select: contactColumns,
    ...reading,
  })
  return pageOfRows(rows.map(toContact), { ...keys, limit, keyOf: ({ createdAt, id }) => [createdAt, id] })
}
