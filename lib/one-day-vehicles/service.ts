import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/actor'
import { addDays, dateOfDay, dayInAddis, dayOfDate, type Day } from '@/lib/dates/day'
import { database } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/i18n/routing'
import type { OneDayVehicleQuery } from './schema'
import { localizedFeatures, type LocalizedText } from './localized-features'

/** Cards on one page of the public list. */
export const vehiclesPerPage = 12

export type OneDayVehicle = {
  id: string
  name: string
  model: string
  features: LocalizedText
  /** Whole Br for one day with the driver. */
  price: number
  quantity: number
  seats: number
  url: string
  filename: string
  /** What is left on the day that was asked for. */
  available: number
}

const columns = {
  id: true,
  name: true,
  model: true,
  item: true,
  itemLocale: true,
  itemTranslations: true,
  price: true,
  quantity: true,
  seats: true,
  url: true,
  filename: true,
} as const satisfies Prisma.OneDayVehicleSelect

const withDay = (day: Day) =>
  ({
    ...columns,
    days: { where: { day: dateOfDay(day) }, select: { booked: true, blocked: true } },
  }) satisfies Prisma.OneDayVehicleSelect

type Row = Prisma.OneDayVehicleGetPayload<{ select: ReturnType<typeof withDay> }>

function toView({ days, item, itemLocale, itemTranslations, ...rest }: Row, locale: Locale): OneDayVehicle {
  const held = days[0]
  return {
    ...rest,
    features: localizedFeatures({ item, itemLocale, itemTranslations }, locale),
    available: Math.max(0, rest.quantity - (held?.booked ?? 0) - (held?.blocked ?? 0)),
  }
}

/** LIKE treats `%`, `_` and `\` as its own; what a person types is plain text. */
const likePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function matching(query: OneDayVehicleQuery): Prisma.OneDayVehicleWhereInput {
  const words = (query.q ?? '').split(/\s+/).filter(Boolean).slice(0, 8)
  return {
    price: { gte: query.min ?? 0, ...(query.max === undefined ? {} : { lte: query.max }) },
    AND: words.map((word) => ({
      OR: (['name', 'model', 'item'] as const).map((column) => ({
        [column]: { contains: likePattern(word), mode: 'insensitive' as const },
      })),
    })),
  }
}

export type OneDayVehiclePage = { vehicles: OneDayVehicle[]; total: number; page: number; pages: number }

/** One page of the public list, cheapest first, with what is left on the day (default: today in Addis Ababa). */
export async function listOneDayVehicles(
  actor: Actor,
  { query, locale, limit = vehiclesPerPage }: { query: OneDayVehicleQuery; locale: Locale; limit?: number },
): Promise<OneDayVehiclePage> {
  authorizeAnyone(actor, 'one-day-vehicle:list')
  const where = matching(query)
  const total = await database().oneDayVehicle.count({ where })
  const pages = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(query.page, pages)
  const rows = await database().oneDayVehicle.findMany({
    where,
    select: withDay(query.date ?? dayInAddis(new Date())),
    orderBy: [{ price: 'asc' }, { id: 'asc' }],
    skip: (page - 1) * limit,
    take: limit,
  })
  return { vehicles: rows.map((row) => toView(row, locale)), total, page, pages }
}

/** A vehicle with what is left on a day, or null when there is none with that id. */
export async function getOneDayVehicle(
  actor: Actor,
  { id, day, locale }: { id: string; day: Day; locale: Locale },
): Promise<OneDayVehicle | null> {
  authorizeAnyone(actor, 'one-day-vehicle:list')
  const row = await database().oneDayVehicle.findUnique({ where: { id }, select: withDay(day) })
  return row && toView(row, locale)
}

/** What is left of a vehicle on each of some days from `from` on, in order. */
export async function listAvailability(
  actor: Actor,
  { vehicleId, from, days }: { vehicleId: string; from: Day; days: number },
): Promise<{ day: Day; available: number }[]> {
  authorizeAnyone(actor, 'one-day-vehicle:list')
  const last = addDays(from, days - 1)
  const vehicle = await database().oneDayVehicle.findUnique({
    where: { id: vehicleId },
    select: {
      quantity: true,
      days: {
        where: { day: { gte: dateOfDay(from), lte: dateOfDay(last) } },
        select: { day: true, booked: true, blocked: true },
      },
    },
  })
  if (!vehicle) return []
  const held = new Map(vehicle.days.map((row) => [dayOfDate(row.day), row.booked + row.blocked]))
  return Array.from({ length: days }, (_, offset) => {
    const day = addDays(from, offset)
    return { day, available: Math.max(0, vehicle.quantity - (held.get(day) ?? 0)) }
  })
}
