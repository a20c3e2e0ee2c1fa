import { addisOffsetMs, dateOfDay, dayInAddis, type Day, formatHour, weekdayOf } from '@/lib/core/day'
import { ethiopianDateOf } from '@/lib/core/ethiopian-day'
import type { Locale } from './routing'

/** First and last name of a person, as far as they are known. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** A name among other words. One of Hebrew or Arabic letters would turn the figures behind it around, a phone's among them. */
export const amongWords = (name: string): string =>
  /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(name) ? `\u2068${name}\u2069` : name

/** Parts behind each other as the language separates them, those that are empty left out: `Bole, 14:05`, in Amharic `Bole፣ 14:05`. */
export function listText(parts: readonly (string | false | null | undefined)[], locale: Locale): string {
  return parts.filter(Boolean).join(locale === 'am' ? '፣ ' : ', ')
}

/** What stands behind a label: `:`, in Amharic `፦`. */
export const colonOf = (locale: Locale): string => (locale === 'am' ? '፦' : ':')

/** `2200` → `2,200`. The same digits in the three languages; Chromium has no Oromo data, so not `Intl`. */
export function formatNumber(value: number): string {
  const [whole = '0', fraction] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? `.${fraction.padEnd(2, '0')}` : ''}`
}

/**
 * Whole Br or Br with santim, as the language writes them (CONTRACT section 4): `Br 2,200`, `Br 2,200.50`; in Amharic
 * `2,200 ብር`. The space does not break.
 */
export function formatBirr(value: number, locale: Locale): string {
  const amount = formatNumber(value)
  return locale === 'am' ? `${amount}\u00a0ብር` : `Br\u00a0${amount}`
}

/** A price as staff typed it, or as SPEC prints it, with the currency's word of the language: `1,400,000 Br`. */
export function formatTypedPrice(typed: string, locale: Locale): string {
  return locale === 'am' ? typed.replace(/\bBr\b/g, 'ብር') : typed
}

/** A day in numbers, day before month: `20/11/2026`. For fields and headings that say which year they mean. */
export function numericDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${date}/${month}/${year}`
}

/** A day for a dense table, as SPEC shows it, in en-GB: `20/11/2026`; in Amharic and Oromo with the era. */
export function formatDay(day: Day, locale: Locale): string {
  return [numericDay(day), eras[locale].gregorian].filter(Boolean).join(' ')
}

/**
 * A day with its weekday and its month in words, day before month (CONTRACT section 4): `Sat 28 Nov 2026`; in Amharic and
 * Oromo with the era, also without the year: both calendars share names. Where the year is plain it is left out, where there
 * is little room the weekday, `28 Nov`, and the era of the first of two days.
 */
export function formatDayInWords(
  day: Day,
  locale: Locale,
  { hasYear = true, hasWeekday = true, hasEra = true } = {},
): string {
  const date = dateOfDay(day)
  const weekday = hasWeekday && shortWeekdays[locale][weekdayOf(day) - 1]
  const name = gregorianMonths[locale][date.getUTCMonth()] ?? ''
  const month = locale === 'en' ? name.slice(0, 3) : name
  const [year, era] = [hasYear && date.getUTCFullYear(), hasEra && eras[locale].gregorian]
  return [weekday, date.getUTCDate(), month, year, era].filter(Boolean).join(' ')
}

/**
 * A day in both calendars, for sentences, dialogs, subjects and prints (CONTRACT section 4):
 * `Sat 28 Nov 2026 (19 Hidar 2019 E.C.)`.
 */
export function formatFullDay(day: Day, locale: Locale): string {
  return `${formatDayInWords(day, locale)} (${formatEthiopianDay(day, locale)})`
}

/** The days of a rental, the one day or the first and the last, each as `format` writes it. */
export function formatDays(
  { date, lastDate = date }: { date: Day; lastDate?: Day | undefined },
  locale: Locale,
  format: (day: Day, locale: Locale) => string = formatDay,
): string {
  const first = format(date, locale)
  return lastDate === date ? first : `${first} – ${format(lastDate, locale)}`
}

