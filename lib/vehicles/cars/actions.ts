'use server'

import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { createCar, removeCar, updateCar } from './mutations'
import { carForm, carPost, carRemoval } from './schema'

/** Posts a car and leads to `/Get` (SPEC section 7). */
export async function createCarAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'createCar',
    form,
    schema: carPost,
    run: async ({ actor, input: { image, ...input } }) => {
      await createCar(actor, { input, image })
      await setFlash({ key: 'uploadSuccess' })
      return '/Get'
    },
  })
}

/** Changes a car and leads to `/Get` (SPEC section 7). */
export async function updateCarAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'updateCar',
    form,
    schema: carForm,
    run: async ({ actor, input: { image, id, ...input } }) => {
      await updateCar(actor, { id, input, image })
      await setFlash({ key: 'vehicleUpdated' })
      return '/Get'
    },
  })
}

/** Removes a car and leads to `/LandingVehicle` (SPEC section 7). */
export async function removeCarAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeCar',
    form,
    schema: carRemoval,
    run: async ({ actor, input: { id } }) => {
      await removeCar(actor, id)
      await setFlash({ key: 'vehicleDeleted' })
      return '/LandingVehicle'
    },
  })
}
