'use client'

import { useLocale } from 'next-intl'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { Input } from '@/components/ui/inputs'
import { isDay } from '@/lib/core/day'
import { formatEthiopianDay } from '@/lib/core/i18n/format'

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'defaultValue' | 'value'> {
  defaultValue?: string | undefined
  /** Read out before the Ethiopian date. */
  calendarLabel: string
  id: string
  /** Hears of every day that the field holds, also of one that was chosen before the page's scripts were there. */
  onDay?: (day: string) => void
}

/** The browser's own date control with the chosen day in the Ethiopian calendar under it. */
export function DayInput(props: DayInputProps) {
  const { defaultValue = '', calendarLabel, onChange, onDay, ...rest } = props
  const locale = useLocale()
  const [day, setDay] = useState(defaultValue)
  // The address may have changed by another way than this field.
  const [known, setKnown] = useState(defaultValue)
  if (known !== defaultValue) {
    setKnown(defaultValue)
    setDay(defaultValue)
  }
  const hear = (held: string) => {
    setDay(held)
    onDay?.(held)
  }
  const hearAtFirst = useEffectEvent(() => {
    const field = document.getElementById(rest.id)
    if (field instanceof HTMLInputElement && field.value !== day) hear(field.value)
  })
  // What the browser holds by then is not known before.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => hearAtFirst(), [])
  return (
    <>
      <Input
        {...rest}
        type="date"
        defaultValue={defaultValue}
        onChange={(event) => {
          hear(event.target.value)
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
