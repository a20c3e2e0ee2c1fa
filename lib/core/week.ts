import { addDays, dateOfDay, type Day } from './day'

/** The Monday of the week that a day lies in. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((dateOfDay(day).getUTCDay() + 6) % 7))
}

/** The days from one day to another, both included; none when they are the wrong way round. */
export function daysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
