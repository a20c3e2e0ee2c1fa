import type { Day } from '@/lib/core/day'
import { languages, type Locale } from '@/lib/core/i18n/routing'
import type { ReportMonth } from './report-period'

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
  'driver-work',
  'unit-use',
  'report-days',
  'report-payments',
] as const
export type ExportName = (typeof exportNames)[number]

/** The address of a file, narrowed down and ordered as the list beside it, with headings in a language. */
export function exportHref(
  name: ExportName,
  query: Readonly<Record<string, string | undefined>>,
  locale: Locale,
): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value) parameters.set(key, value)
  parameters.set('lang', languages[locale].publicName)
  return `/exports/${name}.csv?${parameters}`
}

/** The export that a file name asks for, if it is one. */
export function exportOf(file: string): ExportName | undefined {
  return exportNames.find((name) => file === `${name}.csv`)
}

/** What a file is saved as: by the month that a report holds, else by the day on which it was taken away. */
export function fileNameOf(
  name: ExportName,
  { today, month }: { today: Day; month: Pick<ReportMonth, 'calendar' | 'name'> },
): string {
  if (name !== 'report-days' && name !== 'report-payments') return `${name}-${today}.csv`
  return `${name}-${month.name}${month.calendar === 'ethiopian' ? '-ethiopian' : ''}.csv`
}
