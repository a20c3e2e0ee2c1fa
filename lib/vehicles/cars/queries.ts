import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/actor'
import { cacheOf } from '@/lib/server/cache'
import { database } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { countCap, pagesOf, type ListPage } from '@/lib/server/paging'
import type { CarCategory } from './rules'
import type { CarQuery } from './schema'

/** Cards on one page of the public list. */
export const carsPerPage = 12

export type Car = {
  id: string
  name: string
  category: CarCategory
  /** As staff typed it: an amount with its currency (CONTRACT section 4). */
  price: string
  url: string
  filename: string
}

const columns = {
  id: true,
  name: true,
  item: true,
  price: true,
  url: true,
  filename: true,
} as const satisfies Prisma.CarSelect

type Row = Prisma.CarGetPayload<{ select: typeof columns }>

function toView({ item, ...rest }: Row): Car {
  return { ...rest, category: item }
}

const carLists = cacheOf<CarPage>('cars')

export type CarPage = ListPage & { cars: Car[] }

/** One page of the cars of a category, or of all of them, newest first. A page beyond the last shows the last. */
export async function listCars(
  actor: Actor,
  { query, limit = carsPerPage }: { query: CarQuery; limit?: number },
): Promise<CarPage> {
  authorizeAnyone(actor, 'car:list')
  return carLists(JSON.stringify([query.type, query.page, limit]), () => readCars(query, limit))
}

async function readCars(query: CarQuery, limit: number): Promise<CarPage> {
  const where = query.type ? { item: query.type } : {}
  const total = await database().car.count({ where, take: countCap + 1 })
  const { page, pages } = pagesOf({ total }, { page: query.page, limit })
  const rows = await database().car.findMany({
    where,
    select: columns,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * limit,
    take: limit,
  })
  return { cars: rows.map(toView), total, page, pages }
}
