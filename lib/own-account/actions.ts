'use server'

import { endSession } from '@/lib/auth/session'
import { runFormAction } from '@/lib/http/action'
import { clientAddress } from '@/lib/http/client-address'
import { setFlash } from '@/lib/http/flash'
import type { FormState } from '@/lib/http/form-state'
import { removeOwnAccountInput } from './schema'
import { removeOwnAccount } from './service'

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
