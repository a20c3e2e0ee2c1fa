import { addDays, dateOfDay, dayInAddis, startOfDay } from '@/lib/core/day'
import { fullName } from '@/lib/core/i18n/format'
import type { BookingStatus } from '@/lib/db/generated/enums'
import { recogniseTransfer } from '@/lib/transfers/transfer'
import type { Database } from './database'

type Vehicle = { id: string; name: string; model: string; item: string; url: string; price: number }
type Customer = { id: string; email: string; phone: string; firstName: string; lastName: string }

export type BookingSeed = {
  vehicle: Vehicle
  customer: Customer
  /** Days from today in Addis Ababa. */
  inDays: number
  /** How many days it takes; one when left out. */
  days?: number
  status: BookingStatus
  transactionId: string
  destination: string
  message?: string
  /** How many days ago it was made; today when left out. */
  daysAgo?: number
}

const rentLine = { quote: 1, position: 1, kind: 'rent', args: { from: 1 }, unit: 'day' } as const
const dayMs = 24 * 60 * 60 * 1000

/** Makes a booking with the history that its status implies, and returns it. */
export async function createBooking(database: Database, seed: BookingSeed) {
  const { vehicle, customer, status, transactionId, days = 1 } = seed
  const unitSantim = vehicle.price * 100
  const madeAt = new Date(Date.now() - (seed.daysAgo ?? 0) * dayMs)
  const transfer = recogniseTransfer(transactionId)
  const first = { toStatus: 'pending', actorId: customer.id, actorRole: 'user', createdAt: madeAt } as const
  const decidedAt = new Date(Math.min(Date.now(), madeAt.getTime() + dayMs / 12))
  const decided = {
    fromStatus: 'pending',
    toStatus: status,
    actorRole: 'admin',
    createdAt: decidedAt,
  } as const
  const claim = {
    way: 'transfer',
    amountSantim: unitSantim * days,
    reference: transactionId,
    referenceKey: transfer.key,
    transferKind: transfer.kind,
    createdById: customer.id,
    createdAt: madeAt,
  } as const
  const countedOn = dateOfDay(dayInAddis(decidedAt))
  const confirmed = { state: 'confirmed', decidedAt, countedOn } as const
  const firstDay = addDays(dayInAddis(new Date()), seed.inDays)
  return database.booking.create({
    data: {
      vehicleId: vehicle.id,
      userId: customer.id,
      day: dateOfDay(firstDay),
      lastDay: dateOfDay(addDays(firstDay, days - 1)),
      totalSantim: unitSantim * days,
      lines: { create: { ...rentLine, quantity: days, unitSantim, amountSantim: unitSantim * days } },
      status,
      holdUntil: status === 'pending' ? startOfDay(firstDay) : null,
      payments: { create: status === 'successful' ? { ...claim, ...confirmed } : claim },
      phone: customer.phone,
      destination: seed.destination,
      message: seed.message ?? null,
      vehicleName: vehicle.name,
      vehicleModel: vehicle.model,
      vehicleItem: vehicle.item,
      vehicleUrl: vehicle.url,
      price: vehicle.price,
      customerName: fullName(customer),
      customerEmail: customer.email,
      locale: 'en',
      createdAt: madeAt,
      statusChanges: { create: status === 'pending' ? [first] : [first, decided] },
    },
  })
}
