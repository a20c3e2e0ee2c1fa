import 'server-only'
import { hasLocale } from 'next-intl'
import { cookies, headers } from 'next/headers'
import { isHttps } from '../env'
import { routing, type Locale } from './routing'

/** The cookie that remembers a chosen language (CONTRACT section 4). */
export const localeCookie = { name: 'NEXT_LOCALE', maxAge: 60 * 60 * 24 * 365 } as const

/**
 * The language of somebody whose address names none: the one they chose, else the first of ours in `Accept-Language`,
 * else English (CONTRACT section 4). Pages and API decide by this alone.
 */
export function preferredLocale(
  chosen: string | undefined,
  acceptLanguage: string | null | undefined,
): Locale {
  if (hasLocale(routing.locales, chosen)) return chosen
  return acceptedLocale(acceptLanguage ?? '') ?? routing.defaultLocale
}

function acceptedLocale(header: string): Locale | undefined {
  let best: { locale: Locale; quality: number } | undefined
  for (const part of header.split(',')) {
    const [tag = '', ...parameters] = part.split(';')
    const language = tag.trim().split('-')[0]?.toLowerCase()
    if (!hasLocale(routing.locales, language)) continue
    const given = parameters.map((parameter) => /^\s*q=([\d.]+)/i.exec(parameter)?.[1]).find(Boolean)
    const quality = given === undefined ? 1 : Number(given)
    if (quality > (best?.quality ?? 0)) best = { locale: language, quality }
  }
  return best?.locale
}

type Choice = {
  /** The language that the address names by its prefix. */
  named: Locale | undefined
  /** What the language cookie says. */
  chosen: string | undefined
  accepted: string | null | undefined
  /** `Sec-Fetch-Dest`: what the router asks for in the background is nobody's choice. */
  destination: string | null | undefined
}

/**
 * The `Set-Cookie` that remembers a language, where somebody chose it by an address with a prefix. A request that names no
 * language, or the one that is known already, chooses nothing.
 */
export function choiceCookie({ named, chosen, accepted, destination }: Choice): string | undefined {
  if (!named || (destination && destination !== 'document')) return undefined
  // `/en` is opened to come back to English, so it is remembered even where nothing else is known.
  const isKnown = named === 'en' ? chosen === 'en' : preferredLocale(chosen, accepted) === named
  if (isKnown) return undefined
  return `${localeCookie.name}=${named}; Path=/; Max-Age=${localeCookie.maxAge}; SameSite=Lax${isHttps() ? '; Secure' : ''}`
}

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
