import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { getCancellation, undoCancellation } from '@/lib/bookings/cancellation'
import { changeBooking } from '@/lib/bookings/change-booking'
import { expireBookings } from '@/lib/bookings/jobs'
import { releaseTransaction, removeBooking, setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { addDays, type Day } from '@/lib/core/day'
import { closeAccount, reopenAccount } from '@/lib/customers/account-closing'
import { mergeCustomers } from '@/lib/customers/merge-customers'
import { removeUser } from '@/lib/customers/mutations'
import { database } from '@/lib/db/client'
import type { Booking } from '@/lib/db/generated/client'
import { claimPayment, decidePayment, refundPayment, takeCash } from '@/lib/payments/mutations'
import { listOwedRefunds } from '@/lib/payments/queries'
import { confirmExactPayments, confirmReceived } from '@/lib/payments/waiting-claims'
import { codeOf } from '../support/code-of'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '../support/factories'
import { casesFrom, isLongRun } from '../support/long-run'
import { at } from '../support/pick'

// Each of them a row of acts by chance, three of them at a time, on the money of a few bookings.
const histories = isLongRun ? 2000 : 20
// Every other booking is of today: on its own day a customer may have stayed away.
const firstDays = [dayFromToday(0), dayFromToday(8)] as const
const phones = ['+251911223344', '+251911556677'] as const

let admin: SignedInActor
let vehicleId: string
beforeAll(async () => {
  admin = await makeActor('admin')
  vehicleId = (await makeVehicle({ quantity: 10 * histories })).id
})

const step = fc.record({
  verb: fc.constantFrom(
    ...([
      'claim',
      'claim',
      'claim',
      'told',
      'cash',
      'confirm',
      'confirm',
      'refuse',
      'exact',
      'received',
    ] as const),
    ...([
      'refund',
      'cancel',
      'cancelByStaff',
      'noShow',
      'reopen',
      'succeed',
      'undo',
      'release',
      'days',
      'phone',
    ] as const),
    ...(['book', 'remove', 'expire', 'merge', 'close', 'open', 'erase'] as const),
  ),
  booking: fc.nat(9),
  payment: fc.nat(9),
  transfer: fc.nat(3),
  birr: fc.constantFrom(1000, 3500, 7000),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Scene = Awaited<ReturnType<typeof openScene>>

// What somebody else was quicker with, and what the rules refuse.
const expected = new Set([
  ...['done', 'nothing', 'NOT_FOUND', 'STATE_CONFLICT', 'PAYMENT_DECIDED', 'TRANSACTION_USED'],
  ...['TRANSACTION_RELEASED', 'TOO_MANY_CLAIMS', 'REFUND_TOO_HIGH', 'UNDO_OVER'],
  ...['TOO_MANY_PENDING', 'UNAUTHENTICATED'],
])

let references = 0
const newReference = () => `FT26330${(references++).toString(36).toUpperCase().padStart(5, '0')}`

async function openScene() {
  const customers = [await makeActor(), await makeActor()]
  const transfers = [0, 1, 2, 3].map(newReference)
  // What the bank says of them: all came, the last with another amount than anybody claims.
  await database().statementLine.createMany({
    data: transfers.map((reference, index) => ({
      ...{ bankKey: 'TEST', identity: crypto.randomUUID(), reference, day: new Date() },
      amountSantim: index === 3 ? 210_000 : 350_000,
    })),
  })
  const scene = {
    customers,
    transfers,
    bookings: new Array<{ id: string; customer: SignedInActor; date: Day }>(),
  }
  for (const index of [0, 1, 2]) await book(scene, index)
  return scene
}

async function book({ customers, bookings }: Pick<Scene, 'customers' | 'bookings'>, index: number) {
  const customer = at(customers, index)
  const unpaid = { transactionId: undefined, amount: undefined }
  const date = at(firstDays, bookings.length)
  const input = orderFor(vehicleId, { date, phone: at(phones, bookings.length), ...unpaid })
  const { id } = await createBooking(customer, { input, locale: 'en' })
  bookings.push({ id, customer, date })
}

async function act(scene: Scene, one: Step): Promise<string> {
  const { id, customer, date } = at(scene.bookings, one.booking)
  const claim = { transactionId: at(scene.transfers, one.transfer), amount: one.birr * 100 }
  const payments = await database().payment.findMany({
    where: { bookingId: { in: scene.bookings.map((booking) => booking.id) }, refundOfId: null },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const payment = payments.length > 0 ? at(payments, one.payment).id : null
  const ofToday = scene.bookings.filter((booking) => booking.date === firstDays[0])
  switch (one.verb) {
    case 'claim':
      return codeOf(claimPayment(customer, { bookingId: id, claim }))
    case 'told':
      return codeOf(claimPayment(admin, { bookingId: id, claim }))
    case 'cash':
      return codeOf(takeCash(admin, { bookingId: id, amount: one.birr * 100 }))
    case 'exact':
      return codeOf(confirmExactPayments(admin))
    case 'cancel':
      return codeOf(setBookingStatus(customer, { id, status: 'canceled' }))
    case 'cancelByStaff':
      return codeOf(setBookingStatus(admin, { id, status: 'canceled', cause: 'duplicate' }))
    case 'noShow':
      return codeOf(
        setBookingStatus(admin, { id: at(ofToday, one.booking).id, status: 'canceled', cause: 'no-show' }),
      )
    case 'reopen':
      return codeOf(setBookingStatus(admin, { id, status: 'pending' }))
    case 'succeed':
      return codeOf(setBookingStatus(admin, { id, status: 'successful' }))
    case 'undo':
      return codeOf(undoCancellation(customer, id))
    case 'release':
      return codeOf(releaseTransaction(admin, id))
    case 'days':
      return codeOf(changeBooking(admin, { id, input: { lastDate: addDays(date, one.payment % 3) } }))
    case 'phone':
      return codeOf(
        changeBooking(admin, {
          id,
          input: { phone: at(phones, one.payment), lastDate: addDays(date, one.transfer % 3) },
        }),
      )
    case 'book':
      return codeOf(book(scene, one.booking))
    case 'remove':
      return codeOf(removeBooking(admin, id))
    case 'expire':
      return codeOf(expireBookings(new AbortController().signal, new Date(Date.now() + 100 * 3_600_000)))
    case 'merge':
      return mergeRecords(scene)
    case 'close':
      return codeOf(closeAccount(admin, customer.id))
    case 'erase':
      return codeOf(removeUser(admin, customer.id))
    case 'open':
      return codeOf(reopenAccount(admin, customer.id))
    case 'confirm':
    case 'refuse':
    case 'received':
    case 'refund':
      return payment ? decideOn(payment, one) : 'nothing'
  }
}

function decideOn(id: string, { verb, birr }: Step): Promise<string> {
  const reason = 'Nothing came in'
  if (verb === 'received') return codeOf(confirmReceived(admin, id))
  if (verb === 'refund')
    return codeOf(refundPayment(admin, { id, refund: { amount: birr * 100, reason, reference: null } }))
  const decision =
    verb === 'confirm'
      ? ({ state: 'confirmed', reason: null } as const)
      : ({ state: 'refused', reason } as const)
  return codeOf(decidePayment(admin, { id, decision }))
}

async function mergeRecords({ customers }: Scene): Promise<string> {
  const records = await database().customer.findMany({
    where: { userId: { in: customers.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const [one, other] = records
  return one && other ? codeOf(mergeCustomers(admin, { fromId: one.id, intoId: other.id })) : 'nothing'
}

/** What breaks a rule of CONTRACT sections 7 and 10, counted through from the rows of payments alone. */
async function mistakes({ bookings, transfers }: Scene): Promise<string[]> {
  const rows = await database().booking.findMany({
    where: { id: { in: bookings.map(({ id }) => id) } },
    include: { payments: true },
  })
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  const found = rows.flatMap(({ id, payments, paidSantim, claimedSantim }) => {
    const ofState = (state: string) => payments.filter((one) => one.state === state)
    const amountsOf = (some: typeof payments) => some.map(({ amountSantim }) => amountSantim)
    const waiting = ofState('claimed').filter(({ releasedAt }) => releasedAt === null)
    return [
      ...(paidSantim === sum(amountsOf(ofState('confirmed'))) ? [] : [`${id}: paid`]),
      ...(claimedSantim === sum(amountsOf(waiting)) ? [] : [`${id}: claimed`]),
      ...payments
        .filter((one) => one.amountSantim > 0n)
        .filter((one) => {
          const back = payments.filter(({ refundOfId }) => refundOfId === one.id)
          return sum(amountsOf(back)) + one.amountSantim < 0n
        })
        .map((one) => `${one.id}: more returned than paid`),
    ]
  })
  const all = rows.flatMap(({ payments }) => payments)
  for (const transfer of transfers) {
    const counting = all.filter(
      (one) => one.reference === transfer && !one.refundOfId && one.state !== 'refused' && !one.releasedAt,
    )
    if (counting.length > 1) found.push(`${transfer}: counts ${counting.length} times`)
    const lines = await database().statementLine.findMany({ where: { reference: transfer } })
    const paid = all.find(({ id }) => id === lines[0]?.paymentId)
    if (paid && paid.state !== 'confirmed') found.push(`${transfer}: its line pays what is ${paid.state}`)
  }
  return [...found, ...(await owedOtherwise(rows))]
}

/** Bookings for which the list of what has to go back says something else than their own pages. */
async function owedOtherwise(
  rows: readonly Pick<Booking, 'id' | 'status' | 'hiddenAt' | 'paidSantim' | 'totalSantim'>[],
) {
  const owed = new Map((await listOwedRefunds(admin, 1000)).rows.map((one) => [one.bookingId, one.amount]))
  const said = rows.map(async ({ id, status, hiddenAt, paidSantim, totalSantim }) => {
    const over = Number(paidSantim - totalSantim) / 100
    const due = status === 'canceled' ? ((await getCancellation(admin, id))?.refund.amount ?? 0) : over
    return (owed.get(id) ?? 0) === (hiddenAt ? 0 : Math.max(0, due)) ? [] : [`${id}: owed ${due}`]
  })
  return (await Promise.all(said)).flat()
}

it(`${histories} random histories of claims, cash, statements, refunds and cancellations count each Birr once`, async () => {
  const told = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (steps) => {
      const scene = await openScene()
      for (let index = 0; index < steps.length; index += 3) {
        const group = steps.slice(index, index + 3)
        const codes = await Promise.all(
          group.map(async (one) => ({ verb: one.verb, code: await act(scene, one) })),
        )
        expect(codes.filter(({ code }) => !expected.has(code))).toEqual([])
        for (const { code } of codes) told.set(code, (told.get(code) ?? 0) + 1)
        expect(await mistakes(scene)).toEqual([])
      }
    }),
    { numRuns: histories, seed: casesFrom, endOnFailure: true, includeErrorInReport: true },
  )
  expect(told.get('done')).toBeGreaterThan(histories)
  process.stdout.write(`  ${histories} histories: ${JSON.stringify(Object.fromEntries(told))}\n`)
}, 2_400_000)
