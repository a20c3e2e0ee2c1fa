'use server'

import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { hrefOf } from '@/lib/routes/routes'
import { blockInput, unblockInput } from './schema'
import { blockPlaces, unblockPlaces } from './mutations'
import { timelineQuery } from './rules'

/** Blocks places of a vehicle and shows its schedule around the first of these days, or the timeline again. */
export async function blockPlacesAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'blockPlaces',
    form,
    schema: blockInput,
    run: async ({ actor, input }) => {
      await blockPlaces(actor, input)
      await setFlash({ key: 'placesBlocked' })
      return input.list === undefined
        ? hrefOf('/Schedule', { id: input.vehicleId, date: input.from })
        : hrefOf('/Schedule', timelineQuery(input.list))
    },
  })
}

/** Gives blocked places back and shows the vehicle's schedule around the first of these days. */
export async function unblockPlacesAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'unblockPlaces',
    form,
    schema: unblockInput,
    run: async ({ actor, input: { blockId, vehicleId } }) => {
      const date = await unblockPlaces(actor, blockId)
      await setFlash({ key: 'placesUnblocked' })
      return hrefOf('/Schedule', { id: vehicleId, date })
    },
  })
}
