import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/actor'
import { createCache } from '@/lib/server/cache'
import { database } from '@/lib/db/client'
import {
  clampPage,
  countCap,
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type NumberedPage,
  type PageRequest,
} from '@/lib/db/cursor'
import type { Prisma } from '@/lib/db/generated/client'
import type { CarCategory } from './rules'
import type { CarQuery } from './schema'

/** Cards on one page of the public list. */
const carsPerPage = 12

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
  createdAt: true,
} as const satisfies Prisma.CarSelect

type Row = Prisma.CarGetPayload<{ select: typeof columns }>

function toView({ id, name, item, price, url, filename }: Row): Car {
  return { id, name, category: item, price, url, filename }
}

const carLists = createCache<NumberedPage<Car>>('cars')

type CarRequest = {
  query: Pick<CarQuery, 'type'> & PageRequest
  limit?: number
  /** Whether a page beyond the last shows the last, as on screens, or nothing (CONTRACT section 6). */
  clamps?: boolean
}

/** One page of the cars of a category, or of all of them, newest first. */
export async function listCars(actor: Actor, request: CarRequest): Promise<NumberedPage<Car>> {
  authorizeAnyone(actor, 'car:list')
  return carLists(JSON.stringify(request), () => readCars(request))
}

async function readCars({
  query: { type, page = 1, after },
  limit = carsPerPage,
  clamps = false,
}: CarRequest): Promise<NumberedPage<Car>> {
  const where = type ? { item: type } : {}
  const total = await database().car.count({ where, take: countCap + 1 })
  const { page: last, pages } = clampPage({ total }, { page, limit })
  const place = { order: momentOrders.newest, page: clamps ? last : page, after, limit }
  const rows = await database().car.findMany({
    where: { AND: [where, cursorWhere(place)] },
    select: columns,
    ...cursorArgs(place),
  })
  return { ...cursorPage(rows, place, toView), total, page: place.page, pages }
}
