import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, requireProof } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { answeringViolations, database } from '@/lib/db/client'

/** A month of the books into which nothing comes any more. */
export type ClosedMonth = {
  /** `YYYY-MM`. */
  month: string
  /** How many payments and refunds counted in it, and their sum in santim. */
  rows: number
  total: number
}

/**
 * Closes a month of the books: the database counts its rows, and what comes later counts in the next open one (CONTRACT
 * section 10). Throws INVALID_INPUT for a month that has not begun in Addis Ababa, MONTH_CLOSED.
 */
export async function closeMonth(actor: Actor, month: string): Promise<ClosedMonth> {
  authorize(actor, 'month:close')
  requireProof(actor)
  if (month > dayInAddis(new Date()).slice(0, 7)) {
    throw new AppError('INVALID_INPUT', { month: 'monthNotBegun' })
  }
  return answeringViolations(() =>
    database().$transaction(async (transaction) => {
      const { rows, totalSantim } = await transaction.closedMonth.create({
        data: { month, rows: 0, totalSantim: 0, closedById: actor.id },
        select: { rows: true, totalSantim: true },
      })
      const closed = { month, rows, total: Number(totalSantim) }
      await recordAudit(transaction, actor, {
        ...{ action: 'close', entity: 'month', entityId: month },
        changes: { rows: [null, closed.rows], total: [null, closed.total] },
      })
      return closed
    }),
  )
}
