import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Input, Select } from '@/components/ui/inputs'
import { addDays, type Day } from '@/lib/core/day'
import { bookableDaysAhead } from '@/lib/vehicles/rules'
import { type Trip, tripInAddress, type TripProblem } from '@/lib/vehicles/trip-rules'
import { TripDayFields } from './trip-day-fields'
import { useClock } from './trip-text'

/** The hours at which people are picked up, from the early flights on. */
const hours = Array.from({ length: 48 }, (_, half) => {
  const minutes = (half * 30 + 4 * 60) % (24 * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`
})

interface SearchFieldsProps {
  trip: Trip
  today: Day
  /** What was typed instead of the days of the trip, and what is wrong with it. */
  error?: (Pick<TripProblem, 'field' | 'typed'> & { text: string }) | undefined
  className?: string
}

/** When, where from, at what hour and how many: what every search begins with. */
export function SearchFields({ trip, today, error, className }: SearchFieldsProps) {
  const t = useTranslations('Search')
  const clock = useClock()
  const { pickupPlace, pickupTime, passengers } = trip
  const { date, lastDate } = error?.typed ?? tripInAddress(trip)
  const errorOf = (field: 'date' | 'lastDate') => (error?.field === field ? error.text : undefined)
  const times = pickupTime && !hours.includes(pickupTime) ? [pickupTime, ...hours] : hours
  return (
    <div className={className}>
      <TripDayFields
        min={today}
        max={addDays(today, bookableDaysAhead)}
        first={{ label: t('date'), error: errorOf('date'), defaultValue: date }}
        last={{
          label: t('lastDate'),
          placeholder: t('sameDay'),
          error: errorOf('lastDate'),
          defaultValue: lastDate,
        }}
      />
      <Field id="pickupPlace" label={t('pickupPlace')} className="col-span-full lg:col-span-1">
        {(control) => (
          <Input
            {...control}
            name="pickupPlace"
            list="pickup-places"
            maxLength={120}
            placeholder={t('pickupExample')}
            defaultValue={pickupPlace}
          />
        )}
      </Field>
      <datalist id="pickup-places">
        <option value={t('place.airport')} />
        <option value={t('place.meskel')} />
        <option value={t('place.piassa')} />
      </datalist>
      {/* An hour by both clocks takes more room than a number of people. */}
      <div className="col-span-full flex flex-wrap gap-x-2 gap-y-[inherit] lg:contents">
        <Field id="pickupTime" label={t('pickupTime')} className="flex-[1_1_13.25rem]">
          {(control) => (
            <Select {...control} name="pickupTime" defaultValue={pickupTime ?? ''}>
              <option value="">{t('anyTime')}</option>
              {times.map((time) => (
                <option key={time} value={time}>
                  {clock(time)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          id="passengers"
          label={t('passengers')}
          className="flex-[1_1_4.25rem] [&_label]:whitespace-nowrap"
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              name="passengers"
              inputMode="numeric"
              min={1}
              max={60}
              placeholder="1"
              defaultValue={passengers}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
