'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { FormFrame } from '@/components/form/form-frame'
import { RequestKeyField } from '@/components/form/request-key-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { Alert } from '@/components/ui/alert'
import { Disclosure } from '@/components/ui/disclosure'
import type { Day } from '@/lib/core/day'
import { formatBirr } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { createBookingAction } from '@/lib/bookings/actions'
import type { BookingDraft } from '@/lib/bookings/draft'
import { hrefOf } from '@/lib/routes/routes'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import { FlowSection } from './flow-section'
import { PersonStep } from './person-step'
import { type KnownQuote, RentalPriceLines, useRentalQuote } from './rental-quote'
import { TransferFields } from './transfer-fields'
import { type TripFacts, TripStep } from './trip-step'

interface OneDayBookFormProps {
  vehicleId: string
  vehicle: ComponentProps<typeof TripStep>['vehicle']
  /** Makes one booking of however many times the form is sent. */
  requestKey: string
  day: Day
  firstDay: Day
  lastDay: Day
  /** Who books, as the account has it. */
  person: { id: string; name: string }
  /** What the address asks for, what the account knows, and what was typed before the person was led away. */
  draft: Partial<Omit<BookingDraft, 'vehicleId'>>
  extras: readonly PricedExtra[]
  /** What the page has asked for already, and what it says. */
  quote: KnownQuote
  /** Why nothing more is held for the person, in the place of what would send the form in vain. */
  noRoom: ReactNode
  /** Whether who has transferred already is asked about it from the start. */
  isTransferred: boolean
  /** Where the money goes. */
  account: ReactNode
  /** The rule of cancellation. */
  rule: ReactNode
}

/** Reserves a vehicle in three short steps; SPEC section 2's transaction fields are one step below. */
export function OneDayBookForm(props: OneDayBookFormProps) {
  const locale = useLocale()
  const {
    vehicleId,
    requestKey,
    day,
    firstDay,
    lastDay,
    person,
    draft,
    vehicle,
    extras: offered,
    account,
    rule,
    noRoom,
  } = props
  const t = useTranslations('OneDayBook')
  const form = useActionForm({
    action: createBookingAction,
    schema: async () => (await import('@/lib/bookings/schema')).bookingFormInput,
    defaults: { ...flat(draft), vehicleId, date: day },
  })
  const [days, setDays] = useState({
    date: form.valueOf('date') ?? day,
    lastDate: form.valueOf('lastDate') ?? '',
  })
  const [typed, setTyped] = useState<TripFacts>(() => ({
    pickupPlace: form.valueOf('pickupPlace') ?? '',
    pickupTime: form.valueOf('pickupTime') ?? '',
    passengers: form.valueOf('passengers') ?? '',
  }))
  const [chosen, setChosen] = useState(() =>
    offered.flatMap(({ id }) => (form.valueOf(`extras.${id}`) ? id : [])),
  )
  // One may be offered no longer by the time the page is made anew.
  const ticked = chosen.filter((id) => offered.some((extra) => extra.id === id))
  const tick = (id: string, isTicked: boolean) =>
    setChosen((before) => (isTicked ? [...before, id] : before.filter((other) => other !== id)))
  const isCar = vehicle.kind === 'car'
  const isDriven = !isCar || offered.some(({ id, isDriver }) => isDriver && ticked.includes(id))
  const { seats } = vehicle
  const current = useRentalQuote({ vehicleId, ...days, extras: ticked }, props.quote)
  const total = current?.quote && current.quote.total / 100
  const isOther = current !== null && current !== props.quote
  const isGone = current?.available === 0

  return (
    <FormFrame
      {...form}
      keeps={{ name: `reserve ${person.id}`, ofAddress: ['date', 'lastDate'] }}
      className="grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-x-16"
    >
      <div className="grid min-w-0 gap-8">
        <TripStep
          form={form}
          firstDay={firstDay}
          lastDay={lastDay}
          days={days}
          onDays={setDays}
          typed={typed}
          onTyped={(one) => setTyped((before) => ({ ...before, ...one }))}
          left={isOther ? current.available : undefined}
          // The driver of a car takes one of its seats.
          vehicle={{ ...vehicle, seats: isCar && isDriven && seats !== null ? seats - 1 : seats }}
          extras={ticked}
        />
        <PersonStep
          form={form}
          name={person.name}
          isDriven={isDriven}
          extras={offered}
          ticked={ticked}
          onTick={tick}
        />
        <input type="hidden" name="vehicleId" value={vehicleId} />
        <input
          type="hidden"
          name="seen"
          value={current?.quote ? `${current.query}&total=${current.quote.total}` : ''}
        />
        <RequestKeyField value={requestKey} />
      </div>
      <div className="card p-4 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:p-6">
        <RentalPriceLines current={current} />
      </div>
      <FlowSection number={3} title={t('reserve')}>
        {isGone ? (
          <Alert tone="warning">
            <Link
              href={hrefOf('/OneDayBook', { id: vehicleId, ...days, ...typed, extras: ticked.join() })}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {t('seeOthers')}
            </Link>
          </Alert>
        ) : (
          noRoom || (
            <>
              {rule}
              <Disclosure
                title={t('transferred')}
                isOpen={
                  props.isTransferred ||
                  Boolean(
                    form.valueOf('transactionId') ||
                    form.valueOf('amount') ||
                    form.fieldError('transactionId'),
                  )
                }
              >
                {account}
                <TransferFields form={form} owed={total} />
              </Disclosure>
            </>
          )
        )}
      </FlowSection>
      {!isGone && !noRoom && (
        <div className="submit-bar">
          <p className="grid min-w-min leading-tight max-lg:flex-1 lg:order-last">
            <strong className="whitespace-nowrap text-ink figures lg:hidden">
              {total !== undefined && formatBirr(total, locale)}
            </strong>
            <span className="text-sm text-ink-muted">{t('nothingYet')}</span>
          </p>
          <SubmitButton
            pendingLabel={t('sending')}
            size="large"
            className="min-w-32 shrink-0 px-5! lg:min-w-64"
          >
            {t('submit')}
          </SubmitButton>
        </div>
      )}
    </FormFrame>
  )
}

/** What a form names by parts: `{ rider: { name } }` is the field `rider.name`. */
function flat(values: OneDayBookFormProps['draft']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([part, text]) => [`${name}.${part}`, text])
        : [[name, value ?? '']],
    ),
  )
}
