'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import { addDays, type Day } from '@/lib/core/day'
import { telHref } from '@/lib/core/phone-text'
import { dutyDays, dutyState } from '@/lib/dispatch/duty/rules'
import type { Duty, DutyTrip } from '@/lib/dispatch/duty/view'
import { DutyTripCard } from './duty-trip-card'
import type { KeptStep } from './kept-steps'
import { useDuty } from './use-duty'

interface DutyTripsProps {
  linkKey: string
  duty: Duty
  /** Days in words; one that is not among them is written as a number. */
  dayNames: Readonly<Record<string, string>>
  officePhone: string
}

/** A driver's trips by day, with what was pressed on this phone, sent or not. */
export function DutyTrips({ linkKey, duty: first, dayNames, officePhone }: DutyTripsProps) {
  const t = useTranslations('Duty')
  const { duty, now, today, steps, hasRefused, isSending, press } = useDuty(linkKey, first)
  if (!duty) {
    return (
      <>
        <h1 className="text-2xl text-ink">{t('deadTitle')}</h1>
        <p className="text-ink-muted">{t('deadText')}</p>
      </>
    )
  }
  const waiting = steps.filter(({ isSent }) => !isSent).length
  const trips = duty.trips.map((trip) => withSteps(trip, steps))
  const tripsOf = (day: Day) => trips.filter((trip) => trip.day === day)
  const yesterday = addDays(today, -1)
  // A trip that went past midnight is still to be ended; one that nobody ever began waits below.
  const isOver = tripsOf(yesterday).every(({ state }) => state === null || state === 'done')
  const days = [today, addDays(today, 1), addDays(today, 2)]
  const shown = isOver ? [...days, yesterday] : [yesterday, ...days]
  return (
    <>
      <header className="grid gap-1">
        <div className="flex items-center justify-between gap-3">
          <h1 className="min-w-0 text-2xl wrap-anywhere text-ink">
            {t('heading', { name: duty.firstName })}
          </h1>
          {officePhone && (
            <a
              href={telHref(officePhone)}
              className="inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-brand underline"
            >
              <Icon name="phone" /> {t('office')}
            </a>
          )}
        </div>
        <p role="status" className={waiting > 0 ? 'font-semibold text-warning' : 'text-ink-muted'}>
          {waiting > 0 && t('keptHere', { count: waiting })}
          {waiting === 0 && steps.length > 0 && !isSending && t('allSent')}
        </p>
      </header>
      {hasRefused && (
        <Alert tone="warning" title={t('refusedTitle')}>
          {t('refusedText')}
        </Alert>
      )}
      {shown.map((day) => {
        const there = tripsOf(day)
        // What comes after the days that the office told of is unknown here.
        const isKnown = day <= dutyDays(duty.today)[1]
        if (there.length === 0 && (!isKnown || (day !== today && day !== addDays(today, 1)))) return null
        return (
          <section key={day} aria-labelledby={`day-${day}`} className="grid gap-3">
            <DayHeading day={day} today={today} text={dayNames[day] ?? day} />
            {there.length === 0 && <p className="text-ink-muted">{t('noTrips')}</p>}
            {there.map((trip) => (
              <DutyTripCard
                key={trip.bookingId + trip.day}
                trip={trip}
                now={now}
                linkKey={linkKey}
                dayText={dayNames[trip.day] ?? trip.day}
                officePhone={officePhone}
                isWaiting={steps.some((step) => !step.isSent && isOf(step, trip))}
                onPress={press}
              />
            ))}
          </section>
        )
      })}
    </>
  )
}

function DayHeading({ day, today, text }: { day: Day; today: Day; text: string }) {
  const t = useTranslations('Duty')
  const names = {
    [today]: 'today',
    [addDays(today, 1)]: 'tomorrow',
    [addDays(today, -1)]: 'yesterday',
  } as const
  const name = names[day]
  return (
    <h2 id={`day-${day}`} className="flex flex-wrap items-baseline gap-x-2 text-lg text-ink">
      {name && <span>{t(name)}</span>}
      <span className={name && 'text-base font-normal text-ink-muted'}>{text}</span>
    </h2>
  )
}

const isOf = (step: KeptStep, trip: DutyTrip) => step.bookingId === trip.bookingId && step.day === trip.day

function withSteps(trip: DutyTrip, steps: readonly KeptStep[]): DutyTrip {
  const pressed = steps.filter((step) => isOf(step, trip)).map(({ word }) => word)
  return { ...trip, state: dutyState(trip.state ? [trip.state, ...pressed] : pressed) }
}
