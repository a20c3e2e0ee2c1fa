import { defineRouting } from 'next-intl/routing'
import type en from '@/messages/en.json'

/**
 * Languages and their addresses. Oromo is `om` inside, because `or` means Odia to `Intl` and to search engines,
 * and `/or` in addresses (CONTRACT section 4).
 */
export const routing = defineRouting({
  locales: ['en', 'om', 'am'],
  defaultLocale: 'en',
  localePrefix: { mode: 'as-needed', prefixes: { om: '/or' } },
  // The head names them already.
  alternateLinks: false,
  // The middleware sets it where somebody chose (lib/server/middleware-steps.ts).
  localeCookie: false,
})

export type Locale = (typeof routing.locales)[number]

// The languages and the texts that next-intl's types know.
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof en
  }
}

/** The languages as addresses and files name them. */
export const publicNames = { en: 'en', om: 'or', am: 'am' } as const satisfies Record<Locale, string>

/** The language that an address or a file names, if it names one. */
export function localeOfPublicName(name: string | null | undefined): Locale | undefined {
  return routing.locales.find((locale) => publicNames[locale] === name)
}

/** The language of an address of this site, by its prefix. */
export function localeOfAddress(address: string): Locale {
  return localeOfPublicName(/^\/(\w+)(?=[/?#]|$)/.exec(address)?.[1]) ?? routing.defaultLocale
}

/** The address of a path (with its query) in a language, for code that runs outside of a page's request. */
export function addressIn(locale: Locale, href: string): string {
  const prefix = locale === routing.defaultLocale ? '' : `/${publicNames[locale]}`
  return href === '/' ? prefix || '/' : prefix + href
}

/** A path of this site without the prefix of its language. */
export function withoutLanguage(path: string): string {
  return path.replace(/^\/(?:en|or|om|am)(?=\/|$)/, '') || '/'
}
