import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { addDays, type Day } from '@/lib/dates/day'
import { getPathname } from '@/lib/i18n/navigation'
import { bookableDaysAhead } from '@/lib/one-day-vehicles/rules'
import type { OneDayVehicleQuery } from '@/lib/one-day-vehicles/schema'
import { DayInput } from './day-input'

interface VehicleSearchProps {
  query: OneDayVehicleQuery
  /** The day shown in the list. */
  day: Day
  today: Day
}

/** Search, day and own price limits; a plain GET form, so that the address holds it all. */
export function VehicleSearch({ query, day, today }: VehicleSearchProps) {
  const t = useTranslations('OneDayVehicles')
  const locale = useLocale()
  const price = { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const
  return (
    <form
      // A changed address brings new default values, which React gives to a new form only.
      key={`${query.q} ${day} ${query.min} ${query.max}`}
      role="search"
      method="get"
      action={getPathname({ href: '/OneDayVehicles', locale })}
      className="grid grid-cols-2 items-start gap-4 lg:grid-cols-[2fr_1.5fr_1fr_1fr_auto]"
    >
      <Field id="q" label={t('search')} className="col-span-2 lg:col-span-1">
        {(control) => (
          <Input
            {...control}
            type="search"
            name="q"
            maxLength={100}
            defaultValue={query.q}
            placeholder={t('searchExample')}
          />
        )}
      </Field>
      <Field id="date" label={t('date')} className="col-span-2 lg:col-span-1">
        {(control) => (
          <DayInput
            {...control}
            name="date"
            min={today}
            max={addDays(today, bookableDaysAhead)}
            defaultValue={day}
            calendarLabel={t('ethiopianDate')}
          />
        )}
      </Field>
      <Field id="min" label={t('minPrice')}>
        {(control) => <Input {...control} {...price} name="min" defaultValue={query.min} />}
      </Field>
      <Field id="max" label={t('maxPrice')}>
        {(control) => <Input {...control} {...price} name="max" defaultValue={query.max} />}
      </Field>
      {/* As far down as a label and its gap, so that it stands beside the inputs. */}
      <Button type="submit" variant="primary" icon="search" className="col-span-2 lg:col-span-1 lg:mt-8">
        {t('submit')}
      </Button>
    </form>
  )
}
