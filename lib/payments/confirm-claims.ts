import 'server-only'
import { type Actor, authorize, requireProof, type SignedInActor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { answeringViolations, database } from '@/lib/db/client'
import { confirmTogether, type ExactClaim } from './decision'

/** How many are confirmed in one transaction: enough that it is quick, and few to be done again one by one. */
const together = 100
/** Somebody was quicker, or the books do not take it: the others are confirmed all the same. */
const leftAlone: readonly string[] = [
  'NOT_FOUND',
  'PAYMENT_DECIDED',
  'TRANSACTION_RELEASED',
  'STATE_CONFLICT',
]

/**
 * Confirms claims in transactions of many; what was confirmed stays so whatever comes after. A claim that somebody decided
 * meanwhile is left alone. Returns how many this call confirmed.
 */
export async function confirmExactClaims(actor: Actor, claims: readonly ExactClaim[]): Promise<number> {
  authorize(actor, 'payment:decide')
  requireProof(actor)
  let confirmed = 0
  for (let from = 0; from < claims.length; from += together) {
    const some = claims.slice(from, from + together)
    try {
      confirmed += await confirmInOne(actor, some)
    } catch (error) {
      if (!(error instanceof AppError && leftAlone.includes(error.code))) throw error
      for (const claim of some) confirmed += await confirmAlone(actor, claim)
    }
  }
  return confirmed
}

const confirmInOne = (actor: SignedInActor, claims: readonly ExactClaim[]) =>
  answeringViolations(() =>
    database().$transaction((transaction) => confirmTogether(transaction, actor, claims)),
  )

async function confirmAlone(actor: SignedInActor, claim: ExactClaim): Promise<number> {
  try {
    return await confirmInOne(actor, [claim])
  } catch (error) {
    if (error instanceof AppError && leftAlone.includes(error.code)) return 0
    throw error
  }
}
