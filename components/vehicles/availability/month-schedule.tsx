import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import type { Day } from '@/lib/core/day'
import type { ScheduleRow } from '@/lib/vehicles/availability/queries'
import { VehicleName } from './day-contents'
import { VehicleMonth } from './vehicle-month'

/** A month: a small calendar for each vehicle, whose days lead to that vehicle. */
export function MonthSchedule({ rows, day }: { rows: readonly ScheduleRow[]; day: Day }) {
  const t = useTranslations('Schedule')
  return (
    <>
      <p className="text-ink-muted">{t('legend')}</p>
      <ul className="grid gap-5 lg:grid-cols-2">
        {rows.map((row) => (
          <Card as="li" key={row.id} className="grid content-start gap-3">
            <h3 className="text-lg">
              <VehicleName row={row} date={day} />
            </h3>
            <VehicleMonth row={row} day={day} />
          </Card>
        ))}
      </ul>
    </>
  )
}
