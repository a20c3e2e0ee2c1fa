import 'server-only'
import { changesBetween, recordAudit } from '@/lib/audit/audit-writer'
import { checkVersion } from '@/lib/audit/record-version'
import { type Actor, authorize, type SignedInActor } from '@/lib/auth/permissions'
import { dateOfDay, type Day, dayInAddis } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { database, lockDispatch, type Transaction } from '@/lib/db/client'
import { removePicture } from '@/lib/files/picture'
import { saveWithPicture } from '@/lib/files/replace-picture'
import { answeringConflicts } from '../conflicts'
import type { DriverFacts } from './schema'
import { type Driver, driverFacts, driverSelect, toDriver } from './view'

type Saved = {
  id?: string | undefined
  facts: DriverFacts
  /** All days off; without them they stay as they are. */
  daysOff?: readonly Day[] | undefined
  /** A new portrait, or null for none any longer; without it it stays as it is. */
  image?: File | null | undefined
  /** The version that a form was made from. */
  version?: string | undefined
}

/**
 * Takes a driver on, or changes one to what is given. Throws NOT_FOUND, and DRIVER_TAKEN with the day of a trip that could not
 * be driven any more: by somebody who is gone, off or without a licence; and what `readPicture` and
 * `checkVersion` throw.
 */
export async function saveDriver(
  actor: Actor,
  { id, facts, daysOff, image, version }: Saved,
): Promise<Driver> {
  authorize(actor, 'driver:manage')
  return saveWithPicture({
    image,
    use: 'driver',
    save: (picture) =>
      change(async (transaction) => {
        const before = id ? await readDriver(transaction, id) : null
        if (before) {
          const record = { entity: 'driver', entityId: before.id }
          await checkVersion(transaction, { ...record, facts: driverFacts(before), version })
        }
        const data = { ...facts, ...picture, licenceUntil: dateOfDay(facts.licenceUntil) }
        const row = id
          ? await transaction.driver.update({ where: { id }, data, select: { id: true } })
          : await transaction.driver.create({ data, select: { id: true } })
        if (daysOff) {
          await transaction.driverDayOff.deleteMany({
            where: { driverId: row.id, day: { notIn: daysOff.map(dateOfDay) } },
          })
          await addDays(transaction, row.id, daysOff)
        }
        const after = await readDriver(transaction, row.id)
        await recordAudit(transaction, actor, {
          action: id ? 'edit' : 'create',
          entity: 'driver',
          entityId: row.id,
          ...(before && { changes: changesBetween(audited(before), audited(after)) }),
        })
        return { before, after }
      }),
  })
}

/** Takes days off. Throws NOT_FOUND, and DRIVER_TAKEN with a day on which the driver has a trip. */
export async function addDaysOff(
  actor: Actor,
  { id, days }: { id: string; days: readonly Day[] },
): Promise<Driver> {
  authorize(actor, 'driver:manage')
  return change(async (transaction) => {
    const before = await readDriver(transaction, id)
    await addDays(transaction, id, days)
    return auditDaysOff(transaction, actor, before)
  })
}

/** Gives a day off back. Throws NOT_FOUND. */
export async function removeDayOff(actor: Actor, { id, day }: { id: string; day: Day }): Promise<Driver> {
  authorize(actor, 'driver:manage')
  return change(async (transaction) => {
    const before = await readDriver(transaction, id)
    await transaction.driverDayOff.deleteMany({ where: { driverId: id, day: dateOfDay(day) } })
    return auditDaysOff(transaction, actor, before)
  })
}

/** Gives a driver a new link to `/Duty`; the one before shows nothing from this moment on. Throws NOT_FOUND. */
export async function renewDutyLink(actor: Actor, id: string): Promise<Driver> {
  authorize(actor, 'driver:manage')
  return change(async (transaction) => {
    await readDriver(transaction, id)
    await transaction.driver.update({ where: { id }, data: { linkNumber: { increment: 1 } } })
    await recordAudit(transaction, actor, { action: 'renew-link', entity: 'driver', entityId: id })
    return readDriver(transaction, id)
  })
}

/**
 * Removes a driver who never had a trip, and their portrait. Throws NOT_FOUND, and DRIVER_HAS_TRIPS where there were any:
 * such a driver is set inactive.
 */
export async function removeDriver(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'driver:manage')
  const { image } = await change(async (transaction) => {
    const driver = await readDriver(transaction, id)
    const trips = await transaction.assignment.count({ where: { driverId: id }, take: 1 })
    const steps = await transaction.dutyStep.count({ where: { driverId: id }, take: 1 })
    if (trips + steps > 0) throw new AppError('DRIVER_HAS_TRIPS')
    await transaction.driver.delete({ where: { id } })
    await recordAudit(transaction, actor, { action: 'remove', entity: 'driver', entityId: id })
    return driver
  })
  if (image) await removePicture(image)
}

/** One change of drivers at a time; what the database refuses of it is told in the words of the application. */
function change<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
  return answeringConflicts(() =>
    database().$transaction(async (transaction) => {
      await lockDispatch(transaction)
      return work(transaction)
    }),
  )
}

async function readDriver(transaction: Transaction, id: string): Promise<Driver> {
  const row = await transaction.driver.findUnique({ where: { id }, select: driverSelect })
  if (!row) throw new AppError('NOT_FOUND')
  return toDriver(row)
}

async function addDays(transaction: Transaction, driverId: string, days: readonly Day[]): Promise<void> {
  const known = await transaction.driverDayOff.findMany({ where: { driverId }, select: { day: true } })
  const taken = new Set(known.map(({ day }) => day.getTime()))
  const added = [...new Set(days)].map(dateOfDay).filter((day) => !taken.has(day.getTime()))
  await transaction.driverDayOff.createMany({ data: added.map((day) => ({ driverId, day })) })
}

async function auditDaysOff(transaction: Transaction, actor: SignedInActor, before: Driver): Promise<Driver> {
  const after = await readDriver(transaction, before.id)
  await recordAudit(transaction, actor, {
    action: 'edit',
    entity: 'driver',
    entityId: before.id,
    changes: changesBetween(audited(before), audited(after)),
  })
  return after
}

const audited = (driver: Driver) => ({
  ...driverFacts(driver),
  languages: driver.languages.join(' '),
  // Those that are over say nothing any more, and there may be many.
  daysOff: driver.daysOff.filter((day) => day >= dayInAddis(new Date())).join(' '),
})
