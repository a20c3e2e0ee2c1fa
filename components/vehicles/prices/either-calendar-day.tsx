'use client'

import { useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { DayInput } from '@/components/vehicles/day-input'
import { dayTyped } from '@/lib/core/ethiopian-day'

type FieldName = 'from' | 'fromEthiopian' | 'to' | 'toEthiopian'

interface EitherCalendarDayProps {
  /** What `useActionForm` returned. */
  form: {
    control: (name: FieldName) => UseFormRegisterReturn & { defaultValue: string | undefined }
    fieldError: (name: FieldName) => string | undefined
    valueOf: (name: FieldName) => string | undefined
  }
  name: 'from' | 'to'
  label: string
  optionalLabel: string
  /** Of the field for the Ethiopian date. */
  ethiopianLabel: string
  ethiopianHint: string
  calendarLabel: string
}

/**
 * A day, chosen from the browser's calendar or typed in the Ethiopian one; with a script the first follows the second.
 * Without one the server takes the Ethiopian date where both are there.
 */
export function EitherCalendarDay(props: EitherCalendarDayProps) {
  const { form, name, label, optionalLabel, ethiopianLabel, ethiopianHint, calendarLabel } = props
  const typedName = name === 'from' ? 'fromEthiopian' : 'toEthiopian'
  // A new round is a new control, which alone takes a new default.
  const [typed, setTyped] = useState<{ day?: string; round: number }>({ round: 0 })
  const ethiopian = useRef<HTMLInputElement>(null)
  const { ref: register, ...typedControl } = form.control(typedName)
  return (
    <div className="grid content-start gap-3">
      <Field id={name} label={label} optionalLabel={optionalLabel} error={form.fieldError(name)}>
        {(control) => (
          <DayInput
            key={typed.round}
            {...form.control(name)}
            {...control}
            defaultValue={typed.day ?? form.valueOf(name)}
            calendarLabel={calendarLabel}
            onDay={() => {
              if (ethiopian.current) ethiopian.current.value = ''
            }}
          />
        )}
      </Field>
      <Field id={typedName} label={ethiopianLabel} hint={ethiopianHint} error={form.fieldError(typedName)}>
        {(control) => (
          <Input
            {...typedControl}
            {...control}
            ref={(element) => {
              ethiopian.current = element
              register(element)
            }}
            autoComplete="off"
            maxLength={10}
            onChange={(event) => {
              const day = dayTyped(event.target.value)
              if (day) setTyped(({ round }) => ({ day, round: round + 1 }))
              return typedControl.onChange(event)
            }}
          />
        )}
      </Field>
    </div>
  )
}