/** The code of a booking as people read it: `7K4-P2Q`. */
export function formatCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`
}

/** The month of a day with its year: `November 2026`; in Amharic and Oromo with the era. */
export function formatMonth(day: Day, locale: Locale): string {
  const date = dateOfDay(day)
  const name = gregorianMonths[locale][date.getUTCMonth()] ?? ''
  return [name, date.getUTCFullYear(), eras[locale].gregorian].filter(Boolean).join(' ')
}

/** The Ethiopian month of a day with its year and era: `ኅዳር 2019 ዓ.ም.`. */
export function formatEthiopianMonth(day: Day, locale: Locale): string {
  const there = ethiopianDateOf(day)
  return `${ethiopianMonths[locale][there.month - 1] ?? ''} ${there.year} ${eras[locale].ethiopian}`
}

/** The same day in the Ethiopian calendar, in words and with its era: `11 ኅዳር 2019 ዓ.ም.`, `11 Hidar 2019 E.C.`. */
export function formatEthiopianDay(day: Day, locale: Locale): string {
  return `${ethiopianDateOf(day).day} ${formatEthiopianMonth(day, locale)}`
}

/** The time of a moment in Addis Ababa: `14:05`. */
export function formatTime(iso: string): string {
  return new Date(new Date(iso).getTime() + addisOffsetMs).toISOString().slice(11, 16)
}

/**
 * A moment in Addis Ababa for a dense table: `20/11/2026, 14:05`; in Amharic and Oromo with the era and by the Ethiopian
 * clock.
 */
export function formatMoment(iso: string, locale: Locale): string {
  return listText([formatDay(dayInAddis(new Date(iso)), locale), hourOf(iso, locale)], locale)
}

/** A moment in Addis Ababa for a sentence, its day in both calendars: `Sat 28 Nov 2026 (19 Hidar 2019 E.C.), 14:05`. */
export function formatFullMoment(iso: string, locale: Locale): string {
  return listText([formatFullDay(dayInAddis(new Date(iso)), locale), hourOf(iso, locale)], locale)
}

const hourOf = (iso: string, locale: Locale) => formatHour(formatTime(iso), locale)

type Names = Record<Locale, readonly string[]>

/** Weekdays in short, from Monday on. */
export const shortWeekdays: Names = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  om: ['Wiix', 'Kib', 'Roob', 'Kam', 'Jim', 'San', 'Dil'],
  am: ['ሰኞ', 'ማክ', 'ረቡ', 'ሐሙ', 'ዓር', 'ቅዳ', 'እሑ'],
}

/** What marks a year of either calendar; English needs no mark for the one that the world counts by. */
const eras: Record<Locale, Record<'gregorian' | 'ethiopian', string>> = {
  en: { gregorian: '', ethiopian: 'E.C.' },
  om: { gregorian: 'A.L.A.', ethiopian: 'A.L.I.' },
  am: { gregorian: 'እ.ኤ.አ.', ethiopian: 'ዓ.ም.' },
}

/** Names of the months from January on. Our own table: Chromium has no Oromo names. */
export const gregorianMonths: Names = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  om: [
    'Amajjii',
    'Guraandhala',
    'Bitootessa',
    'Eebila',
    'Caamsaa',
    'Waxabajjii',
    'Adooleessa',
    'Hagayya',
    'Fulbaana',
    'Onkololeessa',
    'Sadaasa',
    'Muddee',
  ],
  am: ['ጃንዋሪ', 'ፌብሩዋሪ', 'ማርች', 'ኤፕሪል', 'ሜይ', 'ጁን', 'ጁላይ', 'ኦገስት', 'ሴፕቴምበር', 'ኦክቶበር', 'ኖቬምበር', 'ዲሴምበር'],
}

/** Names of the thirteen months from Meskerem on. Our own table: ICU has three Oromo names wrong, and Chromium has none. */
export const ethiopianMonths: Names = {
  en: [
    'Meskerem',
    'Tikimt',
    'Hidar',
    'Tahsas',
    'Tir',
    'Yekatit',
    'Megabit',
    'Miyazya',
    'Ginbot',
    'Sene',
    'Hamle',
    'Nehase',
    'Pagume',
  ],
  om: [
    'Fulbaana',
    'Onkololeessa',
    'Sadaasa',
    'Muddee',
    'Amajjii',
    'Guraandhala',
    'Bitootessa',
    'Eebila',
    'Caamsaa',
    'Waxabajjii',
    'Adooleessa',
    'Hagayya',
    'Qaammee',
  ],
  am: ['መስከረም', 'ጥቅምት', 'ኅዳር', 'ታኅሣሥ', 'ጥር', 'የካቲት', 'መጋቢት', 'ሚያዝያ', 'ግንቦት', 'ሰኔ', 'ሐምሌ', 'ነሐሴ', 'ጳጉሜን'],
}

// Night, morning, day and evening, each of six hours from midnight on.
