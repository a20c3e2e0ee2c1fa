import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/inputs'
import type { Day } from '@/lib/core/day'
import { addressIn } from '@/lib/core/i18n/routing'
import { priceBandOf } from '@/lib/vehicles/rules'
import type { ResultsAddress } from '@/lib/vehicles/results-rules'
import type { Trip, TripProblem } from '@/lib/vehicles/trip-rules'
import { SearchFields } from './search-fields'
import { useClock, useDaysInWords } from './trip-text'

interface SearchPillProps {
  trip: Trip
  problem: TripProblem | null
  today: Day
  /** What the results are now; the form keeps what it does not ask. */
  address: ResultsAddress
}

const asked = ['date', 'lastDate', 'pickupPlace', 'pickupTime', 'passengers', 'q', 'min', 'max']

/** The search as one line that opens to its form, where a word and own price limits can be added. */
export function SearchPill({ trip, problem, today, address }: SearchPillProps) {
  const t = useTranslations('Search')
  const validation = useTranslations('Validation')
  const locale = useLocale()
  const clock = useClock()
  const days = useDaysInWords()(trip)
  const { pickupPlace, pickupTime, passengers } = trip
  const { q, price } = address.query
  const band = priceBandOf(typeof price === 'string' ? price : undefined)
  // Own limits take the place of a band, which has an address of its own.
  const path = band ? '/OneDayVehicles' : address.path
  const { min = band?.min, max = band?.max } = address.query
  const first = [q, pickupPlace, passengers && t('people', { count: passengers })].filter(Boolean)
  const second = [days.gregorian, pickupTime && clock(pickupTime)].filter(Boolean)
  const limit = { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const
  return (
    <details open={problem !== null} className="group search-pill">
      <summary>
        <Icon name="search" className="size-5 text-brand" />
        <span className="grid min-w-0 flex-1 leading-tight">
          <b className="truncate text-sm">{first.length > 0 ? first.join(' · ') : t('anywhere')}</b>
          <span className="text-xs text-ink-muted figures">{second.join(' · ')}</span>
        </span>
        <span className="sr-only">{t('change')}</span>
        <Icon name="edit" className="size-5 group-open:hidden" />
        <Icon name="close" className="size-5 not-group-open:hidden" />
      </summary>
      <form
        role="search"
        aria-label={t('label')}
        method="get"
        action={addressIn(locale, path)}
        className="grid grid-cols-1 gap-3 pt-3 pb-1"
      >
        <SearchFields
          key={JSON.stringify([trip, problem])}
          trip={trip}
          today={today}
          error={problem ? { ...problem, text: validation(problem.message) } : undefined}
          className="search-fields items-start gap-3"
        />
        <div
          // A chip leads to other limits, which React gives to new fields only.
          key={JSON.stringify([q, min, max])}
          className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]"
        >
          <Field id="q" label={t('words')} className="col-span-2 lg:col-span-1">
            {(control) => (
              <Input
                {...control}
                type="search"
                name="q"
                maxLength={100}
                defaultValue={q}
                placeholder={t('wordsExample')}
              />
            )}
          </Field>
          <Field id="min" label={t('minPrice')}>
            {(control) => <Input {...control} {...limit} name="min" defaultValue={min} />}
          </Field>
          <Field id="max" label={t('maxPrice')}>
            {(control) => <Input {...control} {...limit} name="max" defaultValue={max} />}
          </Field>
          {Object.entries(address.query)
            .filter(([name, value]) => value !== undefined && name !== 'price' && !asked.includes(name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <Button type="submit" icon="search" className="max-lg:col-span-2">
            {t('submit')}
          </Button>
        </div>
      </form>
    </details>
  )
}
