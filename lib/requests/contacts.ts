import 'server-only'
import { authorize, authorizeAnyone, type Actor } from '@/lib/auth/actor'
import { changeAudited } from '@/lib/audit/audit-writer'
import { database } from '@/lib/db/client'
import { consumeLimit } from '@/lib/server/rate-limit'
import type { Locale } from '@/lib/core/i18n/routing'
import type { CreateContactInput } from './contact-schema'
import { toContact, contactColumns, type Contact } from './contact-view'

/** Keeps a message from the form; `address` is the sender's, for counting. Throws TOO_MANY_TRIES. */
export async function createContact(
  actor: Actor,
  { input, locale, address }: { input: CreateContactInput; locale: Locale; address: string },
): Promise<Contact> {
  authorizeAnyone(actor, 'contact:create')
  await consumeLimit('public-form', address)
  const row = await database().contactMessage.create({
    data: { ...input, locale, isAdmin: actor.role === 'admin' },
    select: contactColumns,
  })
  return toContact(row)
}

/** One message, or null when there is none with that id. */
export async function getContact(actor: Actor, id: string): Promise<Contact | null> {
  authorize(actor, 'contact:list')
  const row = await database().contactMessage.findUnique({ where: { id }, select: contactColumns })
  return row && toContact(row)
}

/** Marks a message as done or as open again. Throws NOT_FOUND. */
export async function setContactDone(
  actor: Actor,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<void> {
  authorize(actor, 'contact:set-done')
  await changeAudited(
    actor,
    { action: isDone ? 'set-done' : 'set-open', entity: 'contact', entityId: id },
    (transaction) =>
      transaction.contactMessage.updateMany({ where: { id }, data: { doneAt: isDone ? new Date() : null } }),
  )
}

/** Deletes a message for good. Throws NOT_FOUND. */
export async function removeContact(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'contact:remove')
  await changeAudited(actor, { action: 'remove', entity: 'contact', entityId: id }, (transaction) =>
    transaction.contactMessage.deleteMany({ where: { id } }),
  )
}
