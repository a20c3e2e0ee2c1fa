import type { OpenDay } from '@/lib/core/company'

/** Weekdays that follow each other, from 1 (Monday) to 7 (Sunday), with the same hours; a single one is its own last. */
export type OpenSpan = Omit<OpenDay, 'weekday'> & { first: number; last: number }

/** Working hours as people say them, from Monday on: days in a row with the same hours are one span. */
export function openSpans(hours: readonly OpenDay[]): OpenSpan[] {
  const spans: OpenSpan[] = []
  for (const { weekday, opens, closes } of hours.toSorted((one, other) => one.weekday - other.weekday)) {
    const before = spans.at(-1)
    if (before?.last === weekday - 1 && before.opens === opens && before.closes === closes) {
      before.last = weekday
    } else spans.push({ first: weekday, last: weekday, opens, closes })
  }
  return spans
}
