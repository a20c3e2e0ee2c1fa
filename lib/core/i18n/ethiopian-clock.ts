import type { Locale } from './routing'

// Four parts of the day of six hours each, from midnight on.
const parts: Record<Exclude<Locale, 'en'>, readonly string[]> = {
  am: ['ከሌሊቱ', 'ከጠዋቱ', 'ከቀኑ', 'ከምሽቱ'],
  om: ['halkan', 'ganama', 'guyyaa', 'galgala'],
}

/**
 * A time of day, `HH:MM` in Addis Ababa, as people of a language tell it: in Amharic and Oromo by the Ethiopian clock,
 * which begins at six, with the other clock's time beside it, because a mistake would cost a trip (CONTRACT section 4).
 */
export function formatHour(time: string, locale: Locale): string {
  const ethiopian = ethiopianHour(time, locale)
  return ethiopian ? `${ethiopian} (${time})` : time
}

/** The same by the Ethiopian clock alone; null in English, and for what is no time. */
export function ethiopianHour(time: string, locale: Locale): string | null {
  const [, hour = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (locale === 'en' || !hour) return null
  const part = parts[locale][Math.floor(Number(hour) / 6)] ?? ''
  return `${part} ${(Number(hour) + 6) % 12 || 12}:${minutes}`
}
