'use client'

import { useLocale } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { classNames } from '@/lib/core/class-names'
import { usePathname } from '@/lib/core/i18n/navigation'
import { languageHref, languages, routing, withoutLanguage } from '@/lib/core/i18n/routing'
import { rememberLanguage } from './selected-language'

const looks = {
  menu: 'flex min-h-11 items-center rounded-md px-4 py-2 whitespace-nowrap',
  row: 'inline-flex min-h-11 items-center rounded-md px-3 py-2 whitespace-nowrap',
  button: 'flex min-h-13 items-center justify-center rounded-md border border-line-strong px-7 py-3 text-lg',
} as const

interface LanguageLinksProps {
  look: keyof typeof looks
}

/**
 * Links to this page and its query in each language, good without a script. A click keeps what else the address bar
 * holds, and the choice. Plain links, because the whole document changes its language. As buttons, the current
 * language stands in capitals where its letters have any (SPEC section 2, `/Demo`).
 */
export function LanguageLinks({ look }: LanguageLinksProps) {
  const current = useLocale()
  const pathname = usePathname()
  const query = useSearchParams().toString()
  return routing.locales.map((locale) => {
    const { publicName, ownName } = languages[locale]
    return (
      <a
        key={locale}
        href={languageHref(publicName, pathname) + (query && `?${query}`)}
        hrefLang={locale}
        lang={locale}
        aria-current={locale === current ? 'true' : undefined}
        // The page is rendered without what it does not know of the address bar, and the 404 page for another path; a click
        // mends the link.
        suppressHydrationWarning
        onClick={(event) => {
          const { pathname: path, search, hash } = window.location
          event.currentTarget.href = languageHref(publicName, withoutLanguage(path)) + search + hash
          rememberLanguage(publicName)
        }}
        className={classNames(
          'font-semibold',
          looks[look],
          locale === current ? 'bg-brand-soft text-brand' : 'text-ink hover:bg-sunken',
        )}
      >
        {look === 'button' && locale === current ? ownName.toLocaleUpperCase('en') : ownName}
      </a>
    )
  })
}
