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
 * lacks somebody.
 */
export async function assignAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'assign',
    form,
    schema: assignmentForm,
    run: async ({ actor, input: { here, onward, ...input } }) => {
      const assignment = await assign(actor, { ...input, onward: onward === 'on' }).catch(showChange)
      await setFlash({ key: flashOf(assignment) })
      if (here) return here
      return `${hrefOf('/Dispatch', { date: input.day, next: '1' })}#next`
    },
  })
}

/** What somebody else assigned meanwhile is on the page at once, beside the refusal. */
function showChange(error: unknown): never {
  if (error instanceof AppError && error.code === 'ASSIGNMENT_CHANGED') refresh()
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
