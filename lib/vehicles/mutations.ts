import 'server-only'
import { changesBetween, recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize } from '@/lib/auth/actor'
import { invalidate } from '@/lib/server/cache'
import { dateOfDay, type Day, dayInAddis, dayOfDate } from '@/lib/core/day'
import { database, type Transaction } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { lockRow } from '@/lib/db/lock'
import { isViolation } from '@/lib/db/violations'
import { AppError } from '@/lib/core/errors'
import { removePicture } from '@/lib/files/picture'
import { saveWithPicture } from '@/lib/files/replace-picture'
import { oneDaySeats, type VehicleKind } from './rules'
import type { VehicleInputOf } from './schema'
import { type StaffVehicleOf, toStaffView, vehicleSelect } from './view'

type Sent<Kind extends VehicleKind> = { kind: Kind; input: VehicleInputOf[Kind]; image: File | undefined }

/** What each kind is called in the audit. */
const auditEntity = { car: 'car', one_day: 'one-day-vehicle' } as const satisfies Record<VehicleKind, string>

type Columns = Pick<
  Prisma.VehicleCreateInput,
  'name' | 'model' | 'category' | 'item' | 'price' | 'dayPrice' | 'quantity'
>

/** The columns that hold what staff type about each kind, and what they typed, read back from a vehicle. */
const columnsOf: { [Kind in VehicleKind]: (input: VehicleInputOf[Kind]) => Columns } = {
  car: ({ name, item, price }) => ({ name, category: item, price }),
  one_day: ({ name, model, item, price, quantity }) => ({ name, model, item, dayPrice: price, quantity }),
}
const inputOf: { [Kind in VehicleKind]: (vehicle: StaffVehicleOf[Kind]) => VehicleInputOf[Kind] } = {
  car: ({ name, category, price }) => ({ name, item: category, price }),
  one_day: ({ name, model, item, price, quantity }) => ({ name, model, item, price, quantity }),
}

/** Posts a vehicle with its picture. Throws what `readPicture` throws. */
export async function createVehicle<Kind extends VehicleKind>(
  actor: Actor,
  { kind, input, image }: Sent<Kind>,
): Promise<StaffVehicleOf[Kind]> {
  authorize(actor, 'vehicle:manage')
  if (!image) throw new AppError('FILE_MISSING', { image: 'pictureMissing' })
  const seats = kind === 'one_day' ? oneDaySeats : null
  return saveWithPicture({
    file: image,
    use: 'vehicle',
    table: 'vehicles',
    save: async ({ url, filename }) => {
      const row = await database().$transaction(async (transaction) => {
        const created = await transaction.vehicle.create({
          data: { ...columnsOf[kind](input), kind, seats, url, filename },
          select: vehicleSelect,
        })
        await recordAudit(transaction, actor, {
          action: 'create',
          entity: auditEntity[kind],
          entityId: created.id,
        })
        return created
      })
      return { result: toStaffView[kind](row) }
    },
  })
}

/**
 * Changes a vehicle; its picture only where a new one is sent. Bookings keep the vehicle as it was when they were made.
 * Throws NOT_FOUND, PLACES_HELD with the days on which more is held than the new quantity, and what `readPicture` throws.
 */
export async function updateVehicle<Kind extends VehicleKind>(
  actor: Actor,
  { kind, id, input, image }: Sent<Kind> & { id: string },
): Promise<StaffVehicleOf[Kind]> {
  authorize(actor, 'vehicle:manage')
  const columns = columnsOf[kind](input)
  const save = () =>
    saveWithPicture({
      file: image,
      use: 'vehicle',
      table: 'vehicles',
      save: (stored) =>
        database().$transaction(async (transaction) => {
          const before = await transaction.vehicle.findUnique({ where: { id, kind }, select: vehicleSelect })
          if (!before) throw new AppError('NOT_FOUND')
          // What was translated no longer fits features that are typed anew.
          const isRetyped = columns.item !== undefined && columns.item !== before.item
          const features = isRetyped ? { itemLocale: null, itemTranslations: {} } : {}
          const picture = stored && { url: stored.url, filename: stored.filename }
          const row = await transaction.vehicle.update({
            where: { id },
            data: { ...columns, ...features, ...picture },
            select: vehicleSelect,
          })
          const was: Record<string, string | number> = inputOf[kind](toStaffView[kind](before))
          const becomes: Record<string, string | number> = input
          await recordAudit(transaction, actor, {
            action: 'edit',
            entity: auditEntity[kind],
            entityId: id,
            changes: changesBetween(
              { ...was, filename: before.filename },
              { ...becomes, ...(picture && { filename: picture.filename }) },
            ),
          })
          const isShown = await isInSnapshot(transaction, before)
          return { result: toStaffView[kind](row), replaced: isShown ? undefined : before.url }
        }),
    })
  try {
    return await save()
  } catch (error) {
    if (!isViolation(error, 'PLACES_HELD')) throw error
    const days = await heldDays(id, { above: columns.quantity ?? 0 })
    throw new AppError('PLACES_HELD', undefined, { days })
  }
}

/**
 * Removes a vehicle and its picture; past bookings keep their snapshot. Throws NOT_FOUND, and VEHICLE_BOOKED with the
 * days while bookings lie ahead.
 */
export async function removeVehicle(
  actor: Actor,
  { kind, id }: { kind: VehicleKind; id: string },
): Promise<void> {
  authorize(actor, 'vehicle:manage')
  const unusedPicture = await database().$transaction(async (transaction) => {
    // A booking takes its place under a shared lock of this row, so none can slip in between.
    await lockRow(transaction, 'vehicles', id)
    const row = await transaction.vehicle.findUnique({
      where: { id, kind },
      select: { id: true, url: true, name: true },
    })
    if (!row) throw new AppError('NOT_FOUND')
    const ahead = await transaction.oneDayBooking.findMany({
      where: { vehicleId: id, status: { not: 'canceled' }, day: { gte: dateOfDay(dayInAddis(new Date())) } },
      select: { day: true },
      distinct: ['day'],
      orderBy: { day: 'asc' },
    })
    if (ahead.length > 0) {
      throw new AppError('VEHICLE_BOOKED', undefined, { days: ahead.map(({ day }) => dayOfDate(day)) })
    }
    const isShown = await isInSnapshot(transaction, row)
    await transaction.vehicle.delete({ where: { id }, select: { id: true } })
    await recordAudit(transaction, actor, {
      action: 'remove',
      entity: auditEntity[kind],
      entityId: id,
      changes: { name: [row.name, null] },
    })
    return isShown ? undefined : row.url
  })
  invalidate('vehicles')
  if (unusedPicture) await removePicture(unusedPicture)
}

/** Whether a booking keeps a picture as what was booked; it then outlives the vehicle's own use of it. */
async function isInSnapshot(
  transaction: Transaction,
  { id, url }: { id: string; url: string },
): Promise<boolean> {
  const booking = await transaction.oneDayBooking.findFirst({
    where: { vehicleId: id, vehicleUrl: url },
    select: { id: true },
  })
  return booking !== null
}

async function heldDays(vehicleId: string, { above }: { above: number }): Promise<Day[]> {
  const rows = await database().vehicleDay.findMany({
    where: { vehicleId, day: { gte: dateOfDay(dayInAddis(new Date())) } },
    select: { day: true, booked: true, blocked: true },
    orderBy: { day: 'asc' },
  })
  return rows.filter(({ booked, blocked }) => booked + blocked > above).map(({ day }) => dayOfDate(day))
}
