import 'server-only'
import { z } from 'zod'
import { changesBetween, recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize } from '@/lib/auth/actor'
import { invalidate } from '@/lib/server/cache'
import { database } from '@/lib/db/client'
import {
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import type { Prisma } from '@/lib/db/generated/client'
import { containsText, searchWords } from '@/lib/db/search'
import { AppError } from '@/lib/core/errors'
import { removePicture } from '@/lib/files/picture'
import { saveWithPicture } from '@/lib/files/replace-picture'
import type { CarCategory } from './rules'
import type { CarInput, StaffCarQuery } from './schema'

/** A car as staff work with it. `price` is text, as typed. */
export type StaffCar = {
  id: string
  name: string
  category: CarCategory
  price: string
  url: string
  filename: string
  createdAt: string
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

function toView({ item, createdAt, ...rest }: Row): StaffCar {
  return { ...rest, category: item, createdAt: createdAt.toISOString() }
}

const rowsPerPage = 20

const orders = {
  ...momentOrders,
  name: { columns: [{ name: 'name', value: z.string() }], descending: false },
} as const

/** Cars for staff, by words of their name and by category, in the order of the query. */
export async function listStaffCars(
  actor: Actor,
  { q, type, sort = 'newest', limit = rowsPerPage, ...request }: Partial<StaffCarQuery> & PageRequest,
): Promise<Page<StaffCar>> {
  authorize(actor, 'car:manage')
  const place = { ...request, order: orders[sort], limit }
  const rows = await database().car.findMany({
    where: {
      ...(type && { item: type }),
      AND: [cursorWhere(place), ...searchWords(q).map((word) => ({ name: containsText(word) }))],
    },
    select: columns,
    ...cursorArgs(place),
  })
  return cursorPage(rows, place, toView)
}

/** How many cars are posted. */
export async function countCars(actor: Actor): Promise<number> {
  authorize(actor, 'car:manage')
  return database().car.count()
}

/** One car for staff; null when there is none with that id. */
export async function getStaffCar(actor: Actor, id: string): Promise<StaffCar | null> {
  authorize(actor, 'car:manage')
  const row = await database().car.findUnique({ where: { id }, select: columns })
  return row && toView(row)
}

type Sent = { input: CarInput; image: File | undefined }

/** Posts a car with its picture. Throws what `readPicture` throws. */
export async function createCar(actor: Actor, { input, image }: Sent): Promise<StaffCar> {
  authorize(actor, 'car:manage')
  if (!image) throw new AppError('FILE_MISSING', { image: 'pictureMissing' })
  return saveWithPicture({
    file: image,
    use: 'vehicle',
    table: 'cars',
    save: async ({ url, filename }) => {
      const row = await database().$transaction(async (transaction) => {
        const created = await transaction.car.create({ data: { ...input, url, filename }, select: columns })
        await recordAudit(transaction, actor, { action: 'create', entity: 'car', entityId: created.id })
        return created
      })
      return { result: toView(row) }
    },
  })
}

/** Changes a car; its picture only where a new one is sent. Throws NOT_FOUND and what `readPicture` throws. */
export async function updateCar(
  actor: Actor,
  { id, input, image }: Sent & { id: string },
): Promise<StaffCar> {
  authorize(actor, 'car:manage')
  return saveWithPicture({
    file: image,
    use: 'vehicle',
    table: 'cars',
    save: (stored) =>
      database().$transaction(async (transaction) => {
        const before = await transaction.car.findUnique({ where: { id }, select: columns })
        if (!before) throw new AppError('NOT_FOUND')
        const picture = stored && { url: stored.url, filename: stored.filename }
        const data = { ...input, ...picture }
        const row = await transaction.car.update({ where: { id }, data, select: columns })
        const { name, item, price, filename } = before
        const changes = changesBetween(
          { name, item, price, filename },
          { ...input, filename: picture?.filename },
        )
        await recordAudit(transaction, actor, { action: 'edit', entity: 'car', entityId: id, changes })
        return { result: toView(row), replaced: before.url }
      }),
  })
}

/** Removes a car and its picture. Throws NOT_FOUND. */
export async function removeCar(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'car:manage')
  const url = await database().$transaction(async (transaction) => {
    const [row] = await transaction.car.findMany({ where: { id }, select: { url: true, name: true } })
    const removed = await transaction.car.deleteMany({ where: { id } })
    if (!row || removed.count === 0) throw new AppError('NOT_FOUND')
    const changes = { name: [row.name, null] as const }
    await recordAudit(transaction, actor, { action: 'remove', entity: 'car', entityId: id, changes })
    return row.url
  })
  invalidate('cars')
  await removePicture(url)
}
