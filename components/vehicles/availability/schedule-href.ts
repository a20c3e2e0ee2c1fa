import { hrefOf } from '@/lib/routes/routes'
import type { ScheduleQuery } from '@/lib/vehicles/availability/schema'

type Place = Partial<Pick<ScheduleQuery, 'view' | 'date' | 'q' | 'show' | 'id'>> & {
  after?: string | undefined
  before?: string | undefined
}

/** The address of the schedule with what it shows; its own view, the week, is left out. */
export function scheduleHref({ view, ...place }: Place): string {
  return hrefOf('/Schedule', { view: view === 'week' ? undefined : view, ...place })
}

/** Where a booking is opened: who may not change it reads it. */
export type BookingScreen = '/EditBookStatus' | '/Confirmation'
