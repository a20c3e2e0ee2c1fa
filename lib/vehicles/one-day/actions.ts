'use server'

import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { createOneDayVehicle, removeOneDayVehicle, updateOneDayVehicle } from './mutations'
import { fleetScreens } from './rules'
import { oneDayVehicleForm, oneDayVehiclePost, oneDayVehicleRemoval } from './schema'

/** Posts a vehicle and leads to the list. */
export async function createOneDayVehicleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'createOneDayVehicle',
    form,
    schema: oneDayVehiclePost,
    run: async ({ actor, input: { image, area, ...input } }) => {
      await createOneDayVehicle(actor, { input, image })
      await setFlash({ key: 'uploadSuccess' })
      return fleetScreens[area].list
    },
  })
}

/** Changes a vehicle and leads to the landing of its area (SPEC section 2). */
export async function updateOneDayVehicleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'updateOneDayVehicle',
    form,
    schema: oneDayVehicleForm,
    run: async ({ actor, input: { image, area, id, ...input } }) => {
      await updateOneDayVehicle(actor, { id, input, image })
      await setFlash({ key: 'vehicleUpdated' })
      return fleetScreens[area].landing
    },
  })
}

/** Removes a vehicle and leads to the list of its area (SPEC section 2). */
export async function removeOneDayVehicleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeOneDayVehicle',
    form,
    schema: oneDayVehicleRemoval,
    run: async ({ actor, input: { id, area } }) => {
      await removeOneDayVehicle(actor, id)
      await setFlash({ key: 'vehicleDeleted' })
      return fleetScreens[area].list
    },
  })
}
