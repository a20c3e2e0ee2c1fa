import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { addDays, dateOfDay, dayInAddis, dayOfDate, type Day } from '@/lib/core/day'
import { takenIn } from '@/lib/vehicles/availability/rules'
import { database } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { countCap } from '@/lib/db/cursor'
import type { BookingStatus } from '@/lib/bookings/rules'

/** A booking in a few words. */
export type AgendaBooking = {
  id: string
  day: Day
  vehicleName: string
  customerName: string
  /** E.164. */
  phone: string
  destination: string
  status: BookingStatus
}
/** Some of the bookings that belong together, and how many there are; `countCap + 1` stands for more. */
export type AgendaPart = { count: number; bookings: AgendaBooking[] }
export type Agenda = { today: Day; todays: AgendaPart; tomorrows: AgendaPart; toCheck: AgendaPart }

// What each part of the agenda shows.
const agendaRows = 5

/** What staff have before them: the bookings of today and tomorrow, and the transfers to check, soonest first. */
export async function getAgenda(actor: Actor): Promise<Agenda> {
  authorize(actor, 'booking:list-any')
  const today = dayInAddis(new Date())
  const [todays, tomorrows, toCheck] = await Promise.all([
    readPart(heldOn(today)),
    readPart(heldOn(addDays(today, 1))),
    readPart({ status: 'pending', day: { gte: dateOfDay(today) } }),
  ])
  return { today, todays, tomorrows, toCheck }
}

const heldOn = (day: Day): Prisma.BookingWhereInput => ({
  ...takenIn({ from: day, to: day }),
  status: { in: ['pending', 'successful'] },
})

async function readPart(where: Prisma.BookingWhereInput): Promise<AgendaPart> {
  const rows = await database().booking.findMany({
    where,
    select: {
      id: true,
      day: true,
      vehicleName: true,
      customerName: true,
      phone: true,
      destination: true,
      status: true,
    },
    orderBy: [{ day: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    take: agendaRows,
  })
  // Fewer than there is room for are all there are.
  const isAll = rows.length < agendaRows
  const count = isAll ? rows.length : await database().booking.count({ where, take: countCap + 1 })
  return { count, bookings: rows.map(({ day, ...rest }) => ({ ...rest, day: dayOfDate(day) })) }
}
