import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Select } from '@/components/ui/inputs'
import { DayInput } from '@/components/vehicles/day-input'
import { addDays, type Day } from '@/lib/core/day'
import { formatBirr } from '@/lib/core/i18n/format'
import { addressIn } from '@/lib/core/i18n/routing'
import type { RoutePath } from '@/lib/routes/routes'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import { bookableDaysAhead } from '@/lib/vehicles/rules'
import type { FoundVehicle } from '@/lib/vehicles/vehicle-record'
import { choiceFormId } from './choice-changes'
import { ExtraChoices } from './extra-choices'

/** Which rental staff look at: what the address says of it, with what there is to choose from. */
export type ChosenRental = {
  date: Day
  lastDate: Day | undefined
  vehicleId: string | undefined
  /** Ids of those that are ticked. */
  extras: readonly string[]
  vehicles: readonly FoundVehicle[]
  /** What of their names they were looked for by. */
  q: string | undefined
  /** Whether there are more of them than a list of choices holds, or were before they were looked for. */
  isSearched: boolean
  offered: readonly PricedExtra[]
}

interface RentalChoiceProps {
  path: RoutePath
  /** The place on the page to which its answer leads. */
  anchor: string
  today: Day
  rental: ChosenRental
  submitLabel: string
  /** What is asked before the days. */
  children?: ReactNode
}

/**
 * Days, vehicle and extras for a booking that staff make. A plain GET form: the address holds it all, so that what is left
 * and what it costs is told without a script too.
 */
export function RentalChoice({ path, anchor, today, rental, submitLabel, children }: RentalChoiceProps) {
  const { date, lastDate, vehicleId, extras, vehicles, q, isSearched, offered } = rental
  const t = useTranslations('Desk')
  const fields = useTranslations('OneDayBook')
  const shared = useTranslations('Form')
  const found = useTranslations('Prices')
  const locale = useLocale()
  const days = { min: today, max: addDays(today, bookableDaysAhead) }
  const priceOf = (total: number | null) =>
    total === null ? t('onRequest') : formatBirr(total / 100, locale)
  return (
    <form
      // Another address brings other values, which React gives to a new form only.
      key={JSON.stringify([date, lastDate, vehicleId, extras, q])}
      id={choiceFormId}
      method="get"
      action={`${addressIn(locale, path)}#${anchor}`}
      className="grid gap-5"
    >
      {children}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field id="date" label={fields('date')}>
          {(control) => <DayInput {...days} {...control} name="date" defaultValue={date} required />}
        </Field>
        <Field id="lastDate" label={fields('lastDate')} optionalLabel={shared('optional')}>
          {(control) => <DayInput {...days} {...control} name="lastDate" defaultValue={lastDate} />}
        </Field>
      </div>
      {isSearched && (
        <Field id="vehicle-search" label={found('search')} hint={found('searchHint')}>
          {(control) => <Input {...control} type="search" name="q" defaultValue={q} />}
        </Field>
      )}
      <Field id="vehicleId" label={t('vehicle')}>
        {(control) => (
          <Select {...control} name="vehicleId" defaultValue={vehicleId}>
            {vehicles.map(({ _id: id, name, model, available, total }) => (
              <option key={id} value={id}>
                {t('option', {
                  name: [name, model].filter(Boolean).join(' '),
                  count: available,
                  price: priceOf(total),
                })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ExtraChoices
        extras={offered}
        ticked={extras}
        className="grid gap-x-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]"
      />
      <Button type="submit" variant="secondary" icon="search" className="sm:w-fit">
        {submitLabel}
      </Button>
    </form>
  )
}
