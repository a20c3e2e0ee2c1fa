import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { Pool, type PoolConfig } from 'pg'
import { type Day, isDay } from '@/lib/core/day'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { markDatabaseRead } from '@/lib/core/page-render'
import { giveUpSilent, leaveUnnamed, nameOfStatement, traceQueries } from './connection'
import { Prisma, PrismaClient } from './generated/client'

export type Database = PrismaClient
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

const shared: typeof globalThis & { entotoDatabase?: Database; entotoPool?: Pool; entotoSessionPool?: Pool } =
  globalThis

const sessionClock = '-c TimeZone=UTC -c DateStyle=ISO'

/**
 * The address of a database whose sessions tell moments and days so, whatever its server or the address itself says: Prisma
 * writes moments without a zone, reads the one that they come with as UTC, and knows no other order of a date than year,
 * month, day. Other settings that the address gives to a session stay.
 */
export function withSessionClock(url: string): string {
  const address = new URL(url)
  const own = address.searchParams.get('options')
  // Of two values for one setting the last counts.
  address.searchParams.set('options', own ? `${own} ${sessionClock}` : sessionClock)
  return address.href
}

/** How long one statement may work, one lock be waited for, and a transaction do nothing; the server ends what takes longer. */
const sessionSettings = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} as const
/** Longer than any statement may work: who is silent for so long does not answer at all. */
const silenceMs = 18_000
/** How long a request waits for a connection. A rush for the last place waits its turn. */
const connectionMs = 12_000
/** How long a connection is kept for the next page: a new one costs the database more than the page asks of it. */
const idleMs = 60_000

/** The one pool of connections of this process, for what Prisma cannot say. Opened at first use. */
export function databasePool(): Pool {
  markDatabaseRead()
  if (!shared.entotoPool) {
    const { DATABASE_URL: url, DATABASE_LISTEN_URL: isPooled } = env()
    if (!url) throw new Error('DATABASE_URL: required at run time')
    // A pooler refuses settings of a session; it gives them itself (docs/operations/second-machine.md).
    shared.entotoPool = isPooled ? openPool(url) : openPool(withSessionClock(url), sessionSettings)
    if (isPooled) shared.entotoPool.on('connect', leaveUnnamed)
  }
  return shared.entotoPool
}

/**
 * Connections that keep what a session keeps, for the queue of jobs: it listens and prepares statements. The one pool, unless
 * that leads through a pooler, which gives each transaction another session.
 */
export function sessionPool(): Pool {
  const { DATABASE_LISTEN_URL: url } = env()
  if (!url) return databasePool()
  return (shared.entotoSessionPool ??= openPool(withSessionClock(url), { ...sessionSettings, max: 3 }))
}

function openPool(connectionString: string, settings: PoolConfig = {}): Pool {
  const pool = new Pool({
    ...{ connectionString, max: 10, connectionTimeoutMillis: connectionMs, idleTimeoutMillis: idleMs },
    ...settings,
  })
  // The pool replaces a connection that breaks, and a query on it fails by itself; an error event that nobody listens
  // to would end the process.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    giveUpSilent(client.connection.stream, silenceMs)
  })
  if (env().OTEL_EXPORTER_OTLP_ENDPOINT) traceQueries(pool)
  return pool
}

/** The one client of this process. Opened at first use, so that a build needs no database. */
export function database(): Database {
  markDatabaseRead()
  // A rush for the last place waits its turn: no one is turned away because the pool is busy for a moment.
  shared.entotoDatabase ??= new PrismaClient({
    adapter: new PrismaPg(databasePool(), { statementNameGenerator: nameOfStatement }),
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  })
  return shared.entotoDatabase
}

/** Rows came between finding and holding what a transaction decides on. */
export class LateRows extends Error {}

/**
 * Runs a transaction that holds several rows before it decides, and begins it anew where it throws `LateRows`: to wait for those
 * rows with what it holds by then would be to wait in a circle.
 */
export async function holdingTransaction<Answer>(
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  for (let left = 4; ; left -= 1) {
    try {
      return await database().$transaction(work)
    } catch (error) {
      if (!(error instanceof LateRows) || left === 0) throw error
    }
  }
}

type LockedTable =
  | 'users'
  | 'vehicles'
  | 'bookings'
  | 'payments'
  | 'price_rules'
  | 'extras'
  | 'contact_messages'
  | 'travel_bookings'

/**
 * Waits until nobody else changes a row and holds it until the transaction ends: what is read of it afterwards stays
 * true while something is decided on it. Does nothing where there is no such row. A person's row may still be pointed at
 * meanwhile, as everybody does who writes to one of their bookings: they would wait for each other in a circle.
 */
