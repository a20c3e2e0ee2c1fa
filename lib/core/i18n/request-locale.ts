import 'server-only'
import { hasLocale } from 'next-intl'
import { cookies, headers } from 'next/headers'
import { localeCookie, preferredLocale } from './preferred-locale'
import { routing, type Locale } from './routing'

/** The language of a page's action: that of the address it was sent from, as the middleware saw it. */
export async function actionLocale(): Promise<Locale> {
  const named = (await headers()).get('x-next-intl-locale')
  return hasLocale(routing.locales, named) ? named : routing.defaultLocale
}

/** The language of an API caller: the language cookie, else `Accept-Language`, else English (CONTRACT section 6). */
export async function apiLocale(): Promise<Locale> {
  const chosen = (await cookies()).get(localeCookie.name)?.value
  return preferredLocale(chosen, (await headers()).get('accept-language'))
}
