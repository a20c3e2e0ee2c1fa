import 'server-only'
import { changesBetween, recordAudit } from '@/lib/audit/audit-writer'
import { checkVersion } from '@/lib/audit/record-version'
import { type Actor, authorize, type SignedInActor } from '@/lib/auth/permissions'
import { dateOfDay, type Day, dayInAddis } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { database, lockDispatch, lockRow, type Transaction } from '@/lib/db/client'
import { removePicture } from '@/lib/files/picture'
import { saveWithPicture } from '@/lib/files/replace-picture'
import { answeringConflicts } from '../conflicts'
import type { UnitFacts } from './schema'
import { toUnit, type Unit, unitFacts, unitSelect } from './view'

type Saved = {
  id?: string | undefined
  facts: UnitFacts
  /** A new picture, or null for none any longer; without it it stays as it is. */
  image?: File | null | undefined
  /** The version that a form was made from. */
  version?: string | undefined
}

/**
 * Makes a unit, or changes one to what is given. Throws NOT_FOUND, INVALID_INPUT for a vehicle that does not exist, PLATE_TAKEN,
 * TOO_MANY_UNITS where the vehicle has as many active ones as its quantity, and UNIT_TAKEN with the day of a trip that it could
 * not go on any more; and what `readPicture` and `checkVersion` throw.
 */
export async function saveUnit(actor: Actor, { id, facts, image, version }: Saved): Promise<Unit> {
  authorize(actor, 'unit:manage')
  const { insuranceUntil, inspectionUntil, ...rest } = facts
  const data = {
    ...rest,
    insuranceUntil: insuranceUntil && dateOfDay(insuranceUntil),
    inspectionUntil: inspectionUntil && dateOfDay(inspectionUntil),
  }
  return saveWithPicture({
    image,
    use: 'unit',
    save: (picture) =>
      change(
        async (transaction) => {
          const before = id ? await readUnit(transaction, id) : null
          if (before) {
            const record = { entity: 'unit', entityId: before.id }
            await checkVersion(transaction, { ...record, facts: unitFacts(before), version })
          }
          const written = { data: { ...data, ...picture }, select: { id: true } } as const
          const row = id
            ? await transaction.unit.update({ where: { id }, ...written })
            : await transaction.unit.create(written)
          const after = await readUnit(transaction, row.id)
          await recordAudit(transaction, actor, {
            action: id ? 'edit' : 'create',
            entity: 'unit',
            entityId: row.id,
            ...(before && { changes: changesBetween(audited(before), audited(after)) }),
          })
          return { before, after }
        },
        { id, vehicleId: facts.vehicleId },
      ),
  })
}

/** Takes a unit out of service, both days included. Throws NOT_FOUND, and UNIT_TAKEN with a day on which it has a trip. */
export async function addOutage(
  actor: Actor,
  { id, from, to }: { id: string; from: Day; to: Day },
): Promise<Unit> {
  authorize(actor, 'unit:manage')
  return change(async (transaction) => {
    const before = await readUnit(transaction, id)
    await transaction.unitOutage.create({
      data: { unitId: id, firstDay: dateOfDay(from), lastDay: dateOfDay(to) },
    })
    return auditOutages(transaction, actor, before)
  })
}

/** Brings a unit back into service on the days of an outage. Throws NOT_FOUND. */
export async function removeOutage(
  actor: Actor,
  { id, outageId }: { id: string; outageId: string },
): Promise<Unit> {
  authorize(actor, 'unit:manage')
  return change(async (transaction) => {
    const before = await readUnit(transaction, id)
    const { count } = await transaction.unitOutage.deleteMany({ where: { id: outageId, unitId: id } })
    if (count === 0) throw new AppError('NOT_FOUND')
    return auditOutages(transaction, actor, before)
  })
}

/**
 * Removes a unit that never had a trip, and its picture. Throws NOT_FOUND, and UNIT_HAS_TRIPS where it had any: such a unit
 * is set inactive.
 */
export async function removeUnit(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'unit:manage')
  const { image } = await change(async (transaction) => {
    const before = await readUnit(transaction, id)
    if ((await transaction.assignment.count({ where: { unitId: id }, take: 1 })) > 0) {
      throw new AppError('UNIT_HAS_TRIPS')
    }
    await transaction.unit.delete({ where: { id } })
    const changes = { plate: [before.plate, null] } as const
    await recordAudit(transaction, actor, { action: 'remove', entity: 'unit', entityId: id, changes })
    return before
  })
  if (image) await removePicture(image)
}

/** One change of units at a time, after that of a vehicle's quantity. */
function change<Answer>(
  work: (transaction: Transaction) => Promise<Answer>,
  { id: known, vehicleId }: { id?: string | undefined; vehicleId?: string } = {},
): Promise<Answer> {
  return answeringConflicts(() =>
    database().$transaction(async (transaction) => {
      if (known) await readUnit(transaction, known)
      if (vehicleId) await lockVehicle(transaction, vehicleId)
      await lockDispatch(transaction)
      return work(transaction)
    }),
  )
}

async function lockVehicle(transaction: Transaction, id: string): Promise<void> {
  await lockRow(transaction, 'vehicles', id)
  const vehicle = await transaction.vehicle.findUnique({ where: { id }, select: { id: true } })
  if (!vehicle) throw new AppError('INVALID_INPUT', { vehicleId: 'vehicleMissing' })
}

async function readUnit(transaction: Transaction, id: string): Promise<Unit> {
  const today = dateOfDay(dayInAddis(new Date()))
  const row = await transaction.unit.findUnique({ where: { id }, select: unitSelect(today) })
  if (!row) throw new AppError('NOT_FOUND')
  return toUnit(row)
}

async function auditOutages(transaction: Transaction, actor: SignedInActor, before: Unit): Promise<Unit> {
  const after = await readUnit(transaction, before.id)
  const changes = changesBetween(audited(before), audited(after))
  await recordAudit(transaction, actor, { action: 'edit', entity: 'unit', entityId: before.id, changes })
  return after
}

const audited = (unit: Unit) => ({
  ...unitFacts(unit),
  outOfService: unit.outages.map(({ from, to }) => `${from}–${to}`).join(' '),
})
