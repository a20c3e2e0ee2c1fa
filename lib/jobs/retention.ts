import 'server-only'
import { database, type Database } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { forgetOldBookings, personDays } from '@/lib/bookings/person-erasure'
import { logger } from '@/lib/core/logger'

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number, now: Date) => new Date(now.getTime() - days * day)

type Retention = {
  /** How long its rows are kept; the same words stand in docs/operations/retention.md. */
  kept: string
  /** Removes what is over, and says how much that was. */
  remove?: (client: Database, now: Date) => Promise<{ count: number }>
}

/** How long each table keeps its rows. A model that is missing here does not compile. */
export const retention: Record<Prisma.ModelName, Retention> = {
  User: { kept: 'until the account is deleted' },
  IdentityAccount: { kept: 'until the account is deleted' },
  SavedView: { kept: 'until the person or the account’s deletion removes it' },
  Authenticator: { kept: 'until the person takes it away or the account is deleted' },
  Passkey: { kept: 'until the person takes it away or the account is deleted' },
  RecoveryCode: { kept: 'until new ones are made, the last factor goes or the account is deleted' },
  AdminGuard: { kept: 'always; one row' },
  Vehicle: { kept: 'until staff delete it' },
  VehicleWord: { kept: 'always; words that vehicles are found by' },
  VehiclePicture: { kept: 'until staff or the vehicle’s deletion remove it' },
  VehicleDay: { kept: 'until the vehicle is deleted' },
  BlockedPlace: { kept: 'until staff or the vehicle’s deletion remove it' },
  PriceRule: { kept: 'until an admin or the vehicle’s deletion removes it' },
  Extra: { kept: 'until an admin deletes it' },
  Booking: {
    kept: 'always; deleted ones are hidden; the person in it until 2 years after its last day',
    remove: forgetOldBookings,
  },
  Customer: { kept: 'until its last booking is forgotten, or the account is deleted' },
  CustomerNote: { kept: 'as long as its customer, or until staff delete it' },
  BookingLine: { kept: 'as long as its booking' },
  Driver: { kept: 'until staff delete it; one with trips stays, inactive' },
  DriverDayOff: { kept: 'as long as its driver' },
  Unit: { kept: 'until staff or the vehicle’s deletion remove it' },
  UnitOutage: { kept: 'as long as its unit' },
  Assignment: { kept: 'as long as its booking' },
  DutyStep: { kept: 'as long as its booking' },
  BookingChange: { kept: 'as long as its booking' },
  Payment: { kept: 'always; it is the books' },
  ClosedMonth: { kept: 'always; it is the books' },
  Statement: { kept: 'always; it is the books' },
  StatementLine: {
    kept: 'always; it is the books, its text for 90 days',
    remove: (client, now) =>
      client.statementLine.updateMany({
        where: { createdAt: { lt: daysAgo(90, now) }, description: { not: null } },
        data: { description: null },
      }),
  },
  StatementEntry: { kept: 'always; it is the books' },
  StatementColumns: { kept: 'always; one row per bank' },
  StatementDraft: {
    kept: 'until its columns are named, at most a day',
    remove: (client, now) =>
      client.statementDraft.deleteMany({ where: { createdAt: { lt: daysAgo(1, now) } } }),
  },
  Settings: { kept: 'always; one row' },
  BackupRun: {
    kept: 'a year',
    remove: (client, now) =>
      client.backupRun.deleteMany({ where: { finishedAt: { lt: daysAgo(365, now) } } }),
  },
  TravelBooking: {
    kept: 'until staff or the sender’s account delete it, at most 2 years',
    remove: (client, now) =>
      client.travelBooking.deleteMany({ where: { createdAt: { lt: daysAgo(personDays, now) } } }),
  },
  RequestReply: { kept: 'as long as the message or request that it answers' },
  ContactMessage: {
    kept: 'until an admin or the sender’s account delete it, at most 2 years',
    remove: (client, now) =>
      client.contactMessage.deleteMany({ where: { createdAt: { lt: daysAgo(personDays, now) } } }),
  },
  NewsletterSubscriber: {
    kept: 'until the person leaves; 30 days where the address was never confirmed',
    remove: (client, now) =>
      client.newsletterSubscriber.deleteMany({
        where: { confirmedAt: null, askedAt: { lt: daysAgo(30, now) } },
      }),
  },
  AuditEntry: { kept: 'always; it holds ids and no personal data' },
  Session: {
    kept: 'until it expires, 30 days after the sign-in',
    remove: (client, now) => client.session.deleteMany({ where: { expiresAt: { lt: now } } }),
  },
  VerificationToken: {
    kept: 'until a day after it expires',
    remove: (client, now) =>
      client.verificationToken.deleteMany({ where: { expiresAt: { lt: daysAgo(1, now) } } }),
  },
  RequestKey: {
    kept: '30 days',
    remove: (client, now) => client.requestKey.deleteMany({ where: { createdAt: { lt: daysAgo(30, now) } } }),
  },
  RateLimit: {
    kept: 'until its window ends; its keys are hashed',
    remove: (client, now) =>
      client.rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } }),
  },
  OutboxMail: {
    kept: 'until 90 days after it was sent or given up; a queued mail is kept',
    remove: (client, now) =>
      client.outboxMail.deleteMany({
        where: {
          OR: [
            { state: 'sent', sentAt: { lt: daysAgo(90, now) } },
            { state: 'failed', givenUpAt: { lt: daysAgo(90, now) } },
          ],
        },
      }),
  },
}

/** Removes everything whose time is over, table by table. Called by the job `remove-expired`. */
export async function removeExpired(signal: AbortSignal, now = new Date()): Promise<void> {
  for (const [table, { remove }] of Object.entries(retention)) {
    if (!remove || signal.aborted) continue
    const { count } = await remove(database(), now)
    if (count > 0) logger.info({ table, count }, 'expired rows removed')
  }
}
