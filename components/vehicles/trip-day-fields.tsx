'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { DayInput } from './day-input'

interface TripDayFieldProps {
  label: string
  placeholder?: string
  error: string | undefined
  defaultValue: string | undefined
}

interface TripDayFieldsProps {
  first: TripDayFieldProps
  last: TripDayFieldProps
  /** The days that can be booked. */
  min: string
  max: string
}

/** The first day of a trip and, where it has more than one, the last, which none before the first can be. */
export function TripDayFields({ first, last, ...limits }: TripDayFieldsProps) {
  const [date, setDate] = useState(first.defaultValue ?? '')
  return (
    <>
      <Field id="date" label={first.label} error={first.error}>
        {(control) => (
          <DayInput
            {...limits}
            {...control}
            name="date"
            defaultValue={first.defaultValue}
            required
            onDay={setDate}
          />
        )}
      </Field>
      <Field id="lastDate" label={last.label} error={last.error}>
        {(control) => (
          <DayInput
            {...limits}
            {...control}
            name="lastDate"
            notBefore={date}
            placeholder={last.placeholder}
            defaultValue={last.defaultValue}
          />
        )}
      </Field>
    </>
  )
}
