'use server'

import { confirmedForm } from '@/lib/core/schemas'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { removalFlash, setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { addOutage, removeOutage, removeUnit, saveUnit } from './mutations'
import { outageForm, outageRemoval, unitForm } from './schema'

/** Makes or changes a unit and shows all units again. */
export async function saveUnitAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'saveUnit',
    form,
    schema: unitForm,
    run: async ({ actor, input }) => {
      await saveUnit(actor, input)
      await setFlash({ key: 'dispatchSaved' })
      return '/Units'
    },
  })
}

/** Takes a unit out of service and shows it again. */
export async function addOutageAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'addOutage',
    form,
    schema: outageForm,
    run: async ({ actor, input }) => {
      await addOutage(actor, input)
      await setFlash({ key: 'dispatchSaved' })
      return hrefOf('/Units', { unit: input.id })
    },
  })
}

/** Brings a unit back into service and shows it again. */
export async function removeOutageAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeOutage',
    form,
    schema: outageRemoval,
    run: async ({ actor, input }) => {
      await removeOutage(actor, input)
      await setFlash({ key: 'dispatchSaved' })
      return hrefOf('/Units', { unit: input.id })
    },
  })
}

/** Removes a unit, once confirmed, and shows all units again (`?remove=` asks). */
export async function removeUnitAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeUnit',
    form,
    schema: confirmedForm,
    run: async ({ actor, input: { id, confirmed } }) => {
      if (confirmed !== 'yes') return `${hrefOf('/Units', { unit: id, remove: id })}#remove-${id}`
      await setFlash({ key: await removalFlash(() => removeUnit(actor, id)) })
      return '/Units'
    },
  })
}
