import 'server-only'
import { hasLocale } from 'next-intl'
import { cookies, headers } from 'next/headers'
import { routing, type Locale } from './routing'

/** The language of a page's action: that of the address it was sent from, as the middleware saw it. */
export async function actionLocale(): Promise<Locale> {
  const named = (await headers()).get('x-next-intl-locale')
  return hasLocale(routing.locales, named) ? named : routing.defaultLocale
}

/** The language of an API caller: the language cookie, else `Accept-Language`, else English (CONTRACT section 6). */
export async function apiLocale(): Promise<Locale> {
  const chosen = (await cookies()).get('NEXT_LOCALE')?.value
  if (hasLocale(routing.locales, chosen)) return chosen
  const accepted = (await headers()).get('accept-language') ?? ''
  const first = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return first.find((code): code is Locale => hasLocale(routing.locales, code)) ?? routing.defaultLocale
}
