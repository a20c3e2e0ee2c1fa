'use client'

import { useLocale } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { Input } from '@/components/ui/input'
import { isDay } from '@/lib/dates/day'
import { formatEthiopianDay } from '@/lib/i18n/format'

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'defaultValue' | 'value'> {
  defaultValue?: string | undefined
  /** Read out before the Ethiopian date. */
  calendarLabel: string
}

/** The browser's own date control with the chosen day in the Ethiopian calendar under it. */
export function DayInput({ defaultValue = '', calendarLabel, onChange, ...rest }: DayInputProps) {
  const locale = useLocale()
  const [day, setDay] = useState(defaultValue)
  // The address may have changed by another way than this field.
  const [known, setKnown] = useState(defaultValue)
  if (known !== defaultValue) {
    setKnown(defaultValue)
    setDay(defaultValue)
  }
  return (
    <>
      <Input
        {...rest}
        type="date"
        defaultValue={defaultValue}
        onChange={(event) => {
          setDay(event.target.value)
          return onChange?.(event)
        }}
      />
      <output htmlFor={rest.id} className="text-sm text-ink-muted figures">
        {isDay(day) && (
          <>
            <span className="sr-only">{calendarLabel}: </span>
            {formatEthiopianDay(day, locale)}
          </>
        )}
      </output>
    </>
  )
}
