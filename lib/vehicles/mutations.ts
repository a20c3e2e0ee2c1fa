import 'server-only'
import { changesBetween, recordAudit } from '@/lib/audit/audit-writer'
import { checkVersion } from '@/lib/audit/record-version'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/server/cache'
import { dateOfDay, type Day, dayInAddis, dayOfDate } from '@/lib/core/day'
import { database, type Transaction, lockRow, isViolation } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import { removePicture } from '@/lib/files/picture'
import { saveWithPictures } from '@/lib/files/replace-picture'
import { changedTexts, textsOf, withoutText } from './features'
import { allPictures, arrangePictures, atPosition, type Picture } from './pictures'
import { auditEntity, oneDaySeats, type VehicleKind } from './rules'
import type { VehicleInputOf } from './schema'
import { auditedFacts, columnsOf, noPrices, pricesAfter } from './vehicle-columns'
import { type StaffVehicleOf, toStaffDetail, vehicleDetailSelect, type WithPictures } from './view'

type Sent<Kind extends VehicleKind> = { kind: Kind; input: VehicleInputOf[Kind]; images: readonly File[] }

/** Posts a vehicle with its pictures. Throws INVALID_INPUT, and what `readPicture` throws. */
export async function createVehicle<Kind extends VehicleKind>(
  actor: Actor,
  { kind, input, images }: Sent<Kind>,
): Promise<StaffVehicleOf[Kind] & WithPictures> {
  authorize(actor, 'vehicle:manage')
  const columns = columnsOf[kind](input)
  const prices = pricesAfter(columns, noPrices)
  const seats = columns.seats ?? (kind === 'one_day' ? oneDaySeats : null)
  const itemTranslations = changedTexts({}, input.texts)
  return saveWithPictures({
    files: images,
    use: 'vehicle',
    table: 'vehicles',
    save: async (stored) => {
      const [first, ...further] = arrangePictures([], stored, undefined)
      const row = await database().$transaction(async (transaction) => {
        const created = await transaction.vehicle.create({
          data: {
            ...columns,
            ...prices,
            ...first,
            kind,
            seats,
            itemTranslations,
            pictures: { create: further.map(atPosition) },
          },
          select: vehicleDetailSelect,
        })
        await recordAudit(transaction, actor, {
          action: 'create',
          entity: auditEntity[kind],
          entityId: created.id,
        })
        return created
      })
      return { result: toStaffDetail(kind, row), replaced: [] }
    },
  })
}

type Changed<Kind extends VehicleKind> = Sent<Kind> & {
  id: string
  order?: readonly string[] | undefined
  /** The version that a form was made from. */
  version?: string | undefined
}

/**
 * Changes a vehicle: what is left out stays as it is, and pictures change as `arrangePictures` says. Bookings keep the
 * vehicle as it was when they were made. Throws NOT_FOUND, INVALID_INPUT, what `checkVersion` throws, PLACES_HELD with the
 * days on which more is held than the new quantity, TOO_MANY_UNITS where it has more active units, and what `readPicture`
 * throws.
 */
