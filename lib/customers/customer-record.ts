import 'server-only'
import { type Actor, authorize, holds } from '@/lib/auth/permissions'
import { bookingSelect, toBooking } from '@/lib/bookings/view'
import { parsePhone } from '@/lib/core/phone'
import { phonePart } from '@/lib/core/phone-text'
import { database } from '@/lib/db/client'
import {
  countCap,
  cursorArgs,
  cursorMoment,
  cursorPage,
  cursorWhere,
  type Order,
  type Page,
} from '@/lib/db/cursor'
import type { Prisma } from '@/lib/db/generated/client'
import { searchWords } from '@/lib/db/search'
import { soughtText } from '@/lib/db/sought-text'
import { paymentSelect, toPayment } from '@/lib/payments/view'
import { storedAs } from '@/lib/requests/kinds'
import type { CustomerOrder, CustomersQuery } from './schema'
import {
  type Customer,
  customerSelect,
  type CustomerRecord,
  noteSelect,
  toCustomer,
  toNote,
} from './record-view'

const perPage = 20
/** The most bookings, payments and messages that are shown of one person. */
const mostShown = 50

const lastBookedAt = { name: 'lastBookedAt', value: cursorMoment } as const
const orders = {
  newest: { columns: [lastBookedAt], descending: true },
  oldest: { columns: [lastBookedAt], descending: false },
} as const satisfies Record<CustomerOrder, Order>

/** A search by name, address or phone, in any script and spelling, whole or in part. */
function soughtBy(q: string): Prisma.CustomerWhereInput {
  const number = parsePhone(q) ?? phonePart(q)
  return {
    OR: [{ AND: searchWords(q).map(soughtText) }, ...(number ? [soughtText(number)] : [])],
  }
}

/** Who booked, by account or by phone, who booked last first where nothing else is asked for (CONTRACT section 11). */
export async function listCustomerPage(
  actor: Actor,
  { q, sort = 'newest', limit = perPage, ...request }: Partial<CustomersQuery> & { limit?: number },
): Promise<Page<Customer>> {
  authorize(actor, 'customer:find')
  const place = { ...request, order: orders[sort], limit }
  const rows = await database().customer.findMany({
    where: { mergedIntoId: null, AND: [q ? soughtBy(q) : {}, cursorWhere(place)] },
    select: customerSelect,
    ...cursorArgs(place),
  })
  const sums = await sumsOf(rows.map(({ id }) => id))
  return cursorPage(rows, place, (row) => toCustomer(row, sums(row.id)))
}

/** How many customers a search meets, counted up to `countCap + 1`. */
export async function countCustomers(actor: Actor, q?: string): Promise<number> {
  authorize(actor, 'customer:find')
  return database().customer.count({
    where: { mergedIntoId: null, AND: q ? soughtBy(q) : {} },
    take: countCap + 1,
  })
}

async function sumsOf(ids: readonly string[]) {
  const sums = await database().booking.groupBy({
    by: ['customerId'],
    where: { customerId: { in: [...ids] }, hiddenAt: null },
    _count: { _all: true },
    _sum: { paidSantim: true },
  })
  return (id: string) => {
    const sum = sums.find(({ customerId }) => customerId === id)
    return { bookings: sum?._count._all ?? 0, paid: Number(sum?._sum.paidSantim ?? 0) }
  }
}

/**
 * A person with what is known of them; of a record that was merged the one that it leads to, or null when there is none with
 * that id. Messages are there for who may read them (CONTRACT section 5).
 */
export async function getCustomer(actor: Actor, id: string): Promise<CustomerRecord | null> {
  authorize(actor, 'customer:find')
  const named = await database().customer.findUnique({ where: { id }, select: { mergedIntoId: true } })
  if (!named) return null
  const own = { customerId: named.mergedIntoId ?? id }
  const newest = [{ createdAt: 'desc' }, { id: 'desc' }] as const
  const row = await database().customer.findUniqueOrThrow({
    where: { id: own.customerId },
    select: { ...customerSelect, merged: { select: { phone: true, email: true } } },
  })
  const [sums, paymentCount, bookings, payments, notes] = await Promise.all([
    sumsOf([row.id]),
    database().payment.count({ where: { booking: { ...own, hiddenAt: null } } }),
    database().booking.findMany({
      where: { ...own, hiddenAt: null },
      orderBy: [...newest],
      take: mostShown,
      select: bookingSelect,
    }),
    database().payment.findMany({
      where: { booking: { ...own, hiddenAt: null } },
      orderBy: [...newest],
      take: mostShown,
      select: { ...paymentSelect, booking: { select: { code: true } } },
    }),
    database().customerNote.findMany({
      where: { OR: [own, { booking: own }] },
      orderBy: [...newest],
      take: mostShown,
      select: noteSelect,
    }),
  ])
  const people = [
    row,
    ...row.merged,
    ...bookings.map(({ phone, customerEmail: email }) => ({ phone, email })),
  ]
  const reach = {
    phones: [...new Set(people.map(({ phone }) => phone).filter(Boolean))],
    emails: [...new Set(people.map(({ email }) => email).filter(Boolean))],
  }
  const [messages, twins] = await Promise.all([messagesOf(actor, reach), twinsOf(row.id, reach)])
  return {
    ...toCustomer(row, sums(row.id)),
    ...reach,
    ...messages,
    twins,
    bookings: bookings.map(toBooking),
    paymentCount,
    payments: payments.map(({ booking, ...payment }) => ({ ...toPayment(payment), code: booking.code })),
    notes: notes.map(toNote),
  }
}

/** Whose a booking is; null once the person was deleted. */
export async function findCustomerOf(actor: Actor, bookingId: string): Promise<string | null> {
  authorize(actor, 'customer:find')
  const row = await database().booking.findUnique({ where: { id: bookingId }, select: { customerId: true } })
  return row?.customerId ?? null
}

type Reach = { phones: string[]; emails: string[] }

const reachedBy = ({ phones, emails }: Reach) => ({
  OR: [{ phone: { in: phones } }, { email: { in: emails } }],
})

/** What the person wrote, by their numbers and addresses; both lists are short, for people write seldom. */
async function messagesOf(actor: Actor, reach: Reach) {
  const read = { where: reachedBy(reach), orderBy: { createdAt: 'desc' }, take: mostShown } as const
  const [travel, contact] = [storedAs('travel-booking'), storedAs('contact')]
  const [travels, contacts] = await Promise.all([
    database().travelBooking.findMany({ ...read, select: travel.select }),
    holds(actor, 'contact:list')
      ? database().contactMessage.findMany({ ...read, select: contact.select })
      : [],
  ])
  return { travelBookings: travels.map(travel.toView), contacts: contacts.map(contact.toView) }
}

/** Other records that share a number or an address: perhaps the same person. */
async function twinsOf(id: string, reach: Reach): Promise<Customer[]> {
  // Asked for by themselves: each way to another record is then read along its own index.
  const accounts = await database().user.findMany({
    where: { phone: { in: reach.phones } },
    take: mostShown,
    select: { id: true },
  })
  const rows = await database().customer.findMany({
    where: {
      ...{ id: { not: id }, mergedIntoId: null },
      OR: [...reachedBy(reach).OR, { userId: { in: accounts.map((account) => account.id) } }],
    },
    orderBy: [{ lastBookedAt: 'desc' }, { id: 'desc' }],
    take: 5,
    select: customerSelect,
  })
  const sums = await sumsOf(rows.map((row) => row.id))
  return rows.map((row) => toCustomer(row, sums(row.id)))
}
