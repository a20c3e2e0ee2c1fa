import 'server-only'
import { z } from 'zod'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import {
  countCap,
  cursorArgs,
  cursorPage,
  cursorWhere,
  type Order,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { searchWords } from '@/lib/db/search'
import { phoneMatches, soughtText } from '@/lib/db/sought-text'
import { type Driver, driverSelect, toDriver } from './view'

const perPage = 50

const nameOrder: Order<'firstName' | 'lastName'> = {
  columns: [
    { name: 'firstName', value: z.string() },
    { name: 'lastName', value: z.string() },
  ],
  descending: false,
}

/** A page of the drivers by name, found by name, phone or licence; with how many all pages hold. */
export async function listDrivers(
  actor: Actor,
  { limit = perPage, q, ...request }: PageRequest & { q?: string | undefined } = {},
): Promise<Page<Driver> & { total: number }> {
  authorize(actor, 'dispatch:read')
  const place = { ...request, order: nameOrder, limit }
  const found = q ? { OR: [...phoneMatches(q), { AND: searchWords(q).map(soughtText) }] } : {}
  const [total, rows] = await Promise.all([
    database().driver.count({ where: found, take: countCap + 1 }),
    database().driver.findMany({
      where: { AND: [found, cursorWhere(place)] },
      select: driverSelect,
      ...cursorArgs(place),
    }),
  ])
  return { total, ...cursorPage(rows, place, toDriver) }
}

/** One driver; null when there is none with that id. */
export async function getDriver(actor: Actor, id: string): Promise<Driver | null> {
  authorize(actor, 'dispatch:read')
  const row = await database().driver.findUnique({ where: { id }, select: driverSelect })
  return row && toDriver(row)
}
