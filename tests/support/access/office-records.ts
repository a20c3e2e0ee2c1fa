import { randomUUID } from 'node:crypto'
import { listAuditEntries } from '@/lib/audit/queries'
import type { Actor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { followChanges } from '@/lib/live/queries'
import * as savedViews from '@/lib/saved-views/mutations'
import { listSavedViews } from '@/lib/saved-views/queries'
import { listHeldBookings } from '@/lib/statistics/agenda'
import * as figures from '@/lib/statistics/queries'
import { getReport, listBookedPayments } from '@/lib/statistics/report'
import { reportQuery } from '@/lib/statistics/schema'
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

const view = { name: 'Mine', path: '/SubBookStatus', query: 'status=pending' } as const

/** The id of a view that the actor keeps, or of none. */
async function ownView(actor: Actor): Promise<string> {
  if (actor.role === 'visitor') return randomUUID()
  const { id: userId } = actor
  const own = { ...view, userId, name: randomUUID() }
  return (await database().savedView.create({ data: own, select: { id: true } })).id
}

/** The audit, the outbox and what staff see on their dashboards. */
export const officeRecordAccess: Record<string, ServiceRow> = {
  'audit listAuditEntries': { may: adminOnly, call: (actor) => listAuditEntries(actor, {}) },
  'statistics getStatistics': { may: adminOnly, call: (actor) => figures.getStatistics(actor, '7') },
  'statistics getReport': { may: adminOnly, call: (actor) => getReport(actor, reportQuery.parse({})) },
  'statistics listBookedPayments': {
    may: adminOnly,
    call: (actor) => listBookedPayments(actor, { query: reportQuery.parse({}), limit: 3 }),
  },
  'saved-views listSavedViews': { may: staff, call: (actor) => listSavedViews(actor, '/SubBookStatus') },
  'saved-views saveView': { may: staff, call: (actor) => savedViews.saveView(actor, view) },
  'saved-views removeView': {
    may: staff,
    call: async (actor) => savedViews.removeView(actor, await ownView(actor)),
  },
  'statistics listVehicleUse': {
    may: adminOnly,
    call: (actor) => figures.listVehicleUse(actor, { period: '7', limit: 3 }),
  },
  'live followChanges': { may: staff, call: (actor) => followChanges(actor) },
  'statistics listHeldBookings': { may: staff, call: (actor) => listHeldBookings(actor, 3) },
  'mail listBookingMails': {
    may: adminOnly,
    call: (actor, { booking }) => outbox.listBookingMails(actor, booking.id),
  },
  'mail listOutboxMails': { may: adminOnly, call: (actor) => outbox.listOutboxMails(actor, {}) },
  'mail getOutboxMail': { may: adminOnly, call: withMail(outbox.getOutboxMail) },
  'mail previewOutboxMail': { may: adminOnly, call: withMail(outbox.previewOutboxMail) },
  'mail resendOutboxMail': { may: adminOnly, call: withMail(outbox.resendOutboxMail) },
}
