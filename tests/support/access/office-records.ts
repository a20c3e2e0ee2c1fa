import { listAuditEntries } from '@/lib/audit/service'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { getAgenda } from '@/lib/figures/list'
import * as figures from '@/lib/figures/service'
import { queueMail } from '@/lib/mail/outbox'
import * as outbox from '@/lib/outbox/service'
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

/** What the admin alone may look into, the audit and the outbox, and what all staff see on their dashboards. */
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
}
