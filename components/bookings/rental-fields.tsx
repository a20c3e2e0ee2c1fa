'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { DayInput } from '@/components/vehicles/day-input'
import type { Day } from '@/lib/core/day'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import type { bookingFormInput } from '@/lib/bookings/schema'
import { ExtraChoices } from './extra-choices'
import { PlacesOnDay } from './places-on-day'
import { type KnownQuote, RentalQuote } from './rental-quote'

interface RentalFieldsProps {
  form: ReturnType<typeof useActionForm<typeof bookingFormInput>>
  vehicleId: string
  /** The day whose places the page shows already. */
  day: Day
  firstDay: Day
  lastDay: Day
  extras: readonly PricedExtra[]
  /** What the page has asked for already, and what it says. */
  quote: KnownQuote
}

/** Which days, with which extras, and what that costs line by line, before anything else is asked of a person. */
export function RentalFields({ form, vehicleId, day, firstDay, lastDay, extras, quote }: RentalFieldsProps) {
  const t = useTranslations('OneDayBook')
  const shared = useTranslations('Form')
  const date = form.control('date')
  const last = form.control('lastDate')
  const [chosen, setChosen] = useState(date.defaultValue ?? day)
  const [chosenLast, setChosenLast] = useState(last.defaultValue ?? '')
  const [ticked, setTicked] = useState(() =>
    extras.flatMap(({ id }) => (form.control(`extras.${id}`).defaultValue ? id : [])),
  )
  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, id] : before.filter((other) => other !== id)))

  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field id="date" label={t('date')} error={form.fieldError('date')}>
          {(control) => (
            <>
              <DayInput
                {...date}
                {...control}
                onDay={setChosen}
                min={firstDay}
                max={lastDay}
                calendarLabel={t('ethiopianDate')}
              />
              <PlacesOnDay vehicleId={vehicleId} chosen={chosen} shown={day} />
            </>
          )}
        </Field>
        <Field
          id="lastDate"
          label={t('lastDate')}
          optionalLabel={shared('optional')}
          error={form.fieldError('lastDate')}
        >
          {(control) => (
            <DayInput
              {...last}
              {...control}
              onDay={setChosenLast}
              min={firstDay}
              max={lastDay}
              calendarLabel={t('ethiopianDate')}
            />
          )}
        </Field>
      </div>
      <ExtraChoices extras={extras} ticked={ticked} onTick={tick} className="grid" />
      <RentalQuote rental={{ vehicleId, date: chosen, lastDate: chosenLast, extras: ticked }} known={quote} />
    </>
  )
}
