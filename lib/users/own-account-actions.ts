'use server'

import { endSession } from '@/lib/auth/session'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { removeOwnAccountInput } from './own-account-schema'
import { removeOwnAccount } from './own-account'

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
