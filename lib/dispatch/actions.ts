'use server'

import { refresh } from 'next/cache'
import { AppError } from '@/lib/core/errors'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { assign, replaceDriver } from './mutations'
import { assignmentForm, replacementForm } from './schema'
import type { Assignment } from './view'

/**
 * Assigns driver and unit to a job and shows its day, or the page that the form stands on, again, at the next job that
 * lacks somebody. Where somebody else moved, canceled or, among the departures, assigned it meanwhile, it has no form any more that
 * could say so: the page does.
 */
export async function assignAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'assign',
    form,
    schema: assignmentForm,
    run: async ({ actor, input: { here, onward, ...input } }) => {
      const assignment = await assign(actor, { ...input, onward }).catch((error: unknown) =>
        withoutForm(error, { isAmongDepartures: here !== undefined }),
      )
      await setFlash({ key: assignment ? flashOf(assignment) : 'changedMeanwhile' })
      if (here) return here
      if (!assignment) return hrefOf('/Dispatch', { date: input.day })
      return `${hrefOf('/Dispatch', { date: input.day, next: '1' })}#next`
    },
  })
}

/** Null where the page has no form any more to say why; what else somebody assigned meanwhile is there, beside the refusal. */
function withoutForm(error: unknown, { isAmongDepartures }: { isAmongDepartures: boolean }): null {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'NOT_FOUND' || error.code === 'STATE_CONFLICT') return null
  if (error.code === 'ASSIGNMENT_CHANGED') {
    if (isAmongDepartures) return null
    refresh()
  }
  throw error
}

function flashOf({ driverId, unitId }: Assignment) {
  if (driverId && unitId) return 'assigned'
  if (driverId) return 'driverAssigned'
  return unitId ? 'unitAssigned' : 'unassigned'
}

/** Replaces a driver on a day and shows the day again. */
export async function replaceDriverAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'replaceDriver',
    form,
    schema: replacementForm,
    run: async ({ actor, input: { driverId, day, by } }) => {
      const { open, unreached } = await replaceDriver(actor, { driverId, day, by })
      await setFlash({ key: 'driverReplaced', count: open, left: unreached })
      return hrefOf('/Dispatch', { date: day })
    },
  })
}
