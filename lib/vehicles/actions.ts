'use server'

import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { createVehicle, removeVehicle, updateVehicle } from './mutations'
import { fleetScreens } from './rules'
import { vehicleChange, vehiclePost, vehicleRemoval } from './schema'

/** Posts a vehicle and leads on as its kind and area say (`fleetScreens`). */
export async function createVehicleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'createVehicle',
    form,
    schema: vehiclePost,
    run: async ({ actor, input: { kind, area, image, ...input } }) => {
      await createVehicle(actor, { kind, input, images: image })
      await setFlash({ key: 'uploadSuccess' })
      return fleetScreens[kind][area].posted
    },
  })
}

/** Changes a vehicle and leads on as its kind and area say (`fleetScreens`). */
export async function updateVehicleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'updateVehicle',
    form,
    schema: vehicleChange,
    run: async ({ actor, input: { kind, area, image, pictures, id, version, ...input } }) => {
      await updateVehicle(actor, { kind, id, input, images: image, order: pictures, version })
      await setFlash({ key: 'vehicleUpdated' })
      return fleetScreens[kind][area].edited
    },
  })
}

/** Removes a vehicle and leads on as its kind and area say (`fleetScreens`). */
export async function removeVehicleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeVehicle',
    form,
    schema: vehicleRemoval,
    run: async ({ actor, input: { kind, id, area } }) => {
      await removeVehicle(actor, { kind, id })
      await setFlash({ key: 'vehicleDeleted' })
      return fleetScreens[kind][area].removed
    },
  })
}
