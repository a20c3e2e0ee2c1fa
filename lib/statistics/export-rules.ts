import type { Day } from '@/lib/core/day'
import { languages, type Locale } from '@/lib/core/i18n/routing'
import { hrefOf, type RoutePath } from '@/lib/routes/routes'
import type { ReportMonth } from './report-period'

// Each with the page that shows the same, to everybody who may have the file, and reads the names of the file's address.
const exportPages = {
  bookings: '/SubBookStatus',
  cars: '/Get',
  'one-day-vehicles': '/OneGet',
  contacts: '/ContactDb',
  'travel-bookings': '/SubDemoDb',
  users: '/UserDb',
  audit: '/Audit',
  outbox: '/Outbox',
  'bookings-per-day': '/Reports',
  'income-by-status': '/Reports',
  'vehicle-use': '/Reports',
  'requests-by-category': '/Reports',
  'driver-work': '/Drivers',
  'unit-use': '/Units',
  'report-days': '/Reports',
  'report-payments': '/Reports',
} as const satisfies Record<string, RoutePath>

/** What staff can take away as a file: their lists as filtered, and the numbers behind the charts. */
export type ExportName = keyof typeof exportPages
export const exportNames = Object.keys(exportPages).filter(isExportName)

function isExportName(name: string): name is ExportName {
  return Object.hasOwn(exportPages, name)
}

/** The page on which a file can be taken, narrowed down and ordered as the file. */
export function exportPageOf(name: ExportName, query: Readonly<Record<string, string>>): string {
  return hrefOf(exportPages[name], { ...query, lang: undefined })
}

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
