'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { setField } from '@/components/form/set-field'
import { isDay } from '@/lib/core/day'
import { type DayLimits, rangeOf } from './day-range'

let loaded: typeof import('./day-calendar') | undefined

/** The calendar and what reads typed days, fetched when first needed; null while it cannot be reached. */
export async function loadCalendar() {
  return (loaded ??= await import('./day-calendar').catch(() => undefined)) ?? null
}

interface DayReading {
  /** The input that is sent with the form, as `YYYY-MM-DD` or as it was typed. */
  carrier: RefObject<HTMLInputElement | null>
  /** Where somebody types. */
  field: RefObject<HTMLInputElement | null>
  limits: DayLimits
}

/**
 * Reads what is typed into a date field. What reads days arrives with the calendar: a form that is sent before it has, waits
 * for it, and nothing is said of the text until then (`isUnread`).
 */
export function useDayReading({ carrier, field, limits }: DayReading) {
  const [isUnread, setUnread] = useState(false)
  const wait = useRef<'begun' | 'over' | null>(null)

  /** Has the form carry this day, or this text. */
  const hold = (value: string) =>
    carrier.current && carrier.current.value !== value && setField(carrier.current, value)

  async function read(written: string) {
    if (isDay(written) || !written) return hold(written)
    if (!loaded) {
      setUnread(true)
      // What is sent before it is read is the text, not the day that was there.
      hold(written)
      await loadCalendar()
    }
    flushSync(() => {
      setUnread(false)
      // Somebody may have typed on while it was fetched.
      if (loaded && field.current?.value.trim() === written) {
        hold(loaded.parseTypedDay(written, rangeOf(limits)) ?? written)
      }
    })
  }

  const readFirst = useEffectEvent((event: SubmitEvent) => {
    const [form, text] = [carrier.current?.form, carrier.current?.value]
    if (!form || !text || isDay(text) || loaded || wait.current === 'over') return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (wait.current) return
    wait.current = 'begun'
    void read(text).then(() => {
      wait.current = 'over'
      form.requestSubmit(event.submitter)
    })
  })
  useEffect(() => {
    const form = carrier.current?.form
    form?.addEventListener('submit', readFirst, { capture: true })
    return () => form?.removeEventListener('submit', readFirst, { capture: true })
  }, [carrier])

  return { hold, read, isUnread }
}
