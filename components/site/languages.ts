import type { Locale } from 'next-intl'

/**
 * The three languages as people read them. `publicName` is the word of the address and of `selectedLanguage`: Oromo is
 * `om` for machines and `or` in public (CONTRACT section 4).
 */
export const languages = [
  { locale: 'en', publicName: 'en', ownName: 'English' },
  { locale: 'om', publicName: 'or', ownName: 'Afaan Oromoo' },
  { locale: 'am', publicName: 'am', ownName: 'አማርኛ' },
] as const satisfies readonly { locale: Locale; publicName: string; ownName: string }[]

export type PublicLanguage = (typeof languages)[number]['publicName']

/**
 * The address that shows `pathname` (without a language prefix) in a language and remembers the choice. English has
 * its prefix here on purpose: `/en/X` sets the cookie and leads on to `/X`.
 */
export function languageHref(publicName: PublicLanguage, pathname: string): string {
  return `/${publicName}${pathname === '/' ? '' : pathname}`
}
