'use client'

import { useLocale, useTranslations } from 'next-intl'
import {
  type ComponentProps,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Icon } from '@/components/ui/icon'
import { addDays, type Day, dayInAddis, isDay } from '@/lib/core/day'
import type { Locale } from '@/lib/core/i18n/routing'
import { colonOf, formatDay, formatDayInWords, formatEthiopianDay, numericDay } from '@/lib/core/i18n/format'
import type { DayCalendar } from './day-calendar'
import { dayWithin, rangeOf } from './day-range'
import { loadCalendar, useDayReading } from './use-day-reading'

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'defaultValue' | 'value'> {
  defaultValue?: string | undefined
  id: string
  /** The first day of the trip, before which its last cannot be. The browser's own field, which cannot follow it, takes no part. */
  notBefore?: string | undefined
  /** Hears of every day that the field holds, also of one that was chosen before the page's scripts were there. */
  onDay?: (day: string) => void
}

/**
 * The date field of the site (CONTRACT section 4): a day is typed in words or figures of either calendar, or picked from
 * one. The browser's own control is the field itself until a script runs; then it carries the day to the form as
 * `YYYY-MM-DD`, and a text that is no day as it was typed, which is refused and never taken for an empty field. Below it
 * the same day in the Ethiopian calendar.
 */
export function DayInput(props: DayInputProps) {
  const { defaultValue = '', id, name, ref, onChange, onDay, notBefore = '', ...rest } = props
  const { required, disabled, autoFocus, onBlur, min, max, placeholder, ...described } = rest
  const locale = useLocale()
  const t = useTranslations('DateField')
  const carrier = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [day, setDay] = useState(defaultValue)
  // What is in the field while somebody types.
  const [typed, setTyped] = useState<string | null>(null)
  const [isNarrow, setNarrow] = useState(false)
  const limits = { min: isDay(notBefore) && notBefore > String(min) ? notBefore : min, max }
  const { hold, read, isUnread } = useDayReading({ carrier, field, limits })
  const [Calendar, setCalendar] = useState<typeof DayCalendar | null>(null)
  const hasScript = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const known = useRef(defaultValue)
  const hear = (held: string) => {
    setDay(held)
    onDay?.(isDay(held) ? held : '')
  }
  const hearAtFirst = useEffectEvent(() => {
    const held = carrier.current?.value ?? ''
    if (held !== day) hear(held)
    if (document.activeElement === carrier.current) field.current?.focus()
    setNarrow((field.current?.offsetWidth ?? narrow[locale]) < narrow[locale])
  })
  // Before it is painted, so that no day is seen cut off.
  useLayoutEffect(() => hearAtFirst(), [hasScript])
  // The page was read anew, or its address changed by another way than this field. What somebody chose in it stays.
  const follow = useEffectEvent(() => {
    if (carrier.current?.value === known.current && known.current !== defaultValue) {
      carrier.current.value = defaultValue
      hear(defaultValue)
      setTyped(null)
    }
    known.current = defaultValue
  })
  useLayoutEffect(() => follow(), [defaultValue])

  const inField = (held: Day) => (isNarrow ? numericDay(held) : formatDayInWords(held, locale))
  // Shows how a day is written, by one that the field takes.
  const example = dayWithin(addDays(dayInAddis(new Date()), 1), rangeOf(limits))
  const shown = typed ?? (isDay(day) ? inField(day) : day)
  const isUnknown = typed === null && day !== '' && !isDay(day) && !isUnread
  const problem = isUnread ? '' : problemOf(day)
  // Forms without a summary of their problems leave it to the browser to say them.
  useEffect(() => field.current?.setCustomValidity(problem), [problem, hasScript])
  return (
    <>
      <div className="relative">
        <input
          {...(hasScript ? { hidden: true } : { id, ...described, autoFocus })}
          ref={(element) => {
            carrier.current = element
            return assign(ref, element)
          }}
          // A field that cannot be seen must not be the one that the browser finds fault with.
          {...(hasScript ? { type: 'text' } : { type: 'date', min, max, required })}
          name={name}
          disabled={disabled}
          defaultValue={defaultValue}
          onChange={(event) => {
            hear(event.target.value)
            if (field.current !== document.activeElement) setTyped(null)
            return onChange?.(event)
          }}
          onBlur={onBlur}
          className={hasScript ? 'hidden' : 'control'}
        />
        {hasScript && (
          <>
            <input
              {...described}
              ref={field}
              id={id}
              type="text"
              autoComplete="off"
              required={required}
              disabled={disabled}
              placeholder={
                placeholder ??
                formatDayInWords(example, locale, { hasYear: false, hasWeekday: false, hasEra: !isNarrow })
              }
              value={shown}
              onFocus={(event) => {
                void loadCalendar()
                event.target.select()
              }}
              onChange={(event) => {
                setTyped(event.target.value)
                void read(event.target.value.trim())
              }}
              onBlur={() => afterPress(() => setTyped(null))}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' || disabled) return
                event.preventDefault()
                void open()
              }}
              className="control pr-10 figures"
            />
            <button
              type="button"
              aria-label={t('open')}
              // A form has several of them: each says whose calendar it opens.
              aria-describedby={`${id}-label`}
              disabled={disabled}
              onPointerEnter={() => void loadCalendar()}
              onClick={() => void open()}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-muted hover:text-ink print:hidden"
            >
              <Icon name="calendar" className="size-5" />
            </button>
          </>
        )}
        {Calendar && (
          <Calendar
            day={day}
            {...limits}
            anchor={field}
            onClose={(picked) => {
              setCalendar(null)
              if (picked) {
                setTyped(null)
                hold(picked)
              }
              field.current?.focus()
            }}
          />
        )}
      </div>
      <output
        htmlFor={id}
        className={isUnknown ? 'text-sm text-danger' : 'text-sm text-ink-muted figures empty:sr-only'}
      >
        {isUnknown
          ? problem
          : isDay(day) && (
              <>
                <span className="sr-only">{`${t('ethiopianDate')}${colonOf(locale)} `}</span>
                {formatEthiopianDay(day, locale)}
              </>
            )}
      </output>
    </>
  )

  /** Why what the field holds cannot be sent. */
  function problemOf(held: string): string {
    if (!held) return ''
    if (!isDay(held)) {
      return t('unknown', {
        gregorian: formatDay(example, locale),
        ethiopian: formatEthiopianDay(example, locale),
      })
    }
    const range = rangeOf(limits)
    const isBeyond = (limits.min && held < range.min) || (max && held > range.max)
    if (!isBeyond) return ''
    return t('beyond', {
      first: formatDayInWords(range.min, locale),
      last: formatDayInWords(range.max, locale),
    })
  }

  async function open() {
    const calendar = await loadCalendar()
    // A function in a state setter would be called.
    if (calendar) setCalendar(() => calendar.DayCalendar)
  }
}

/**
 * CSS pixels below which the longest day of a year in words has no room, in Amharic and Oromo with its era; the Ethiopian date
 * beneath has its month in words there too.
 */
const narrow: Record<Locale, number> = { en: 190, om: 310, am: 260 }

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false

/**
 * Runs once nothing is pressed: what appears below the field while somebody presses a button would move it from under the
 * pointer, and the press would do nothing.
 */
function afterPress(run: () => void) {
  if (!document.querySelector('body:active')) return run()
  document.addEventListener('mouseup', () => setTimeout(run), { once: true })
}

function assign(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}
