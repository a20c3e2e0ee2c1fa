import { addDays, type Day, startOfDay } from '@/lib/core/day'
import type { Hours } from '../rules'

/** What a driver presses, in the order of a trip (CONTRACT section 12). */
export const dutyWords = ['accepted', 'coming', 'aboard', 'done'] as const
export type DutyWord = (typeof dutyWords)[number]

/** How far a trip is: the furthest of what was pressed, in whatever order it came; null before the first. */
export function dutyState(pressed: readonly DutyWord[]): DutyWord | null {
  return dutyWords.findLast((word) => pressed.includes(word)) ?? null
}

/** What comes next; null at the end. */
export function nextDutyWord(state: DutyWord | null): DutyWord | null {
  return dutyWords[state === null ? 0 : dutyWords.indexOf(state) + 1] ?? null
}

/** The days whose trips a driver sees: from yesterday to the day after tomorrow. */
export function dutyDays(today: Day): [from: Day, to: Day] {
  return [addDays(today, -1), addDays(today, 2)]
}

const minuteMs = 60_000

/** So many minutes before a trip begins a step may belong to it; what is pressed earlier is asked about. */
const minutesAhead = { coming: 240, aboard: 60, done: 0 } as const

/** Whether a step is pressed so long before its trip that another one may be meant; without an hour, before its day. */
export function isEarly(
  word: DutyWord,
  { day, fromMinute }: Pick<Hours, 'fromMinute'> & { day: Day },
  now: Date,
): boolean {
  if (word === 'accepted') return false
  const minute = Math.max(0, fromMinute - minutesAhead[word])
  return now.getTime() < startOfDay(day).getTime() + minute * minuteMs
}
const aroundMs = 12 * 60 * minuteMs

/** Whether a trip was over 12 hours ago: those who drove and rode have nothing more to do with each other. */
export function isLongOver(day: Day, { untilMinute }: Pick<Hours, 'untilMinute'>, now: Date): boolean {
  return now.getTime() > startOfDay(day).getTime() + untilMinute * minuteMs + aroundMs
}

/** Whether a driver may have the customer's number: from 12 hours before a trip to 12 hours after it. */
export function showsPhone(day: Day, hours: Hours, now: Date): boolean {
  const from = startOfDay(day).getTime() + hours.fromMinute * minuteMs - aroundMs
  return now.getTime() >= from && !isLongOver(day, hours, now)
}

/** How late a step may be sent, and how far the clock of a phone may go before ours. */
export const dutyStepLimits = { lateDays: 14, aheadMs: 10 * minuteMs } as const
