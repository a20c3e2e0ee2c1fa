import type { Refund } from '@/lib/bookings/refund-rules'
import { openOf } from '@/lib/bookings/rules'
import { addDays, type Day } from '@/lib/core/day'
import type { BankWord, Payment } from './view'

/** Whether a payment is a claim that is to be confirmed or refused. */
export const isOpenClaim = ({ state, isReleased }: Pick<Payment, 'state' | 'isReleased'>): boolean =>
  state === 'claimed' && !isReleased

/**
 * Whether a bank can have written a day on a statement: within five years before today and one after. Any other is a wrong year, or
 * one of the Ethiopian calendar, which is seven or eight behind.
 */
export const isStatementDay = (day: Day, today: Day): boolean =>
  day >= addDays(today, -5 * 365) && day <= addDays(today, 365)

/** What is left of a payment to be returned, in santim: 0 of what was not confirmed and of refunds. */
export function leftOf(
  { id, state, amount, refundOf }: Pick<Payment, 'id' | 'state' | 'amount' | 'refundOf'>,
  payments: readonly Pick<Payment, 'amount' | 'refundOf'>[],
): number {
  if (state !== 'confirmed' || refundOf) return 0
  return payments.filter((one) => one.refundOf === id).reduce((left, one) => left + one.amount, amount)
}

/**
 * What is suggested to be returned of a payment of which `left` santim are left: what a cancellation still owes by its rule, what
 * was paid too much, or all of it; 0 where the rule returns nothing. `over` and the refund are in Br.
 */
export function suggestedRefund(
  left: number,
  { over, refund }: { over: number; refund: Pick<Refund, 'amount'> | undefined },
): number {
  if (refund) return Math.min(left, Math.round(refund.amount * 100))
  return over > 0 ? Math.min(left, Math.round(over * 100)) : left
}

/**
 * The transfer of which a customer has to be told first that it was refused: the last that they told of, as long as they told
 * of no further one. `payments` are those of one booking, the oldest first.
 */
export function lastRefused<Told extends Pick<Payment, 'state' | 'refundOf'>>(
  payments: readonly Told[],
): Told | null {
  const last = payments.findLast(({ refundOf }) => refundOf === null)
  return last?.state === 'refused' ? last : null
}

/** What counts when a claim is confirmed, in santim: what the bank says has come, where its line names another amount. */
export function receivedOf(claimed: number, bank: BankWord | undefined): number {
  return bank?.verdict === 'differs' && bank.line?.isOpen ? bank.line.amount : claimed
}

/**
 * What confirming a claim means: what counts, in santim, whether that is not what was claimed, and what its button says where it
 * says more than to confirm, a key of `PaymentForms`. `due` is what the booking still costs, in Br; nothing where it is canceled.
 */
export function confirmationOf(claimed: number, bank: BankWord | undefined, due: number) {
  const received = receivedOf(claimed, bank)
  const isReceived = received !== claimed
  const missing = openOf({ due, claimed: received / 100 })
  const says = missing > 0 ? 'confirmPart' : isReceived ? 'confirmAmount' : null
  return { received, isReceived, missing, says } as const
}

/** Stands for the id of a payment in the address of a booking where staff note a transfer that they were told of. */
export const toldTransfer = 'transfer'

/** Whether two texts differ in exactly one sign: another one, one more or one less. */
export function isOneSignApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (one === other || long.length - short.length > 1) return false
  const same = [...short].findIndex((sign, index) => sign !== long[index])
  if (same === -1) return true
  return short.slice(short.length === long.length ? same + 1 : same) === long.slice(same + 1)
}

const listNames = ['q', 'bank', 'of', 'group', 'sort', 'columns', 'limit', 'after', 'before']

/** What the address of the list of waiting payments is made of: its known names, whatever else a form sends. */
export function waitingListQuery(list: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(list)].filter(([name]) => listNames.includes(name)))
}

/** The largest file of a statement, in bytes. */
export const mostStatementBytes = 5 * 1024 * 1024
