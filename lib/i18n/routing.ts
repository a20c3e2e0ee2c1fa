import { defineRouting } from 'next-intl/routing'

/**
 * Languages and their addresses. Oromo is `om` inside, because `or` means Odia to `Intl` and to search engines,
 * and `/or` in addresses (CONTRACT section 4).
 */
export const routing = defineRouting({
  locales: ['en', 'om', 'am'],
  defaultLocale: 'en',
  localePrefix: { mode: 'as-needed', prefixes: { om: '/or' } },
  localeCookie: { name: 'NEXT_LOCALE', maxAge: 60 * 60 * 24 * 365 },
})

export type Locale = (typeof routing.locales)[number]
