import { defineRouting } from 'next-intl/routing'
import type en from '@/messages/en.json'

/**
 * The languages, in the order in which they are offered: `publicName` is the word of addresses, files and the choice
 * that a browser remembers, `ownName` what people read, `socialName` what Facebook and others call it. Oromo is `om`
 * inside, because `or` means Odia to `Intl` and to search engines, and `or` in public (CONTRACT section 4).
 */
export const languages = {
  en: { publicName: 'en', ownName: 'English', socialName: 'en_GB' },
  om: { publicName: 'or', ownName: 'Afaan Oromoo', socialName: 'om_ET' },
  am: { publicName: 'am', ownName: 'አማርኛ', socialName: 'am_ET' },
} as const

export type Locale = keyof typeof languages
export type PublicLanguage = (typeof languages)[Locale]['publicName']

const isLocale = (name: string): name is Locale => Object.hasOwn(languages, name)
const locales = Object.keys(languages).filter(isLocale)
/** The languages by their public names, in the same order. */
export const publicLanguages = locales.map((locale) => languages[locale].publicName)

/** How next-intl names the languages in addresses. */
export const routing = defineRouting({
  locales,
  defaultLocale: 'en',
  localePrefix: {
    mode: 'as-needed',
    prefixes: Object.fromEntries(locales.map((locale) => [locale, `/${languages[locale].publicName}`])),
  },
  // The head names them already.
  alternateLinks: false,
  // The middleware sets it where somebody chose (lib/server/middleware-steps.ts).
  localeCookie: false,
})

// The languages and the texts that next-intl's types know.
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof en
  }
}

/** The language that an address or a file names, if it names one. */
export function localeOfPublicName(name: string | null | undefined): Locale | undefined {
  return locales.find((locale) => languages[locale].publicName === name)
}

/** The language of an address of this site, by its prefix. */
export function localeOfAddress(address: string): Locale {
  return localeOfPublicName(/^\/(\w+)(?=[/?#]|$)/.exec(address)?.[1]) ?? routing.defaultLocale
}

/** The address of a path (with its query) in a language, for code that runs outside of a page's request. */
export function addressIn(locale: Locale, href: string): string {
  const prefix = locale === routing.defaultLocale ? '' : `/${languages[locale].publicName}`
  return href === '/' ? prefix || '/' : prefix + href
}

/**
 * The address that shows `pathname` (without a language prefix) in a language and remembers the choice. English has
 * its prefix here on purpose: `/en/X` sets the cookie and leads on to `/X`.
 */
export function languageHref(publicName: PublicLanguage, pathname: string): string {
  return `/${publicName}${pathname === '/' ? '' : pathname}`
}

const names = [...locales, ...publicLanguages]
const languagePrefix = new RegExp(`^/(?:${names.join('|')})(?=/|$)`)

/** A path of this site without the prefix of its language. */
export function withoutLanguage(path: string): string {
  return path.replace(languagePrefix, '') || '/'
}
