import { dateOfDay, type Day, isDay } from '@/lib/core/day'
import { dayOfEthiopianDate, ethiopianDateOf } from '@/lib/core/ethiopian-day'
import { foldText } from '@/lib/core/fold-text'
import { ethiopianMonths, gregorianMonths } from './format'

type Calendar = 'gregorian' | 'ethiopian'

/** What a text says of a date; the year may be left out. */
type WrittenDate = { date: number; month: number; year: number | undefined; calendar: Calendar }

/** The days among which one is looked for; both are included. */
export type DayRange = { min: Day; max: Day }

const weekdayStems =
  /^(mon|tue|wed|thu|fri|sat|sun|wii?x|kib|roo?b|kam|jim|san|dil|ሰኞ|ማክሰ|ማክ$|ረቡ|ሐሙ|ሀሙ|ዓር|አር|ቅዳ|እሑ|እሁ)/

/**
 * The day that somebody typed: `2026-11-28`, `28/11/2026`, `28.11.`, `Sat 28 Nov 2026`, `19 Hidar 2019`, `19 ኅዳር`, with
 * or without an era. Day before month, in either calendar and in each language of the site. Where a text fits both
 * calendars, the day that lies in the range is meant, and the Gregorian one where both do. Null where it is no date.
 */
export function parseTypedDay(text: string, range: DayRange): Day | null {
  const typed = text.trim()
  if (isDay(typed)) return typed
  const { rest, era } = withoutEra(typed.toLowerCase())
  const words = (rest.match(/\d+|[\p{L}\p{M}'’]+/gu) ?? []).filter((word) => !weekdayStems.test(word))
  const found = writtenDates(words)
    .filter(({ calendar }) => !era || calendar === era)
    .flatMap((written) => dayOf(written, range) ?? [])
  return found.find((day) => day >= range.min && day <= range.max) ?? found[0] ?? null
}

/** Takes the mark of a calendar out of a text. */
function withoutEra(text: string): { rest: string; era: Calendar | undefined } {
  const marks = [
    ['gregorian', /እ\s*\.?\s*ኤ\s*\.?\s*አ\.?|\b(?:g\.?\s?c|a\.?l\.?a|a\.?d)\b\.?/u],
    ['ethiopian', /[ዓአዐ]\s*[.·/]?\s*ም\.?|\b(?:e\.?\s?c|a\.?l\.?i)\b\.?/u],
  ] as const
  for (const [era, mark] of marks) if (mark.test(text)) return { rest: text.replace(mark, ' '), era }
  return { rest: text, era: undefined }
}

function writtenDates(words: readonly string[]): WrittenDate[] {
  if (words.length < 2 || words.length > 3) return []
  const name = words.find((word) => !/^\d/.test(word))
  if (words.some((word) => /^\d{5,}/.test(word))) return []
  const [date, second, third] = words.filter((word) => /^\d{1,4}$/.test(word)).map(Number)
  if (date === undefined) return []
  if (name !== undefined) {
    if (words.filter((word) => !/^\d/.test(word)).length > 1) return []
    return monthsNamed(name).map((month) => ({ date, ...month, year: fullYear(second) }))
  }
  if (second === undefined) return []
  return (['gregorian', 'ethiopian'] as const).map((calendar) => ({
    date,
    month: second,
    year: fullYear(third),
    calendar,
  }))
}

const fullYear = (year: number | undefined) => (year !== undefined && year < 100 ? 2000 + year : year)

/** The months whose name in any language begins like the word; three Latin letters tell them apart, or two Ethiopic ones. */
function monthsNamed(word: string): { month: number; calendar: Calendar }[] {
  const typed = foldText(word)
  if (typed.length < (/^[a-z]/.test(typed) ? 3 : 2)) return []
  const named = (names: Record<string, readonly string[]>, calendar: Calendar) =>
    Object.values(names).flatMap((months) =>
      months.flatMap((name, index) =>
        foldText(name).startsWith(typed) ? { month: index + 1, calendar } : [],
      ),
    )
  return [...named(gregorianMonths, 'gregorian'), ...named(ethiopianMonths, 'ethiopian')]
}

/** The day of a written date; without a year the first one from the beginning of the range on. */
function dayOf({ date, month, year, calendar }: WrittenDate, { min }: DayRange): Day | null {
  const inYear = (of: number) => {
    if (calendar === 'ethiopian') return dayOfEthiopianDate({ year: of, month, day: date })
    const text = [String(of).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')]
    const day = text.join('-')
    return isDay(day) ? day : null
  }
  if (year !== undefined) return inYear(year)
  const first = calendar === 'ethiopian' ? ethiopianDateOf(min).year : dateOfDay(min).getUTCFullYear()
  // A 29 February, and a sixth of Pagume, come every fourth year.
  for (let of = first; of <= first + 4; of += 1) {
    const day = inYear(of)
    if (day && day >= min) return day
  }
  return null
}
