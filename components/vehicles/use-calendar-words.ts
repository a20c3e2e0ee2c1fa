import { useTranslations } from 'next-intl'
import { dateOfDay, type Day } from '@/lib/core/day'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

/** The words of a calendar: its weekdays in short from Monday on, and the month of a day with its year. */
export function useCalendarWords() {
  const t = useTranslations('OneDayVehicle')
  return {
    weekdays: weekdays.map((weekday) => t(`weekday.${weekday}`)),
    monthTitle: (day: Day) => {
      const date = dateOfDay(day)
      const month = t(`month.${months[date.getUTCMonth()] ?? 'jan'}`)
      return t('monthTitle', { month, year: String(date.getUTCFullYear()) })
    },
  }
}
