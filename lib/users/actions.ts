'use server'

import { z } from 'zod'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { hrefOf } from '@/lib/routes/routes'
import { updateUserForm, userIdSchema } from './staff-schema'
import { removeUser, updateUser } from './mutations'

// Without a script a button cannot ask first: it sends `no`, and the page that comes next asks.
const confirmedForm = z.object({
  id: userIdSchema,
  confirmed: z.literal('yes').or(z.unknown().transform(() => 'no')),
})

/** Changes a user and leads to `/UserDb` (SPEC section 7). */
export async function updateUserAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'updateUser',
    form,
    schema: updateUserForm,
    run: async ({ actor, input: { id, ...input } }) => {
      await updateUser(actor, { id, input })
      await setFlash({ key: 'userUpdated' })
      return '/UserDb'
    },
  })
}

/** Deletes a user, once confirmed, and leads to `/UserDb` (`/Delete?confirm=yes` asks). */
export async function removeUserAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeUser',
    form,
    schema: confirmedForm,
    run: async ({ actor, input }) => {
      if (input.confirmed !== 'yes') return hrefOf('/Delete', { id: input.id, confirm: 'yes' })
      await removeUser(actor, input.id)
      await setFlash({ key: 'userDeleted' })
      return '/UserDb'
    },
  })
}
