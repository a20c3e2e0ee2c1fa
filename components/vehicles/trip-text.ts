import { useLocale } from 'next-intl'
import { formatHour } from '@/lib/core/day'
import { formatDayInWords, formatEthiopianDay } from '@/lib/core/i18n/format'
import type { Trip } from '@/lib/vehicles/trip-rules'

/** The days of a trip in words, `Sat 28 – Sun 29 Nov`, and the same in the Ethiopian calendar. */
export function useDaysInWords() {
  const locale = useLocale()
  return ({ date, lastDate }: Pick<Trip, 'date' | 'lastDate'>) => {
    const days = date === lastDate ? [date] : [date, lastDate]
    return {
      gregorian: days
        .map((day) => formatDayInWords(day, locale, { hasYear: false, hasEra: day === lastDate }))
        .join(' – '),
      ethiopian: days.map((day) => formatEthiopianDay(day, locale)).join(' – '),
    }
  }
}

/** An hour of the day as the reader tells it. */
export function useClock() {
  const locale = useLocale()
  return (time: string) => formatHour(time, locale)
}
