import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { addressIn } from '@/lib/core/i18n/routing'
import { askedAddressHeader } from '@/lib/core/page-render'
import { hrefOf, routeOf, type RoutePath } from '@/lib/routes/routes'
import { type SignedInActor, can, needsFactor } from './permissions'
import { currentActor } from './session'
import { sessionCookieName } from './session-token'

/**
 * The wall of a page: returns the person who may enter, read fresh from the database, or leads away (CONTRACT
 * section 5): visitors to `/Login` and back, the wrong role to `/Dashboard`.
 */
export async function guard(path: RoutePath): Promise<SignedInActor> {
  const actor = await currentActor()
  const locale = await getLocale()
  if (actor.role === 'visitor') {
    // A frame guards for all its pages, and comes first: only the request knows which one was asked for.
    const callbackUrl = (await headers()).get(askedAddressHeader) ?? addressIn(locale, path)
    redirect(addressIn(locale, hrefOf('/Login', { callbackUrl })))
  }
  const { permission } = routeOf(path)
  if (!can(actor.role, permission)) redirect(addressIn(locale, '/Dashboard'))
  if (actor.lacksFactor && needsFactor(permission)) redirect(addressIn(locale, '/Security'))
  return actor
}

/**
 * Redirects whoever is signed in away from the pages for visitors, to where they were on their way to. Asks the
 * database, not the cookie: a revoked cookie would go round between `/Login` and `/Dashboard` for ever.
 */
export async function redirectSignedIn(callbackUrl: string | undefined): Promise<void> {
  if (!(await cookies()).has(sessionCookieName())) return
  const actor = await currentActor()
  if (actor.role === 'visitor') return
  redirect(callbackUrl ?? addressIn(await getLocale(), '/Dashboard'))
}
