import { z } from 'zod'
import { dayOfDate } from '@/lib/core/day'
import type { Prisma } from '@/lib/db/generated/client'
import {
  dayShape,
  exampleDay,
  exampleId,
  exampleMoment,
  idShape,
  momentShape,
  phoneShape,
} from '@/lib/core/schemas'
import { travelItems } from './rules'

// A column is stated here alone, in the order in which it leaves (SPEC section 3): what is read from the table, the
// types, the shape in the API, the file for spreadsheets and what its sender downloads are made of it.
const contactColumns = {
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string(),
  phone: phoneShape,
  message: z.string(),
}
const travelBookingColumns = {
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: phoneShape,
  date: dayShape,
  item: z.enum(travelItems),
  destination: z.string().nullable(),
  message: z.string().nullable(),
}
const isAdmin = z.boolean().meta({ description: 'Whether a signed-in admin sent it.' })

function selectOf<Columns extends z.ZodRawShape>(columns: Columns): { [Name in keyof Columns]: true }
function selectOf(columns: z.ZodRawShape): object {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, true]))
}
const unsent = { id: true, isAdmin: true, doneAt: true, locale: true, createdAt: true } as const
const { date: day, ...sameInTable } = travelBookingColumns
const contactSent = { select: selectOf(contactColumns), shape: z.object(contactColumns) }
const travelBookingSent = {
  select: selectOf({ ...sameInTable, day }),
  shape: z.object(travelBookingColumns),
}

const contactSelect = {
  ...contactSent.select,
  ...unsent,
} satisfies Prisma.ContactMessageSelect
const travelBookingSelect = {
  code: true,
  ...travelBookingSent.select,
  ...unsent,
} satisfies Prisma.TravelBookingSelect

export type ContactRow = Prisma.ContactMessageGetPayload<{ select: typeof contactSelect }>
export type TravelBookingRow = Prisma.TravelBookingGetPayload<{ select: typeof travelBookingSelect }>

/** A message of the contact form as staff see it; moments are ISO 8601, the language is the one it was written in. */
export type Contact = ReturnType<typeof toContact>
function toContact({ doneAt, createdAt, ...row }: ContactRow) {
  return { ...row, isDone: doneAt !== null, createdAt: createdAt.toISOString() }
}

/** A request of the travel booking form as staff see it; `code` is how its person names it. */
export type TravelBooking = ReturnType<typeof toTravelBooking>
function toTravelBooking({ day, doneAt, createdAt, ...row }: TravelBookingRow) {
  return { ...row, date: dayOfDate(day), isDone: doneAt !== null, createdAt: createdAt.toISOString() }
}

/** A request of either kind; what only the other kind has is absent. */
export type AnyRequest = Pick<Contact | TravelBooking, keyof (Contact | TravelBooking)> &
  Partial<Omit<Contact, keyof TravelBooking>> &
  Partial<Omit<TravelBooking, keyof Contact>>

type Column = keyof typeof contactColumns | keyof typeof travelBookingColumns
/** What a screen tells of a request in a line of its own. */
export type RequestFact = 'name' | 'code' | Exclude<Column, 'firstName' | 'lastName'>

/** How contact messages are read, shown and searched. */
export const contactView = {
  select: contactSelect,
  toView: toContact,
  sent: contactSent,
  shape: z
    .object({ _id: idShape, ...contactColumns, isAdmin, createdAt: momentShape })
    .meta({ id: 'Contact' }),
  example: {
    _id: exampleId,
    firstName: 'Dawit',
    lastName: null,
    email: 'dawit@example.com',
    phone: '+251911445566',
    message: 'Do you rent by the month?',
    isAdmin: false,
    createdAt: exampleMoment,
  },
  columns: contactSent.shape.keyof().options,
  facts: ['name', 'email', 'phone', 'message'],
  listed: ['name', 'message', 'phone'],
} as const

/** How travel bookings are read, shown and searched. */
export const travelBookingView = {
  select: travelBookingSelect,
  toView: toTravelBooking,
  sent: travelBookingSent,
  shape: z
    .object({ _id: idShape, ...travelBookingColumns, isAdmin, createdAt: momentShape })
    .meta({ id: 'TravelBooking' }),
  example: {
    _id: exampleId,
    firstName: 'Marta',
    lastName: null,
    email: null,
    phone: '+251911778899',
    date: exampleDay,
    item: 'midsuv',
    destination: 'Hawassa',
    message: null,
    isAdmin: false,
    createdAt: exampleMoment,
  },
  columns: travelBookingSent.shape.keyof().options,
  facts: ['code', 'name', 'item', 'date', 'destination', 'phone', 'email', 'message'],
  listed: ['name', 'item', 'date', 'destination', 'phone'],
} as const

/** A request as the API shows it (CONTRACT section 6); its shape keeps back what does not leave. */
export function requestRecord<View extends { id: string }>({ id, ...view }: View) {
  return { _id: id, ...view }
}
