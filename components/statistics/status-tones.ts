import type { ChartTone } from '@/components/ui/column-chart'
import type { BookingStatus } from '@/lib/bookings/rules'

/** The colours of statuses in charts, those of their badges. */
export const statusTones = {
  successful: 'success',
  pending: 'warning',
  canceled: 'danger',
} as const satisfies Record<BookingStatus, ChartTone>
