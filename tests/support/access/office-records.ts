import { listAuditEntries } from '@/lib/audit/service'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { getAgenda } from '@/lib/figures/list'
import * as figures from '@/lib/figures/service'
import { queueMail } from '@/lib/mail/outbox'
import * as outbox from '@/lib/outbox/service'
import * as replies from '@/lib/request-replies/service'
import { adminOnly, staff } from './personas'
import type { ServiceRow } from './services'
import type { World } from './world'

/** The id of a mail that waits in the outbox for the world's owner. */
async function waitingMail({ owner: { email: recipient, firstName } }: World): Promise<string> {
  const args = { firstName, changedAt: new Date().toISOString() }
  await queueMail(database(), { template: 'password-changed', args, recipient, locale: 'en' })
  const { id } = await database().outboxMail.findFirstOrThrow({ where: { recipient } })
  return id
}

const withMail =
  (verb: (actor: Actor, id: string) => Promise<unknown>) => async (actor: Actor, world: World) =>
    verb(actor, await waitingMail(world))

const answer = 'Yes, we do.'

/** The audit, the outbox, what staff see on their dashboards, and what they answer by mail. */
export const officeRecordAccess: Record<string, ServiceRow> = {
  'audit/service listAuditEntries': { may: adminOnly, call: (actor) => listAuditEntries(actor, {}) },
  'figures/service getFigures': { may: staff, call: (actor) => figures.getFigures(actor, '7') },
  'figures/service listVehicleUse': {
    may: staff,
    call: (actor) => figures.listVehicleUse(actor, { period: '7', limit: 3 }),
  },
  'figures/list getAgenda': { may: staff, call: (actor) => getAgenda(actor) },
  'outbox/service listOutboxMails': { may: adminOnly, call: (actor) => outbox.listOutboxMails(actor, {}) },
  'outbox/service getOutboxMail': { may: adminOnly, call: withMail(outbox.getOutboxMail) },
  'outbox/service previewOutboxMail': { may: adminOnly, call: withMail(outbox.previewOutboxMail) },
  'outbox/service resendOutboxMail': { may: adminOnly, call: withMail(outbox.resendOutboxMail) },
  'request-replies/service replyToContact': {
    may: adminOnly,
    call: (actor, { contact }) => replies.replyToContact(actor, { id: contact.id, text: answer }),
  },
  'request-replies/service listContactReplies': {
    may: adminOnly,
    call: (actor, { contact }) => replies.listContactReplies(actor, contact.id),
  },
  'request-replies/service replyToTravelBooking': {
    may: staff,
    call: (actor, { travelBooking }) =>
      replies.replyToTravelBooking(actor, { id: travelBooking.id, text: answer }),
  },
  'request-replies/service listTravelBookingReplies': {
    may: staff,
    call: (actor, { travelBooking }) => replies.listTravelBookingReplies(actor, travelBooking.id),
  },
}
