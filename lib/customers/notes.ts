import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { database, type Transaction } from '@/lib/db/client'
import type { NoteInput } from './schema'
import { type Note, noteSelect, toNote } from './record-view'

/** What staff wrote about a booking, newest first. */
export async function listBookingNotes(actor: Actor, bookingId: string): Promise<Note[]> {
  authorize(actor, 'customer:find')
  const rows = await database().customerNote.findMany({
    where: { bookingId, booking: { hiddenAt: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: noteSelect,
  })
  return rows.map(toNote)
}

/**
 * Writes a note about a customer, or about a booking and whose it is. Customers never read notes; the audit says that one was
 * written and never what. Throws NOT_FOUND.
 */
export async function addNote(actor: Actor, { customerId, bookingId, text }: NoteInput): Promise<string> {
  authorize(actor, 'customer:change')
  return database().$transaction(async (transaction) => {
    const about = bookingId
      ? await transaction.booking.findUnique({
          where: { id: bookingId, hiddenAt: null },
          select: { id: true, customerId: true },
        })
      : await customerNamed(transaction, customerId ?? '')
    if (!about) throw new AppError('NOT_FOUND')
    const { id } = await transaction.customerNote.create({
      data: { text, authorId: actor.id, customerId: about.customerId, bookingId: bookingId ?? null },
      select: { id: true },
    })
    await recordAudit(transaction, actor, {
      ...{ action: 'create', entity: 'note', entityId: bookingId ?? about.customerId ?? id },
    })
    return id
  })
}

/** The record that an id leads to. */
async function customerNamed(transaction: Transaction, id: string) {
  const row = await transaction.customer.findUnique({ where: { id }, select: { mergedIntoId: true } })
  return row && { customerId: row.mergedIntoId ?? id }
}

/** Deletes a note; its author may, and an admin. Throws NOT_FOUND, FORBIDDEN for somebody else's. */
export async function removeNote(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'customer:change')
  await database().$transaction(async (transaction) => {
    const note = await transaction.customerNote.findUnique({
      where: { id },
      select: { authorId: true, customerId: true, bookingId: true },
    })
    if (!note) throw new AppError('NOT_FOUND')
    if (note.authorId !== actor.id && actor.role !== 'admin') throw new AppError('FORBIDDEN')
    const { count } = await transaction.customerNote.deleteMany({ where: { id } })
    if (count === 0) throw new AppError('NOT_FOUND')
    const entityId = note.bookingId ?? note.customerId ?? id
    await recordAudit(transaction, actor, { action: 'remove', entity: 'note', entityId })
  })
}
