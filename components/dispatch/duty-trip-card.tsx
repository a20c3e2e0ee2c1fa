'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { ActionForm } from '@/components/form/action-form'
import { Badge } from '@/components/ui/badge'
import { Button, buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/inputs'
import { daysBetween, formatHour } from '@/lib/core/day'
import { telHref } from '@/lib/core/phone-text'
import { dutyStepAction } from '@/lib/dispatch/duty/actions'
import { isEarly, nextDutyWord, showsPhone } from '@/lib/dispatch/duty/rules'
import type { DutyTrip } from '@/lib/dispatch/duty/view'
import { officeTime } from './kept-steps'
import type { Press } from './use-duty'
import { useRiderText } from './use-rider-text'

interface DutyTripCardProps {
  trip: DutyTrip
  /** Null while the page is as the site made it. */
  now: Date | null
  linkKey: string
  /** Its day in words. */
  dayText: string
  /** Of the office, which alone undoes a step and cancels for whoever does not come; empty where it has none. */
  officePhone: string
  /** Something that was pressed is not sent yet. */
  isWaiting: boolean
  onPress: (step: Press) => boolean
}

/** One trip: when, where, who, and the one button for what comes next. */
export function DutyTripCard(props: DutyTripCardProps) {
  const { trip, now, linkKey, dayText, officePhone, isWaiting, onPress } = props
  const t = useTranslations('Duty')
  const rider = useRiderText('Duty')(trip)
  const locale = useLocale()
  const { pickupTime, returnTime, pickupPlace, destination, name, flight, message, state } = trip
  // A page that is kept on the phone grows old: the number goes when its time is over.
  const phone = !now || showsPhone(trip.day, trip, now) ? trip.phone : null
  const isDone = state === 'done'
  const days = daysBetween(trip.date, trip.lastDate)
  const until = returnTime && t('until', { time: formatHour(returnTime, locale) })
  return (
    <article className="grid gap-3 rounded-lg border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-xl figures">
          {pickupTime ? formatHour(pickupTime, locale) : until || t('allDay')}
        </h3>
        {state && (
          <Badge tone={isWaiting ? 'warning' : 'success'} icon={isWaiting ? 'clock' : 'check'}>
            {t(`state.${state}`)} · {t(isWaiting ? 'kept' : 'sent')}
          </Badge>
        )}
      </div>
      <div className="grid gap-1 wrap-anywhere text-ink">
        <p className="font-semibold">{[pickupPlace, destination].filter(Boolean).join(' → ')}</p>
        {days.length > 1 && (
          <p>{t('dayOf', { number: String(days.indexOf(trip.day) + 1), count: String(days.length) })}</p>
        )}
        {pickupTime && until && <p>{until}</p>}
        <p>{rider}</p>
        {flight && <p>{t('flight', { number: flight })}</p>}
        {trip.extras.length > 0 && <p>{t('extras', { names: trip.extras.join(' · ') })}</p>}
        {message && <p className="rounded-md bg-sunken px-3 py-2 whitespace-pre-line">{message}</p>}
        <p className="text-sm text-ink-muted figures">
          {[trip.vehicleName, trip.plate, codeText(trip.code)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {(phone !== null || pickupPlace) && !isDone && (
        <div className="flex flex-wrap gap-2 *:flex-1">
          {phone !== null && (
            <a
              href={`tel:${phone}`}
              aria-label={t('callWho', { name, phone })}
              className={buttonClassName({ variant: 'secondary' })}
            >
              <Icon name="phone" /> {t('call')}
            </a>
          )}
          {pickupPlace && (
            <a
              href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(pickupPlace)}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('mapOf', { place: pickupPlace })}
              className={buttonClassName({ variant: 'secondary' })}
            >
              <Icon name="pin" /> {t('map')}
            </a>
          )}
        </div>
      )}
      <NextStep {...{ trip, linkKey, dayText, onPress }} />
      {state && officePhone && (
        <a
          href={telHref(officePhone)}
          className="inline-flex min-h-11 items-center gap-2 text-sm text-brand underline"
        >
          <Icon name="phone" className="size-4" /> {t('trouble')}
        </a>
      )}
    </article>
  )
}

type NextStepProps = Pick<DutyTripCardProps, 'trip' | 'linkKey' | 'dayText' | 'onPress'>

/** The button for what comes next; one that is pressed long before its trip asks whether that trip is meant. */
function NextStep({ trip, linkKey, dayText, onPress }: NextStepProps) {
  const t = useTranslations('Duty')
  const locale = useLocale()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const { bookingId, day, pickupTime } = trip
  const word = nextDutyWord(trip.state)
  if (!word) return null
  const asksOdometer = word === 'aboard' || word === 'done'
  const step = t(`press.${word}`)
  const label = isAsking ? t('earlyYes', { step }) : step

  function press(event: FormEvent<HTMLFormElement>) {
    if (word && !isAsking && isEarly(word, trip, officeTime())) {
      event.preventDefault()
      return setAsking(true)
    }
    setAsking(false)
    // Only on an address with https the browser makes ids; on others the form is sent as without a script.
    if (!word || !window.isSecureContext) return
    const typed = new FormData(event.currentTarget).get('odometer')
    const odometer = typeof typed === 'string' && typed !== '' ? Number(typed) : null
    if (onPress({ bookingId, day, word, odometer })) event.preventDefault()
  }

  return (
    <ActionForm action={dutyStepAction} onSubmit={press} className="gap-3">
      <input type="hidden" name="key" value={linkKey} />
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="word" value={word} />
      {asksOdometer && (
        <div className="grid gap-1">
          <label htmlFor={id} className="text-sm text-ink-muted">
            {t('odometer')}
          </label>
          <Input
            id={id}
            key={word}
            name="odometer"
            type="number"
            inputMode="numeric"
            min={0}
            max={9_999_999}
            autoComplete="off"
          />
        </div>
      )}
      {isAsking && (
        <p role="alert" className="font-semibold text-warning">
          {t('early', {
            when: [dayText, pickupTime && formatHour(pickupTime, locale)].filter(Boolean).join(' · '),
          })}
        </p>
      )}
      <Button
        type="submit"
        size="large"
        className="w-full"
        aria-label={`${label}, ${trip.name}`}
        // The next step stands in its place at once: the second half of a double tap does not mean that one.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {label}
      </Button>
      {isAsking && (
        <Button variant="secondary" onClick={() => setAsking(false)}>
          {t('earlyNo')}
        </Button>
      )}
    </ActionForm>
  )
}

// As `formatCode`, whose file would bring the names of all months along.
const codeText = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`
