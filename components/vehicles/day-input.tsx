'use client'

import { useLocale, useTranslations } from 'next-intl'
import {
  type ComponentProps,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Icon } from '@/components/ui/icon'
import { addDays, type Day, dayInAddis, isDay } from '@/lib/core/day'
import { formatDay, formatDayInWords, formatEthiopianDay, numericDay } from '@/lib/core/i18n/format'
import { dayWithin, rangeOf } from './day-range'

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'defaultValue' | 'value'> {
  defaultValue?: string | undefined
  id: string
  /** Hears of every day that the field holds, also of one that was chosen before the page's scripts were there. */
  onDay?: (day: string) => void
}

const loadCalendar = () => import('./day-calendar')

/**
 * The date field of the site (CONTRACT section 4): a day is typed in words or figures of either calendar, or picked from
 * one. The browser's own control carries the day to the form as `YYYY-MM-DD`, and is the field itself until a script
 * runs. Below it the same day in the Ethiopian calendar.
 */
export function DayInput(props: DayInputProps) {
  const { defaultValue = '', id, name, ref, onChange, onDay, ...rest } = props
  const { required, disabled, autoFocus, onBlur, min, max, ...described } = rest
  const locale = useLocale()
  const t = useTranslations('DateField')
  const carrier = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [day, setDay] = useState(defaultValue)
  // What is in the field while somebody types, or what nobody understands.
  const [typed, setTyped] = useState<string | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  const [isNarrow, setNarrow] = useState(false)
  const [Calendar, setCalendar] = useState<Awaited<ReturnType<typeof loadCalendar>>['DayCalendar'] | null>(
    null,
  )
  const hasScript = useSyncExternalStore(neverChanges, inBrowser, onServer)
  // The address may have changed by another way than this field.
  const [known, setKnown] = useState(defaultValue)
  if (known !== defaultValue) {
    setKnown(defaultValue)
    setDay(defaultValue)
    setTyped(null)
  }

  const hear = (held: string) => {
    setDay(held)
    onDay?.(held)
  }
  const hearAtFirst = useEffectEvent(() => {
    const held = carrier.current?.value ?? ''
    if (held !== day) hear(held)
    if (document.activeElement === carrier.current) field.current?.focus()
    setNarrow((field.current?.offsetWidth ?? narrow) < narrow)
  })
  useEffect(() => hearAtFirst(), [hasScript])

  const hold = (value: string) =>
    carrier.current && carrier.current.value !== value && setValue(carrier.current, value)

  async function read(text: string) {
    setTyped(text)
    setUnknown(false)
    if (isDay(text.trim()) || !text.trim()) return hold(text.trim())
    const read = await loadCalendar().catch(() => null)
    // Somebody may have typed on while it was fetched.
    if (read && field.current?.value === text) hold(read.parseTypedDay(text, rangeOf({ min, max })) ?? '')
  }

  function leave() {
    if (typed === null) return
    const held = carrier.current?.value ?? ''
    if (isDay(held) || !typed.trim()) setTyped(null)
    else setUnknown(true)
  }

  const inField = (held: Day) => (isNarrow ? numericDay(held) : formatDayInWords(held, locale))
  // Shows how a day is written, by one that the field takes.
  const example = dayWithin(addDays(dayInAddis(new Date()), 1), rangeOf({ min, max }))
  const shown = typed ?? (isDay(day) ? inField(day) : '')
  return (
    <>
      <div className="relative">
        <input
          {...(hasScript ? { hidden: true } : { id, ...described, autoFocus })}
          ref={(element) => {
            carrier.current = element
            return assign(ref, element)
          }}
          type="date"
          name={name}
          min={min}
          max={max}
          required={required}
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
              placeholder={formatDayInWords(example, locale, { hasYear: false, hasWeekday: false })}
              value={shown}
              onFocus={(event) => {
                void loadCalendar().catch(() => undefined)
                event.target.select()
              }}
              onChange={(event) => void read(event.target.value)}
              onBlur={leave}
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
              disabled={disabled}
              onPointerEnter={() => void loadCalendar().catch(() => undefined)}
              onClick={() => void open()}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-muted hover:text-ink"
            >
              <Icon name="calendar" className="size-5" />
            </button>
          </>
        )}
        {Calendar && (
          <Calendar
            day={day}
            min={min}
            max={max}
            anchor={field}
            onClose={(picked) => {
              setCalendar(null)
              if (picked) {
                setTyped(null)
                setUnknown(false)
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
          ? t('unknown', {
              gregorian: formatDay(example, locale),
              ethiopian: formatEthiopianDay(example, locale),
            })
          : isDay(day) && (
              <>
                <span className="sr-only">{t('ethiopianDate')}: </span>
                {formatEthiopianDay(day, locale)}
              </>
            )}
      </output>
    </>
  )

  async function open() {
    const loaded = await loadCalendar().catch(() => null)
    // A function in a state setter would be called.
    if (loaded) setCalendar(() => loaded.DayCalendar)
  }
}

/** CSS pixels below which a day in words has no room; the Ethiopian date beneath has its month in words there too. */
const narrow = 190

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false

/** Writes a value as a person would: React watches the field's own `value` and hears of the prototype's only. */
function setValue(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

function assign(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}
