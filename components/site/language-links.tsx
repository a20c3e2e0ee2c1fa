'use client'

import { useLocale } from 'next-intl'
import { classNames } from '@/lib/core/class-names'
import { usePathname } from '@/lib/core/i18n/navigation'
import { languageHref, languages, withoutLanguage } from './languages'
import { rememberLanguage } from './selected-language'

const looks = {
  menu: 'flex min-h-11 items-center rounded-md px-4 py-2',
  row: 'inline-flex min-h-11 items-center rounded-md px-3 py-2',
  button: 'flex min-h-13 items-center justify-center rounded-md border border-line-strong px-7 py-3 text-lg',
} as const

interface LanguageLinksProps {
  look: keyof typeof looks
}

/**
 * Links to this page in each language, good without a script. A click keeps what the address bar holds besides the
 * path, and the choice. Plain links, because the whole document changes its language. As buttons, the current
 * language stands in capitals where its letters have any (SPEC section 2, `/Demo`).
 */
export function LanguageLinks({ look }: LanguageLinksProps) {
  const current = useLocale()
  const pathname = usePathname()
  return languages.map(({ locale, publicName, ownName }) => (
    <a
      key={locale}
      href={languageHref(publicName, pathname)}
      hrefLang={locale}
      lang={locale}
      aria-current={locale === current ? 'true' : undefined}
      // The 404 page is rendered for another path than the one in the address bar; a click mends the link.
      suppressHydrationWarning
      onClick={(event) => {
        const { pathname: path, search, hash } = window.location
        event.currentTarget.href = languageHref(publicName, withoutLanguage(path)) + search + hash
        rememberLanguage(publicName)
      }}
      className={classNames(
        'font-semibold whitespace-nowrap',
        looks[look],
        locale === current ? 'bg-brand-soft text-brand' : 'text-ink hover:bg-sunken',
      )}
    >
      {look === 'button' && locale === current ? ownName.toLocaleUpperCase('en') : ownName}
    </a>
  ))
}
