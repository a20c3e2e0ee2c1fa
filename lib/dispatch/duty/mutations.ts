import 'server-only'
import { type Actor, authorizeDriver } from '@/lib/auth/permissions'
import { addDays, dateOfDay, dayInAddis, dayOfDate } from '@/lib/core/day'
import { database, isViolation } from '@/lib/db/client'
import { readHolder } from '../departures'
import { dutyStepLimits } from './rules'
import type { DutyStepInput } from './schema'
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
