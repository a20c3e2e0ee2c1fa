import { listAuditEntries } from '@/lib/audit/queries'
import type { Actor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { getAgenda } from '@/lib/statistics/agenda'
import * as figures from '@/lib/statistics/queries'
import { queueMail } from '@/lib/mail/queue'
import * as outbox from '@/lib/mail/queries'
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

/** The audit, the outbox and what staff see on their dashboards. */
export const officeRecordAccess: Record<string, ServiceRow> = {
  'audit listAuditEntries': { may: adminOnly, call: (actor) => listAuditEntries(actor, {}) },
  'statistics getStatistics': { may: staff, call: (actor) => figures.getStatistics(actor, '7') },
  'statistics listVehicleUse': {
    may: staff,
    call: (actor) => figures.listVehicleUse(actor, { period: '7', limit: 3 }),
  },
  'statistics getAgenda': { may: staff, call: (actor) => getAgenda(actor) },
  'mail listOutboxMails': { may: adminOnly, call: (actor) => outbox.listOutboxMails(actor, {}) },
  'mail getOutboxMail': { may: adminOnly, call: withMail(outbox.getOutboxMail) },
  'mail previewOutboxMail': { may: adminOnly, call: withMail(outbox.previewOutboxMail) },
  'mail resendOutboxMail': { may: adminOnly, call: withMail(outbox.resendOutboxMail) },
}
