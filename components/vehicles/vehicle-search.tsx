import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input, Select } from '@/components/ui/inputs'
import { addDays, type Day } from '@/lib/core/day'
import { addressIn } from '@/lib/core/i18n/routing'
import { bookableDaysAhead, vehicleSorts } from '@/lib/vehicles/rules'
import type { OneDayVehicleQuery } from '@/lib/vehicles/schema'
import { DayInput } from './day-input'
import { LiveForm } from './live-form'
import { MoreFields } from './more-fields'
import { PriceBandLinks } from './price-band-links'

interface VehicleSearchProps {
  query: OneDayVehicleQuery
  /** The day shown in the list. */
  day: Day
  today: Day
}

/**
 * Search, price bands and day in one row, own price limits and order below, which smaller screens open; the address
 * holds it all.
 */
export function VehicleSearch({ query, day, today }: VehicleSearchProps) {
  const t = useTranslations('OneDayVehicles')
  const locale = useLocale()
  const price = { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const
  const { q = '', min = '', max = '', sort } = query
  return (
    <LiveForm
      path="/OneDayVehicles"
      action={addressIn(locale, '/OneDayVehicles')}
      values={{ q, date: day, min: String(min), max: String(max), sort }}
      defaults={{ date: today, sort: 'price' }}
      className="grid items-start gap-4 sm:grid-cols-6 lg:grid-cols-12"
    >
      <Field id="q" label={t('search')} className="sm:col-span-6 lg:col-span-4">
        {(control) => (
          <Input
            {...control}
            type="search"
            name="q"
            maxLength={100}
            defaultValue={q}
            placeholder={t('searchExample')}
          />
        )}
      </Field>
      <PriceBandLinks day={day === today ? undefined : day} className="sm:col-span-6 lg:col-span-5" />
      <Field id="date" label={t('date')} className="sm:col-span-6 lg:col-span-3">
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
      <MoreFields
        label={
          <>
            {t('more')} <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
          </>
        }
        isUsed={min !== '' || max !== '' || sort !== 'price'}
        className="sm:col-span-6 lg:col-span-9"
        fieldsClassName="grid gap-4 pt-2 sm:grid-cols-6 lg:grid-cols-9 lg:pt-0"
      >
        <div className="grid grid-cols-2 gap-4 sm:col-span-3 lg:col-span-4">
          <Field id="min" label={t('minPrice')}>
            {(control) => <Input {...control} {...price} name="min" defaultValue={min} />}
          </Field>
          <Field id="max" label={t('maxPrice')}>
            {(control) => <Input {...control} {...price} name="max" defaultValue={max} />}
          </Field>
        </div>
        <Field id="sort" label={t('sort')} className="sm:col-span-3 lg:col-span-5">
          {(control) => (
            <Select {...control} name="sort" defaultValue={sort}>
              {vehicleSorts.map((name) => (
                <option key={name} value={name}>
                  {t(`sorts.${name}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </MoreFields>
      {/* On a wide screen as far down as a label and its gap, so that it stands beside the inputs. */}
      <Button
        type="submit"
        variant="primary"
        icon="search"
        className="sm:col-span-6 sm:justify-self-start lg:col-span-3 lg:mt-7.5 lg:justify-self-stretch"
      >
        {t('submit')}
      </Button>
    </LiveForm>
  )
}
