'use server'

import { endSession } from '@/lib/auth/session'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { removeOwnAccountInput, removeUserForm } from '@/lib/users/schema'
import { removeOwnAccount, removeUser } from './mutations'

/** Deletes the own account and leads to `/Login`, which says so. */
export async function removeOwnAccountAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeOwnAccount',
    form,
    schema: removeOwnAccountInput,
    run: async ({ actor, input }) => {
      await removeOwnAccount(actor, { input, address: await clientAddress() })
      await endSession()
      await setFlash({ key: 'accountDeleted' })
      return '/Login'
    },
  })
}

/** Deletes a user, once confirmed, and leads to `/UserDb` (`/Delete?confirm=yes` asks). */
export async function removeUserAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeUser',
    form,
    schema: removeUserForm,
    run: async ({ actor, input }) => {
      if (input.confirmed !== 'yes') return hrefOf('/Delete', { id: input.id, confirm: 'yes' })
      await removeUser(actor, input.id)
      await setFlash({ key: 'userDeleted' })
      return '/UserDb'
    },
  })
}
