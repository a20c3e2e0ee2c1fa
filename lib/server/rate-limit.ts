import 'server-only'
import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { authSecret } from '@/lib/auth/session-token'
import { databasePool } from '@/lib/db/client'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'

export type Tally = {
  /** Tries in the running window, this one included. */
  count: number
  isOver: boolean
  /** Seconds until the window ends. */
  retryAfterSeconds: number
}

const limiters = new Map<string, RateLimiterPostgres>()

function limiterOf(name: string, points: number, seconds: number): RateLimiterPostgres {
  let limiter = limiters.get(name)
  if (!limiter) {
    limiter = new RateLimiterPostgres({
      storeClient: databasePool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    })
    limiters.set(name, limiter)
  }
  return limiter
}

function limiterNamed(name: LimitName): RateLimiterPostgres {
  const { points, seconds } = limits[name]
  return limiterOf(name, Math.max(1, Math.round(points * env().RATE_LIMIT_FACTOR)), seconds)
}

/** What stands in the table instead of an address or an email; without our secret nobody can try which one it is. */
function hashed(key: string): string {
  return createHmac('sha256', authSecret()).update(key).digest('base64url')
}

/** What is kept of an internet address, to know it again. */
export const hashedAddress = (address: string): string => hashed(`address ${address}`)

/** Counts one try, in one statement of the database, so that several processes share the count. */
export async function countTry(name: LimitName, key: string): Promise<Tally> {
  const tallyOf = (result: RateLimiterRes, isOver: boolean): Tally => ({
    count: result.consumedPoints,
    isOver,
    retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  })
  try {
    return tallyOf(await limiterNamed(name).consume(hashed(key)), false)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return tallyOf(refusal, true)
    throw refusal
  }
}

/** Takes a counted try back, because it turned out to be none. */
export async function takeTryBack(name: LimitName, key: string): Promise<void> {
  await limiterNamed(name).reward(hashed(key))
}

/** The refusal of a try beyond the limit; the edges say when to try again. */
export function tooManyTries({ retryAfterSeconds }: Tally): AppError {
  return new AppError('TOO_MANY_TRIES', undefined, { retryAfterSeconds })
}

/** Counts one try and refuses it with TOO_MANY_TRIES beyond the limit (CONTRACT section 6). */
export async function consumeLimit(name: LimitName, key: string): Promise<void> {
  const tally = await countTry(name, key)
  if (tally.isOver) throw tooManyTries(tally)
}

/** Whether a key is used for the first time within some seconds; of several at the same moment one is, over all processes. */
export async function isFirstUse(name: string, key: string, seconds: number): Promise<boolean> {
  try {
    await limiterOf(`once-${name}`, 1, seconds).consume(hashed(key))
    return true
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false
    throw refusal
  }
}

const remembered = (name: string) => limiterOf(`known-${name}`, 1, 0)

/** Remembers a key for some days, hashed like all others. */
export async function rememberKey(name: string, key: string, days: number): Promise<void> {
  await remembered(name).set(hashed(key), 1, days * 24 * 60 * 60)
}

/** Whether a key is remembered. */
export async function isKeyRemembered(name: string, key: string): Promise<boolean> {
  return (await remembered(name).get(hashed(key))) !== null
}

const quarterHour = 15 * 60
const hour = 60 * 60

/** How often something may be tried by one key within how many seconds (CONTRACT section 6). */
export const limits = {
  'login-account-address': { points: 10, seconds: quarterHour },
  'login-account-device': { points: 10, seconds: quarterHour },
  'login-address': { points: 100, seconds: quarterHour },
  'login-account': { points: 200, seconds: quarterHour },
  'own-password': { points: 10, seconds: quarterHour },
  'second-step': { points: 10, seconds: quarterHour },
  'audited-sign-in': { points: 20, seconds: hour },
  registration: { points: 60, seconds: hour },
  'link-mail-address': { points: 60, seconds: hour },
  'link-mail-account': { points: 5, seconds: hour },
  'link-use-address': { points: 60, seconds: hour },
  'booking-account': { points: 20, seconds: hour },
  'booking-address': { points: 120, seconds: hour },
  'public-form': { points: 60, seconds: hour },
  // Fifty vehicles with all their pictures.
  picture: { points: 400, seconds: hour },
} as const satisfies Record<string, { points: number; seconds: number }>

export type LimitName = keyof typeof limits
