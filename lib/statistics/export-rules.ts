import type { Locale } from '@/lib/core/i18n/routing'

/** What staff can take away as a file: their lists as filtered, and the numbers behind the charts. */
export const exportNames = [
  'bookings',
  'cars',
  'one-day-vehicles',
  'contacts',
  'travel-bookings',
  'users',
  'audit',
  'outbox',
  'bookings-per-day',
  'income-by-status',
  'vehicle-use',
  'requests-by-category',
] as const
export type ExportName = (typeof exportNames)[number]

// The public names of the languages (CONTRACT section 4).
const publicNames = { en: 'en', om: 'or', am: 'am' } as const satisfies Record<Locale, string>
const locales = { en: 'en', or: 'om', am: 'am' } as const

/** The address of a file, narrowed down and ordered as the list beside it, with headings in a language. */
export function exportHref(
  name: ExportName,
  query: Readonly<Record<string, string | undefined>>,
  locale: Locale,
): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value) parameters.set(key, value)
  parameters.set('lang', publicNames[locale])
  return `/exports/${name}.csv?${parameters}`
}

/** The language that `?lang=` of a file names, if it names one. */
export function exportLocale(lang: string | null): Locale | undefined {
  return lang === 'en' || lang === 'or' || lang === 'am' ? locales[lang] : undefined
}

/** The export that a file name asks for, if it is one. */
export function exportOf(file: string): ExportName | undefined {
  return exportNames.find((name) => file === `${name}.csv`)
}
