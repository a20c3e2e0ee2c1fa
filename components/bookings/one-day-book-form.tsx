'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { PictureField } from '@/components/form/picture-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'
import { soldOutEvent } from '@/components/vehicles/fresh-availability'
import type { Day } from '@/lib/core/day'
import { createBookingAction } from '@/lib/bookings/actions'
import type { BookingDraft } from '@/lib/bookings/draft'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import type { KnownQuote } from './rental-quote'
import { RentalFields } from './rental-fields'

interface OneDayBookFormProps {
  vehicleId: string
  /** Makes one booking of however many times the form is sent. */
  requestKey: string
  day: Day
  firstDay: Day
  lastDay: Day
  /** What the address asks for, and what was typed before the person was led away. */
  draft: Omit<BookingDraft, 'vehicleId'>
  extras: readonly PricedExtra[]
  /** What the page has asked for already, and what it says. */
  quote: KnownQuote
  /** Where the money goes. */
  account: ReactNode
}

/** The transaction form (SPEC section 2): what the customer transferred, where to and when. */
export function OneDayBookForm(props: OneDayBookFormProps) {
  const { vehicleId, day, draft, account, ...rental } = props
  const { extras = {}, ...typed } = draft
  const ticked = Object.fromEntries(Object.entries(extras).map(([id, sign]) => [`extras.${id}`, sign]))
  // The page may be read anew while the form is being filled in; a sending that got no answer must keep its key.
  const [requestKey] = useState(props.requestKey)
  const t = useTranslations('OneDayBook')
  const shared = useTranslations('Form')
  const booking = useActionForm({
    action: createBookingAction,
    schema: async () => (await import('@/lib/bookings/schema')).bookingFormInput,
    defaults: { ...typed, ...ticked, vehicleId, date: day },
  })
  const { state, fieldError } = booking

  useEffect(() => {
    if (state.status === 'error' && state.code === 'SOLD_OUT') window.dispatchEvent(new Event(soldOutEvent))
  }, [state])

  return (
    <FormFrame {...booking} legend={t('formTitle')}>
      <input type="hidden" name="vehicleId" value={vehicleId} />
      <input type="hidden" name="requestKey" value={requestKey} />
      <RentalFields form={booking} {...rental} vehicleId={vehicleId} day={day} />
      {account}
      <FormField
        form={booking}
        name="transactionId"
        label={t('transactionId')}
        hint={t('transactionHint')}
        autoComplete="off"
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField form={booking} name="amount" label={t('amount')} inputMode="decimal" autoComplete="off" />
        <FormField form={booking} name="phone" label={t('phone')} autoComplete="tel" />
      </div>
      <FormField
        form={booking}
        name="destination"
        label={t('destination')}
        hint={t('destinationHint')}
        autoComplete="off"
      />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <FormField
          form={booking}
          name="pickupPlace"
          label={t('pickupPlace')}
          optionalLabel={shared('optional')}
          autoComplete="off"
          className="sm:col-span-3"
        />
        <FormField
          form={booking}
          name="pickupTime"
          type="time"
          label={t('pickupTime')}
          optionalLabel={shared('optional')}
        />
        <FormField
          form={booking}
          name="returnTime"
          type="time"
          label={t('returnTime')}
          optionalLabel={shared('optional')}
          className="sm:col-span-2"
        />
      </div>
      <Field
        id="message"
        label={t('message')}
        optionalLabel={shared('optional')}
        error={fieldError('message')}
      >
        {(control) => <Textarea {...booking.control('message')} {...control} />}
      </Field>
      <PictureField
        name="image"
        label={t('photo')}
        optionalLabel={shared('optional')}
        error={fieldError('image')}
      />
      <SubmitButton pendingLabel={t('sending')} size="large" className="sm:w-fit">
        {t('submit')}
      </SubmitButton>
      <p className="text-sm text-ink-muted">
        {t('afterSending')} {t('lapse')}
      </p>
    </FormFrame>
  )
}
