import { useLocale, useTranslations } from 'next-intl'
import type { Day } from '@/lib/core/day'
import { colonOf, formatDayInWords, formatEthiopianDay } from '@/lib/core/i18n/format'
import { DayWords } from './day-words'

/** A day in words with the Ethiopian date beside it (CONTRACT section 4). */
export function DayText({ day }: { day: Day }) {
  const t = useTranslations('DateField')
  const locale = useLocale()
  return (
    <DayWords
      day={day}
      said={formatDayInWords(day, locale)}
      ethiopian={formatEthiopianDay(day, locale)}
      calendar={t('ethiopianDate') + colonOf(locale)}
    />
  )
}

/** The days of a rental: the one day, or the first and the last. */
export function DaysText({ days: { date, lastDate } }: { days: { date: Day; lastDate: Day } }) {
  if (date === lastDate) return <DayText day={date} />
  return (
    <>
      <DayText day={date} /> – <DayText day={lastDate} />
    </>
  )
}
