import 'server-only'
import { getLocale } from 'next-intl/server'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { currentActor } from './session'
import { sessionCookieName } from './session-token'
import { getPathname } from '@/lib/core/i18n/navigation'

/**
 * Leads whoever is signed in away from the pages for visitors. Asks the database, not the cookie: a revoked cookie
 * would go round between `/Login` and `/Dashboard` for ever.
 */
export async function leadSignedInHome(): Promise<void> {
  if (!(await cookies()).has(sessionCookieName())) return
  const actor = await currentActor()
  if (actor.role === 'visitor') return
  redirect(getPathname({ href: '/Dashboard', locale: await getLocale() }))
}
