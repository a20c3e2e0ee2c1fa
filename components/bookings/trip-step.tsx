'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { FormDay } from '@/components/form/form-day'
import { FormField } from '@/components/form/form-field'
import { Icon } from '@/components/ui/icon'
import { SeatsNotice } from '@/components/vehicles/seats-notice'
import { type Day, formatHour, isDay } from '@/lib/core/day'
import { formatDayInWords, formatDays, formatEthiopianDay } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import type { VehicleKind } from '@/lib/vehicles/rules'
import type { BookForm } from './book-form'
import { FlowSection } from './flow-section'
import { PickupFields } from './pickup-fields'

interface TripStepProps {
  form: BookForm
  firstDay: Day
  lastDay: Day
  /** The days that the fields hold. */
  days: { date: string; lastDate: string }
  onDays: (days: { date: string; lastDate: string }) => void
  /** What the fields hold of the pick-up and of who rides. */
  typed: TripFacts
  onTyped: (typed: Partial<TripFacts>) => void
  /** How many vehicles are left on other days than the page was made for. */
  left: number | undefined
  /** Its kind, how far the vehicle goes, and how many ride in it. */
  vehicle: { kind: VehicleKind; isCityOnly: boolean; seats: number | null }
  /** The ids of the extras that are ticked. */
  extras: readonly string[]
}

const facts = ['pickupPlace', 'pickupTime', 'passengers'] as const
/** Where and when somebody is picked up, and how many they are, as it was typed. */
export type TripFacts = Record<(typeof facts)[number], string>

/** When, where and how many: said in one line each where it is known already, and open to be filled in where not. */
export function TripStep(props: TripStepProps) {
  const { form, firstDay, lastDay, days, onDays, typed, onTyped, left, vehicle, extras } = props
  const t = useTranslations('OneDayBook')
  const shared = useTranslations('Form')
  const [isFilled] = useState(() => facts.every((name) => typed[name]))
  const hasProblem = [...facts, 'date' as const, 'lastDate' as const].some((name) => form.fieldError(name))
  const follow = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name in typed) {
      onTyped({ [target.name]: target.value })
    }
  }
  const limits = { min: firstDay, max: lastDay }
  return (
    <FlowSection number={1} title={t('trip')}>
      <details open={!isFilled || hasProblem} onInput={follow} className="group grid">
        <summary className="flex min-h-11 list-none flex-wrap items-start gap-x-4">
          <TripText days={days} typed={typed} />
          <span className="inline-flex min-h-11 shrink-0 items-center gap-1 font-bold text-brand">
            {t('change')} <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
          </span>
        </summary>
        <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">
          <FormDay
            form={form}
            name="date"
            label={t('date')}
            {...limits}
            onDay={(date) => onDays({ ...days, date })}
          />
          <FormDay
            form={form}
            name="lastDate"
            label={t('lastDate')}
            optionalLabel={shared('optional')}
            {...limits}
            notBefore={days.date}
            onDay={(lastDate) => onDays({ ...days, lastDate })}
          />
          <PickupFields form={form} />
          <FormField
            form={form}
            name="passengers"
            label={t('passengers')}
            optionalLabel={shared('optional')}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </details>
      <SeatsNotice vehicle={vehicle} trip={{ ...days, ...typed, extras: extras.join() }} />
      <p role="status" className="font-medium text-ink empty:hidden">
        {left !== undefined && t('leftOnDay', { count: left })}
      </p>
      <FormField
        form={form}
        name="destination"
        label={t('destination')}
        hint={t(vehicle.isCityOnly ? 'destinationCity' : 'destinationHint')}
        autoComplete="off"
      />
    </FlowSection>
  )
}

/** Keeps a day beside its month, and a year beside its era. */
const unbroken = (format: (day: Day, locale: Locale) => string) => (day: Day, locale: Locale) =>
  format(day, locale).replace(/ (?!\d{4})/g, '\u00a0')

function TripText({ days, typed }: { days: TripStepProps['days']; typed: TripFacts }) {
  const t = useTranslations('OneDayBook')
  const locale = useLocale()
  const { pickupPlace, pickupTime, passengers } = typed
  const { date, lastDate } = days
  const where = [
    pickupTime && formatHour(pickupTime, locale),
    Number(passengers) > 0 && t('people', { count: Number(passengers) }),
  ].filter(Boolean)
  const chosen = isDay(date) ? { date, lastDate: isDay(lastDate) && lastDate > date ? lastDate : date } : null
  return (
    <span className="grid min-w-min flex-1 gap-3 sm:grid-cols-2">
      <span className="flex min-w-min gap-3">
        <Icon name="calendar" className="mt-0.5 size-5 text-brand" />
        {chosen && (
          <span className="grid min-w-min content-start">
            <span className="font-bold text-ink figures">
              {formatDays(chosen, locale, unbroken(formatDayInWords))}
            </span>
            <span className="text-sm text-ink-muted figures">
              {formatDays(chosen, locale, unbroken(formatEthiopianDay))}
            </span>
          </span>
        )}
      </span>
      {(pickupPlace || where.length > 0) && (
        <span className="flex min-w-0 gap-3">
          <Icon name="pin" className="mt-0.5 size-5 text-brand" />
          <span className="grid min-w-0 content-start">
            {pickupPlace && <span className="font-bold wrap-anywhere text-ink">{pickupPlace}</span>}
            {where.length > 0 && <span className="text-sm text-ink-muted figures">{where.join(' · ')}</span>}
          </span>
        </span>
      )}
    </span>
  )
}
