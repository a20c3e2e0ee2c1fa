import { createTranslator, type Messages } from 'next-intl'
import { isDay } from '@/lib/core/day'
import {
  formatBirr,
  formatCode,
  formatDayInWords,
  formatMonth,
  formatNumber,
  shortWeekdays,
  listText,
} from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import type { AuditEntry } from './queries'

/** Whoever reads the audit: their language and its texts. */
export type AuditReader = {
  locale: Locale
  t: ReturnType<typeof createTranslator<Messages>>
  /** A text by a key that was made of stored words; undefined where there is none. */
  lookup: (key: string) => string | undefined
}

/** A reader of a language with its texts. */
export function auditReader(messages: Messages, locale: Locale): AuditReader {
  const lookup = (key: string) => {
    const found = key
      .split('.')
      .reduce<unknown>((branch, name) => new Map(Object.entries(Object(branch))).get(name), messages)
    return typeof found === 'string' ? found : undefined
  }
  return { locale, t: createTranslator({ locale, messages }), lookup }
}

/** Words for a reader; `isTyped` where somebody typed them, in a language that nobody noted. */
export type Worded = { text: string; isTyped: boolean }
/** A change in the reader's words; without `before` and `after` only the fact was kept. */
export type WordedChange = { field: string; before: Worded | null; after: Worded | null }

/** How a stored value is told; undefined where it is none of its kind. */
type Wording = (stored: string, reader: AuditReader) => string | undefined

const looked =
  (place: string): Wording =>
  (stored, { lookup }) =>
    lookup(`${place}.${stored}`)
const listed =
  (one: Wording): Wording =>
  (stored, reader) =>
    listText(
      stored.split(' ').map((part) => one(part, reader) ?? part),
      reader.locale,
    )
const isNumber = (stored: string) => /^-?\d+$/.test(stored)
const number: Wording = (stored) => (isNumber(stored) ? formatNumber(Number(stored)) : undefined)
const birr: Wording = (stored, { locale }) =>
  isNumber(stored) ? formatBirr(Number(stored), locale) : undefined
const santim: Wording = (stored, { locale }) =>
  isNumber(stored) ? formatBirr(Number(stored) / 100, locale) : undefined
// One day, or the first and the last.
const days: Wording = (stored, { locale }) =>
  stored.replace(/[\d-]{10}/g, (day) => (isDay(day) ? formatDayInWords(day, locale) : day))
const isOn: Wording = (stored, { t }) => t(stored === 'true' ? 'Dispatch.active' : 'Dispatch.inactive')
const vehicleClass = looked('TravelItem')

// By field; what is not named here is what somebody typed.
const wordings: Record<string, Wording> = {
  role: looked('Audit.role'),
  status: looked('Status'),
  state: looked('YourBooking.state'),
  step: looked('Dispatch.state'),
  isActive: isOn,
  gearbox: looked('VehicleFacts.gearbox'),
  fuel: looked('VehicleFacts.fuel'),
  per: (stored, { t }) => t(stored === 'day' ? 'PriceForms.perDay' : 'PriceForms.perBooking'),
  vehicleKind: looked('PriceForms.kind'),
  isDriver: looked('Fleet'),
  locale: looked('Languages'),
  languages: listed(looked('Languages')),
  weekdays: listed((day, { locale }) => shortWeekdays[locale][Number(day) - 1]),
  workingHours: (stored, { locale }) =>
    stored.replace(/(?<=^|; )[1-7](?= )/g, (day) => shortWeekdays[locale][Number(day) - 1] ?? day),
  percent: (stored) => `${formatNumber(Number(stored))}%`,
  'security.staffFactor': isOn,
  drivesSince: (stored) => stored,
  ...{ class: vehicleClass, category: vehicleClass, item: vehicleClass },
  ...{ amount: santim, amountSantim: santim, total: santim },
  ...{ price: birr, dayPrice: birr, priceFrom7: birr, priceFrom30: birr },
  ...{ day: days, date: days, lastDate: days, from: days, to: days },
  ...{ licenceUntil: days, insuranceUntil: days, inspectionUntil: days },
  ...{ daysOff: listed(days), outOfService: listed(days) },
  ...{ quantity: number, seats: number, bags: number, pictures: number, places: number, rank: number },
  ...{ lines: number, rows: number, trips: number, canceled: number },
}

