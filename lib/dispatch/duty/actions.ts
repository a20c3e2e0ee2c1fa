'use server'

import { randomUUID } from 'node:crypto'
import { driverOfKey } from '@/lib/auth/secret-link'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { recordDutySteps, undoDutyStep } from './mutations'
import { dutyStepForm, undoStepForm } from './schema'

/** Keeps a step that was pressed without a script and shows the trips again, by the same key. */
export async function dutyStepAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'dutyStep',
    form,
    schema: dutyStepForm,
    run: async ({ input: { key, ...step } }) => {
      const pressed = { ...step, id: randomUUID(), at: new Date().toISOString() }
      await recordDutySteps(driverOfKey(key), [pressed])
      return hrefOf('/Duty', { key })
    },
  })
}

/** Undoes what a driver pressed by mistake and shows the day again. */
export async function undoDutyStepAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'undoDutyStep',
    form,
    schema: undoStepForm,
    run: async ({ actor, input }) => {
      await undoDutyStep(actor, input)
      await setFlash({ key: 'stepUndone' })
      return hrefOf('/Dispatch', { date: input.day })
    },
  })
}
