'use server'

import { endSession } from '@/lib/auth/session'
import { confirmedForm } from '@/lib/core/schemas'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { removeOwnAccountInput } from '@/lib/users/schema'
import { closeAccount, reopenAccount } from './account-closing'
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
    schema: confirmedForm,
    run: async ({ actor, input }) => {
      if (input.confirmed !== 'yes') return hrefOf('/Delete', { id: input.id, confirm: 'yes' })
      await removeUser(actor, input.id)
      await setFlash({ key: 'userDeleted' })
      return '/UserDb'
    },
  })
}

/** Closes an account with its pending bookings, once confirmed, and shows the user again (`/View?confirm=yes` asks). */
export async function closeAccountAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'closeAccount',
    form,
    schema: confirmedForm,
    run: async ({ actor, input: { id, confirmed } }) => {
      if (confirmed !== 'yes') return hrefOf('/View', { id, confirm: 'yes' })
      const { canceled } = await closeAccount(actor, id)
      await setFlash({ key: 'accountClosed', count: canceled })
      return hrefOf('/View', { id })
    },
  })
}

/** Opens a closed account again and shows the user. */
export async function reopenAccountAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'reopenAccount',
    form,
    schema: confirmedForm.pick({ id: true }),
    run: async ({ actor, input: { id } }) => {
      await reopenAccount(actor, id)
      await setFlash({ key: 'accountReopened' })
      return hrefOf('/View', { id })
    },
  })
}
