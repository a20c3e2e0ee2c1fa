import { DayText } from '@/components/vehicles/day-text'
import type { Day } from '@/lib/core/day'

/** The day from which a page of rules counts, in both calendars. */
export function ValidFrom({ label, day }: { label: string; day: Day }) {
  return (
    <p className="text-ink-muted">
      {label} <DayText day={day} />
    </p>
  )
}
