import type { ComponentProps } from 'react'
import { addDays, type Day, dayInAddis, isDay } from '@/lib/core/day'
import type { DayRange } from '@/lib/core/i18n/typed-day'

/** What the browser's own field takes as its limits; days here. */
export type DayLimits = Pick<ComponentProps<'input'>, 'min' | 'max'>

/** The days that a field takes; a year before and three after today where it does not say. */
export function rangeOf({ min, max }: DayLimits): DayRange {
  const today = dayInAddis(new Date())
  const [from, to] = [String(min), String(max)]
  return {
    min: isDay(from) ? from : addDays(today, -366),
    max: isDay(to) ? to : addDays(today, 3 * 366),
  }
}

/** A day, or the nearest one of a range that it lies outside of. */
export const dayWithin = (day: Day, { min, max }: DayRange): Day => (day < min ? min : day > max ? max : day)
