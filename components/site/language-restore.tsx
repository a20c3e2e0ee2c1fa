'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { languageHref } from '@/lib/core/i18n/routing'
import { hasLanguageCookie, rememberedLanguage } from './selected-language'

/**
 * Restores `selectedLanguage` on load (SPEC section 4) where the server could not: an address without a prefix, shown
 * in English because the browser lost the language cookie. Render it once per page.
 */
export function LanguageRestore() {
  const locale = useLocale()

  useEffect(() => {
    const remembered = rememberedLanguage()
    if (locale !== 'en' || !remembered || remembered === 'en' || hasLanguageCookie()) return
    const { pathname, search, hash } = window.location
    window.location.replace(languageHref(remembered, pathname) + search + hash)
  }, [locale])

  return null
}