export async function lockRow(transaction: Transaction, table: LockedTable, id: string): Promise<void> {
  const strength = Prisma.raw(table === 'users' ? 'NO KEY UPDATE' : 'UPDATE')
  await transaction.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ${id}::uuid FOR ${strength}`
}

/** Invariants of the database that a service answers for (prisma/migrations, docs/decisions/database-invariants.md). */
const violations = {
  SOLD_OUT: 'one_day_sold_out',
  TRANSACTION_USED: ['payments_reference_key_key', 'payments_reference_text_key'],
  TOO_MANY_PENDING: 'too_many_pending',
  MONTH_CLOSED: ['month_closed', 'closed_months_pkey'],
  REFUND_TOO_HIGH: 'refund_too_high',
  EMAIL_TAKEN: 'users_email_key',
  VIEW_NAME_TAKEN: 'saved_views_user_id_path_name_key',
  LAST_ADMIN: 'last_admin',
  PLACES_HELD: 'one_day_places_held',
  RANK_TAKEN: 'price_rules_rank_taken',
  PRICE_RULE_VEHICLE: 'price_rules_vehicle_id_fkey',
  RECORD_GONE: ['bookings_request_id_fkey', 'bookings_vehicle_id_fkey', 'vehicle_days_vehicle_id_fkey'],
  REQUEST_KEY_USED: 'request_keys_pkey',
  DRIVER_TAKEN: ['assignments_driver_taken', 'driver_busy'],
  DRIVER_OFF: 'driver_off',
  LICENCE_EXPIRED: 'licence_expired',
  UNIT_TAKEN: ['assignments_unit_taken', 'unit_busy'],
  UNIT_FOREIGN: 'unit_foreign',
  UNIT_BLOCKED: 'unit_blocked',
  TOO_MANY_UNITS: 'units_over_quantity',
  PLATE_TAKEN: ['units_plate_key', 'units_plate_once'],
  DUTY_OF_OTHER: 'duty_of_other',
} as const

/** Whether a database error is the named violation. Reads messages for recognition only; they are never shown. */
export function isViolation(error: unknown, name: keyof typeof violations): boolean {
  const known = violations[name]
  const names = typeof known === 'string' ? [known] : known
  const text = textOf(error)
  return names.some((constraint) => text.includes(constraint))
}

/**
 * Takes the lock of dispatch, before rows of drivers, units and assignments are read for a change of them: after all rows of
 * bookings and vehicles that the transaction wants (docs/decisions/dispatch.md).
 */
export async function lockDispatch(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('dispatch'))`
}

/** The day on which driver or unit stand in the way, as the database names it; null where it names none. */
export function conflictDay(error: unknown): Day | null {
  const day = /(?:driver|unit|licence)_\w+ on (\d{4}-\d{2}-\d{2})/.exec(textOf(error))?.[1] ?? ''
  return isDay(day) ? day : null
}

/** The first day on which a vehicle has no place left, as its guard names it; null for any other error. */
function soldOutDay(error: unknown): Day | null {
  const day = /one_day_sold_out on ([\d-]+)/.exec(textOf(error))?.[1] ?? ''
  return isDay(day) ? day : null
}

/** The refusal of a rental on one of whose days no place is left; `day` is the first of them. */
function soldOut(day: Day): AppError {
  return new AppError('SOLD_OUT', { date: 'soldOutOn' }, { days: [day] })
}

/**
 * Turns constraint violations of bookings into AppErrors. `sentPhone` says that the phone was sent: the database refuses only a phone
 * with too many pending bookings.
 */
export async function answeringViolations<T>(
  work: () => Promise<T>,
  { sentPhone = false }: { sentPhone?: boolean } = {},
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const day = soldOutDay(error)
    if (day) throw soldOut(day)
    if (isViolation(error, 'TRANSACTION_USED')) {
      throw new AppError('TRANSACTION_USED', { transactionId: 'transactionUsed' })
    }
    if (isViolation(error, 'TOO_MANY_PENDING')) {
      throw new AppError('TOO_MANY_PENDING', sentPhone ? { phone: 'phoneFull' } : undefined)
    }
    if (isViolation(error, 'MONTH_CLOSED')) throw new AppError('MONTH_CLOSED')
    if (isViolation(error, 'RECORD_GONE')) throw new AppError('NOT_FOUND')
    if (isViolation(error, 'REFUND_TOO_HIGH')) {
      throw new AppError('REFUND_TOO_HIGH', { amount: 'refundTooHigh' })
    }
    throw error
  }
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return `${error.message} ${'meta' in error ? JSON.stringify(error.meta) : ''} ${'cause' in error ? JSON.stringify(error.cause) : ''}`
}