export async function updateVehicle<Kind extends VehicleKind>(
  actor: Actor,
  { kind, id, input, images, order, version }: Changed<Kind>,
): Promise<StaffVehicleOf[Kind] & WithPictures> {
  authorize(actor, 'vehicle:manage')
  const columns = columnsOf[kind](input)
  const save = () =>
    saveWithPictures({
      files: images,
      use: 'vehicle',
      table: 'vehicles',
      save: (stored) =>
        database().$transaction(async (transaction) => {
          await lockRow(transaction, 'vehicles', id)
          const before = await transaction.vehicle.findUnique({
            where: { id, kind },
            select: vehicleDetailSelect,
          })
          if (!before) throw new AppError('NOT_FOUND')
          const record = { entity: auditEntity[kind], entityId: id }
          await checkVersion(transaction, { ...record, facts: toStaffDetail(kind, before), version })
          // What was translated no longer fits features that are typed anew.
          const isRetyped = columns.item !== undefined && columns.item !== before.item
          const texts = isRetyped
            ? changedTexts({}, withoutText(input.texts, before.item))
            : changedTexts(textsOf(before.itemTranslations), input.texts)
          const pictures = allPictures(before)
          const [first, ...further] = arrangePictures(pictures, stored, order)
          const row = await transaction.vehicle.update({
            where: { id },
            data: {
              ...columns,
              ...pricesAfter(columns, before),
              ...first,
              ...(isRetyped && { itemLocale: null }),
              itemTranslations: texts,
              pictures: { deleteMany: {}, create: further.map(atPosition) },
            },
            select: vehicleDetailSelect,
          })
          await recordAudit(transaction, actor, {
            ...record,
            action: 'edit',
            changes: changesBetween(auditedFacts(before), auditedFacts(row)),
          })
          const left = new Set(allPictures(row).map(({ url }) => url))
          const gone = pictures.filter(({ url }) => !left.has(url))
          return { result: toStaffDetail(kind, row), replaced: await unusedPictures(transaction, id, gone) }
        }),
    })
  try {
    return await save()
  } catch (error) {
    if (isViolation(error, 'TOO_MANY_UNITS')) throw new AppError('TOO_MANY_UNITS')
    if (!isViolation(error, 'PLACES_HELD')) throw error
    const days = await heldDays(id, { above: columns.quantity ?? 0 })
    throw new AppError('PLACES_HELD', undefined, { days })
  }
}

/**
 * Removes a vehicle with its units and all their pictures; past bookings keep their snapshot. Throws NOT_FOUND, and
 * VEHICLE_BOOKED with the days while bookings lie ahead.
 */
export async function removeVehicle(
  actor: Actor,
  { kind, id }: { kind: VehicleKind; id: string },
): Promise<void> {
  authorize(actor, 'vehicle:manage')
  const unused = await database().$transaction(async (transaction) => {
    // A booking takes its place under a shared lock of this row, so none can slip in between.
    await lockRow(transaction, 'vehicles', id)
    const row = await transaction.vehicle.findUnique({
      where: { id, kind },
      select: vehicleDetailSelect,
    })
    if (!row) throw new AppError('NOT_FOUND')
    const ahead = await transaction.booking.findMany({
      where: {
        vehicleId: id,
        status: { not: 'canceled' },
        lastDay: { gte: dateOfDay(dayInAddis(new Date())) },
      },
      select: { day: true },
      distinct: ['day'],
      orderBy: { day: 'asc' },
    })
    if (ahead.length > 0) {
      throw new AppError('VEHICLE_BOOKED', undefined, { days: ahead.map(({ day }) => dayOfDate(day)) })
    }
    const units = await transaction.unit.findMany({ where: { vehicleId: id }, select: { image: true } })
    const urls = [
      ...(await unusedPictures(transaction, id, allPictures(row))),
      ...units.flatMap(({ image }) => image ?? []),
    ]
    await transaction.vehicle.delete({ where: { id }, select: { id: true } })
    await recordAudit(transaction, actor, {
      action: 'remove',
      entity: auditEntity[kind],
      entityId: id,
      changes: { name: [row.name, null] },
    })
    return urls
  })
  invalidate('vehicles')
  for (const url of unused) await removePicture(url)
}

/** The pictures among some that no booking keeps as what was booked; those outlive the vehicle's own use of them. */
async function unusedPictures(
  transaction: Transaction,
  vehicleId: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  if (pictures.length === 0) return []
  const urls = pictures.map(({ url }) => url)
  const bookings = await transaction.booking.findMany({
    where: { vehicleId, vehicleUrl: { in: urls } },
    select: { vehicleUrl: true },
    distinct: ['vehicleUrl'],
  })
  const booked = new Set(bookings.map(({ vehicleUrl }) => vehicleUrl))
  return urls.filter((url) => !booked.has(url))
}

async function heldDays(vehicleId: string, { above }: { above: number }): Promise<Day[]> {
  const rows = await database().vehicleDay.findMany({
    where: { vehicleId, day: { gte: dateOfDay(dayInAddis(new Date())) } },
    select: { day: true, booked: true, blocked: true },
    orderBy: { day: 'asc' },
  })
  return rows.filter(({ booked, blocked }) => booked + blocked > above).map(({ day }) => dayOfDate(day))
}
