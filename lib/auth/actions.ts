'use server'

import { z } from 'zod'
import { clearSessionCookies } from './session'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { profileOfRole } from '@/lib/routes/routes'
import { endOwnSession, endOwnSessions } from './own-sessions'

const sessionForm = z.object({ handle: z.string().regex(/^[0-9a-f]{24}$/) })

/** Ends one of the caller's sessions and shows the profile again; this very one ends at `/Login`. */
export async function endOwnSessionAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'endOwnSession',
    form,
    schema: sessionForm,
    run: async ({ actor, input }) => {
      const { wasThisOne } = await endOwnSession(actor, input.handle)
      if (actor.role !== 'visitor' && !wasThisOne) {
        await setFlash({ key: 'sessionEnded' })
        return profileOfRole[actor.role]
      }
      await clearSessionCookies()
      await setFlash({ key: 'signedOut' })
      return '/Login'
    },
  })
}

/** Signs the caller out everywhere, here too, and leads to `/Login`. */
export async function endOwnSessionsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'endOwnSessions',
    form,
    schema: z.object({}),
    run: async ({ actor }) => {
      await endOwnSessions(actor)
      await clearSessionCookies()
      await setFlash({ key: 'signedOutEverywhere' })
      return '/Login'
    },
  })
}
