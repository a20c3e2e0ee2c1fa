import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, authorizeDriver } from '@/lib/auth/permissions'
import { addDays, dateOfDay, dayInAddis, dayOfDate } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { database, isViolation, lockRow } from '@/lib/db/client'
import { readHolder } from '../departures'
import { dutyState, dutyStepLimits } from './rules'
import type { DutyStepInput, StepToUndo } from './schema'
import type { StepResult } from './view'

/**
 * Keeps steps that a driver pressed, each once however often and in whatever order they are sent, with the time at which they
 * were pressed; one from the future counts as pressed now. A step of a trip that is not the driver's is refused and the others are
 * kept. Throws NOT_FOUND for an old link.
 */
export async function recordDutySteps(
  actor: Actor,
  steps: readonly DutyStepInput[],
  now = new Date(),
): Promise<StepResult[]> {
  authorizeDriver(actor, 'duty:own')
  await readHolder(database(), actor)
  const results: StepResult[] = []
  for (const step of steps.toSorted((one, other) => one.at.localeCompare(other.at))) {
    results.push({ id: step.id, result: await recordStep(actor.driverId, step, now) })
  }
  return results
}

async function recordStep(driverId: string, step: DutyStepInput, now: Date): Promise<StepResult['result']> {
  const { id, bookingId, day, word, odometer = null } = step
  const known = await database().dutyStep.findUnique({
    where: { id },
    select: { driverId: true, bookingId: true, day: true, word: true },
  })
  if (known) {
    const isSame =
      known.driverId === driverId &&
      known.bookingId === bookingId &&
      dayOfDate(known.day) === day &&
      known.word === word
    return isSame ? 'kept' : 'refused'
  }
  if (day < addDays(dayInAddis(now), -dutyStepLimits.lateDays)) return 'refused'
  const at = new Date(step.at)
  const pressedAt = at.getTime() > now.getTime() + dutyStepLimits.aheadMs ? now : at
  try {
    await database().dutyStep.createMany({
      data: [{ id, bookingId, day: dateOfDay(day), driverId, word, pressedAt, odometer }],
      skipDuplicates: true,
    })
    return 'kept'
  } catch (error) {
    if (isViolation(error, 'DUTY_OF_OTHER')) return 'refused'
    throw error
  }
}

/**
 * Undoes the last step that the driver of a trip pressed by mistake: the trip is where it was before, and the step can be pressed
 * again. Throws NOT_FOUND where nobody drives it, STATE_CONFLICT where another step is the last by now.
 */
export async function undoDutyStep(actor: Actor, { bookingId, day, word }: StepToUndo): Promise<void> {
  authorize(actor, 'assignment:manage')
  await database().$transaction(async (transaction) => {
    await lockRow(transaction, 'bookings', bookingId)
    const trip = await transaction.assignment.findUnique({
      where: { bookingId_day: { bookingId, day: dateOfDay(day) } },
      select: { driverId: true, steps: { select: { driverId: true, word: true } } },
    })
    if (!trip?.driverId) throw new AppError('NOT_FOUND')
    const { driverId } = trip
    const pressed = trip.steps.flatMap((step) => (step.driverId === driverId ? [step.word] : []))
    if (dutyState(pressed) !== word) throw new AppError('STATE_CONFLICT')
    await transaction.dutyStep.deleteMany({ where: { bookingId, day: dateOfDay(day), driverId, word } })
    const before = dutyState(pressed.filter((one) => one !== word))
    await recordAudit(transaction, actor, {
      action: 'undo-step',
      entity: 'booking',
      entityId: bookingId,
      changes: { day: [null, day], step: [word, before] },
    })
  })
}
