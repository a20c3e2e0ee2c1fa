'use server'

import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { removeView, saveView } from './mutations'
import { removedViewForm, savedViewForm } from './schema'

/** Keeps how a list looks by a name, or names a view anew, and shows the list so. */
export async function saveViewAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'saveView',
    form,
    schema: savedViewForm,
    run: async ({ actor, input }) => {
      await saveView(actor, input)
      await setFlash({ key: 'viewSaved' })
      return input.query ? `${input.path}?${input.query}` : input.path
    },
  })
}

/** Removes a view and shows its list as it was. */
export async function removeViewAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeView',
    form,
    schema: removedViewForm,
    run: async ({ actor, input: { id, here } }) => {
      const path = await removeView(actor, id)
      await setFlash({ key: 'viewRemoved' })
      return here ?? path
    },
  })
}