// Features in three languages and names of files say nothing in a line.
const untold = new Set(['texts', 'filename', 'image'])

/** A verb in the reader's words; one that has none is told as a change. */
export const wordAction = (action: string, { t, lookup }: AuditReader): string =>
  lookup(`Audit.action.${action}`) ?? t('Audit.action.edit')

/** A noun in the reader's words. */
export const wordEntity = (entity: string, { t, lookup }: AuditReader): string =>
  lookup(`Audit.entity.${entity}`) ?? t('Audit.record')

// `company.phone` and the like: settings are called as in their forms.
const fieldOf = (entity: string, field: string, { t, lookup }: AuditReader): string => {
  const place = entity === 'settings' ? 'SettingsForms' : 'Audit.field'
  // Those of a statement are others.
  if (entity === 'booking' && field === 'lines') return t('BookingFields.lines')
  return lookup(`${place}.${field.replace(/^.*\./, '')}`) ?? t('Audit.otherField')
}

function valueOf(stored: string, field: string, names: AuditEntry['names'], reader: AuditReader): Worded {
  if (stored === '') return { text: reader.t('Audit.nothing'), isTyped: false }
  const name = names[stored]
  if (name !== undefined) return { text: name, isTyped: true }
  const wording = /^(?:holds|limits)\./.test(field) ? number : wordings[field]
  const text = wording?.(stored, reader)
  return { text: text ?? stored, isTyped: text === undefined }
}

/** What an entry says that changed, in the words of its reader. */
export function wordChanges({ entity, changes, names }: AuditEntry, reader: AuditReader): WordedChange[] {
  return changes.map(({ field, before, after }) => {
    const isTold = before !== null && after !== null && !untold.has(field)
    return {
      field: fieldOf(entity, field, reader),
      before: isTold ? valueOf(before, field, names, reader) : null,
      after: isTold ? valueOf(after, field, names, reader) : null,
    }
  })
}

// A list that was taken as a file is called as on its screen.
const exportTitles: Record<string, string> = {
  bookings: 'Office.readOnlyTitle',
  cars: 'Fleet.car.list',
  'one-day-vehicles': 'Fleet.one_day.list',
  contacts: 'Requests.contactsTitle',
  'travel-bookings': 'Requests.bookingsTitle',
  users: 'Users.listTitle',
  audit: 'Audit.title',
  outbox: 'Outbox.title',
  'bookings-per-day': 'Statistics.perDay.title',
  'income-by-status': 'Statistics.income.title',
  'vehicle-use': 'Statistics.use.title',
  'requests-by-category': 'Statistics.requests.title',
  'driver-work': 'Dispatch.work.ofDrivers',
  'unit-use': 'Dispatch.work.ofUnits',
  'report-days': 'Reports.days',
  'report-payments': 'Reports.rows',
}

/** What the record of an entry is called: a code, a month or a list in words, or as somebody named it; null where that is not known. */
export function wordRecord({ entity, entityId, record }: AuditEntry, reader: AuditReader): Worded | null {
  const { locale, lookup } = reader
  const month = `${entityId}-01`
  if (entity === 'month' && isDay(month)) return { text: formatMonth(month, locale), isTyped: false }
  const list = entity === 'export' && lookup(exportTitles[entityId] ?? '')
  if (list) return { text: list, isTyped: false }
  if (!record) return null
  // A note is about a booking or a customer.
  const isOfBooking = entity === 'note' && /^[\dA-Z]{6}$/.test(record.name)
  const isCode = entity === 'booking' || entity === 'payment' || isOfBooking
  return { text: isCode ? formatCode(record.name) : record.name, isTyped: !isCode }
}
