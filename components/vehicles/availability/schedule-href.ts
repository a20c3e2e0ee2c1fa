import { hrefOf } from '@/lib/routes/routes'
import { scheduleViews } from '@/lib/vehicles/availability/rules'
import type { ScheduleQuery } from '@/lib/vehicles/availability/schema'

export type SchedulePlace = Partial<Pick<ScheduleQuery, 'view' | 'date' | 'q' | 'show' | 'id' | 'block'>> & {
  after?: string | undefined
  before?: string | undefined
}

/** The address of the schedule with what it shows; its own view is left out. */
export function scheduleHref({ view, ...place }: SchedulePlace): string {
  return hrefOf('/Schedule', { view: view === scheduleViews[0] ? undefined : view, ...place })
}

/** Where a booking is opened: who may not change it reads it. */
export type BookingScreen = '/EditBookStatus' | '/Confirmation'
