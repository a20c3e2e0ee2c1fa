import type { Transaction } from '@/lib/db/client'
import { contactOrders, travelBookingOrders, type RequestKind } from './rules'
import { contactQuery, travelBookingQuery } from './schema'
import {
  contactView,
  travelBookingView,
  type Contact,
  type ContactRow,
  type TravelBooking,
  type TravelBookingRow,
} from './view'

/**
 * The two kinds of request, by the name of their entity in the audit, and all in which they differ; how their columns
 * differ stands in their views. Whatever is done with requests runs over this table.
 */
export const requestKinds = {
  contact: {
    ...contactView,
    permissions: {
      list: 'contact:list',
      setDone: 'contact:set-done',
      reply: 'contact:reply',
      remove: 'contact:remove',
    },
    query: contactQuery,
    orders: contactOrders,
    isByItem: false,
    tableOf: (client: Transaction): Table<typeof contactView.select, ContactRow> => client.contactMessage,
    tableName: 'contact_messages',
    replyOf: (id: string) => ({ contactId: id }),
    csv: 'contacts',
    screens: { list: '/ContactDb', record: '/EditContactDb' },
    texts: {
      record: 'contactTitle',
      back: 'backToContacts',
      searchHint: 'searchContactsHint',
    },
  },
  'travel-booking': {
    ...travelBookingView,
    permissions: {
      list: 'travel-booking:list',
      setDone: 'travel-booking:set-done',
      reply: 'travel-booking:reply',
      remove: 'travel-booking:remove',
    },
    query: travelBookingQuery,
    orders: travelBookingOrders,
    isByItem: true,
    tableOf: (client: Transaction): Table<typeof travelBookingView.select, TravelBookingRow> =>
      client.travelBooking,
    tableName: 'travel_bookings',
    replyOf: (id: string) => ({ travelBookingId: id }),
    csv: 'travel-bookings',
    screens: { list: '/BookingDb', record: '/EditBookingDb' },
    texts: {
      record: 'bookingTitle',
      back: 'backToBookings',
      searchHint: 'searchBookingsHint',
    },
  },
} as const satisfies Record<RequestKind, object>

type Selects = { contact: typeof contactView.select; 'travel-booking': typeof travelBookingView.select }
type Rows = { contact: ContactRow; 'travel-booking': TravelBookingRow }
type Views = { contact: Contact; 'travel-booking': TravelBooking }
/** A request of that kind as staff see it. */
export type RequestOf<Kind extends RequestKind> = Views[Kind]

// What the verbs need of a table, whichever of the two it is.
type Table<Select, Row> = {
  count(args: { where: object; orderBy: object[]; take: number }): Promise<number>
  findMany(args: {
    where: object
    select: Select
    orderBy: object[]
    skip: number
    take: number
  }): Promise<Row[]>
  findUnique(args: { where: { id: string }; select: Select }): Promise<Row | null>
  updateMany(args: { where: { id: string } & MarkedAs; data: { doneAt: Date | null } }): Counted
  deleteMany(args: { where: { id: string } }): Counted
}
type Counted = Promise<{ count: number }>
/** Only what is open, or only what is done; all where nothing is said. */
export type MarkedAs = { doneAt?: null | { not: null } }

type Stored<Kind extends RequestKind> = {
  tableOf: (client: Transaction) => Table<Selects[Kind], Rows[Kind]>
  select: Selects[Kind]
  toView: (row: Rows[Kind]) => Views[Kind]
}
const stored: { [Kind in RequestKind]: Stored<Kind> } = requestKinds

/** How a kind is stored: its table, what is read of it, and how a row of it is shown. */
export const storedAs = <Kind extends RequestKind>(kind: Kind): Stored<Kind> => stored[kind]
