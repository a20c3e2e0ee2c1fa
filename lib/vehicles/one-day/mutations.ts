import 'server-only'
import { changesBetween, recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize } from '@/lib/auth/actor'
import { invalidate } from '@/lib/server/cache'
import { dateOfDay, type Day, dayInAddis, dayOfDate } from '@/lib/core/day'
import { database, type Transaction } from '@/lib/db/client'
import { lockRow } from '@/lib/db/lock'
import { isViolation } from '@/lib/db/violations'
import { AppError } from '@/lib/core/errors'
import { removePicture } from '@/lib/files/picture'
import { saveWithPicture } from '@/lib/files/replace-picture'
import type { OneDayVehicleInput } from './schema'
import { staffColumns, type StaffOneDayVehicle, toStaffView } from './view'

type Sent = { input: OneDayVehicleInput; image: File | undefined }

/** Posts a vehicle with its picture. Throws what `readPicture` throws. */
export async function createOneDayVehicle(actor: Actor, { input, image }: Sent): Promise<StaffOneDayVehicle> {
  authorize(actor, 'one-day-vehicle:manage')
  if (!image) throw new AppError('FILE_MISSING', { image: 'pictureMissing' })
  return saveWithPicture({
    file: image,
    use: 'vehicle',
    table: 'one_day_vehicles',
    save: async ({ url, filename }) => {
      const row = await database().$transaction(async (transaction) => {
        const created = await transaction.oneDayVehicle.create({
          data: { ...input, url, filename },
          select: staffColumns,
        })
        await recordAudit(transaction, actor, {
          action: 'create',
          entity: 'one-day-vehicle',
          entityId: created.id,
        })
        return created
      })
      return { result: toStaffView(row) }
    },
  })
}

/**
 * Changes a vehicle; its picture only where a new one is sent. Bookings keep the vehicle as it was when they were made.
 * Throws NOT_FOUND, PLACES_HELD with the days on which more is held than the new quantity, and what `readPicture` throws.
 */
export async function updateOneDayVehicle(
  actor: Actor,
  { id, input, image }: Sent & { id: string },
): Promise<StaffOneDayVehicle> {
  authorize(actor, 'one-day-vehicle:manage')
  const save = () =>
    saveWithPicture({
      file: image,
      use: 'vehicle',
      table: 'one_day_vehicles',
      save: (stored) =>
        database().$transaction(async (transaction) => {
          const before = await transaction.oneDayVehicle.findUnique({ where: { id }, select: staffColumns })
          if (!before) throw new AppError('NOT_FOUND')
          // What was translated no longer fits features that are typed anew.
          const features = before.item === input.item ? {} : { itemLocale: null, itemTranslations: {} }
          const picture = stored && { url: stored.url, filename: stored.filename }
          const row = await transaction.oneDayVehicle.update({
            where: { id },
            data: { ...input, ...features, ...picture },
            select: staffColumns,
          })
          const { name, model, item, price, quantity, filename } = before
          await recordAudit(transaction, actor, {
            action: 'edit',
            entity: 'one-day-vehicle',
            entityId: id,
            changes: changesBetween(
              { name, model, item, price, quantity, filename },
              { ...input, filename: picture?.filename },
            ),
          })
          const isShown = await isInSnapshot(transaction, { id, url: before.url })
          return { result: toStaffView(row), replaced: isShown ? undefined : before.url }
        }),
    })
  try {
    return await save()
  } catch (error) {
    if (!isViolation(error, 'PLACES_HELD')) throw error
    const days = await heldDays(id, { above: input.quantity })
    throw new AppError('PLACES_HELD', undefined, { days })
  }
}

/**
 * Removes a vehicle and its picture; past bookings keep their snapshot. Throws NOT_FOUND, and VEHICLE_BOOKED with the
 * days while bookings lie ahead.
 */
export async function removeOneDayVehicle(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'one-day-vehicle:manage')
  const unusedPicture = await database().$transaction(async (transaction) => {
    // A booking takes its place under a shared lock of this row, so none can slip in between.
    await lockRow(transaction, 'one_day_vehicles', id)
    const ahead = await transaction.oneDayBooking.findMany({
      where: { vehicleId: id, status: { not: 'canceled' }, day: { gte: dateOfDay(dayInAddis(new Date())) } },
      select: { day: true },
      distinct: ['day'],
      orderBy: { day: 'asc' },
    })
    if (ahead.length > 0) {
      throw new AppError('VEHICLE_BOOKED', undefined, { days: ahead.map(({ day }) => dayOfDate(day)) })
    }
    const [row] = await transaction.oneDayVehicle.findMany({
      where: { id },
      select: { url: true, name: true },
    })
    if (!row) throw new AppError('NOT_FOUND')
    const isShown = await isInSnapshot(transaction, { id, url: row.url })
    await transaction.oneDayVehicle.delete({ where: { id }, select: { id: true } })
    await recordAudit(transaction, actor, {
      action: 'remove',
      entity: 'one-day-vehicle',
      entityId: id,
      changes: { name: [row.name, null] },
    })
    return isShown ? undefined : row.url
  })
  invalidate('one_day_vehicles')
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
