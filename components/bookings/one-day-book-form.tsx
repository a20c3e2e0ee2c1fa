'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { PictureField } from '@/components/form/picture-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'
import { DayInput } from '@/components/vehicles/day-input'
import { soldOutEvent } from '@/components/vehicles/fresh-availability'
import type { Day } from '@/lib/core/day'
import { createOneDayBookingAction } from '@/lib/bookings/actions'
import { PlacesOnDay } from './places-on-day'

type DraftField = 'transactionId' | 'amount' | 'phone' | 'destination' | 'message'

interface OneDayBookFormProps {
  vehicleId: string
  /** Makes one booking of however many times the form is sent. */
  requestKey: string
  day: Day
  firstDay: Day
  lastDay: Day
  /** What was typed before the person had to log in. */
  draft: Partial<Record<DraftField, string>>
}

/** The transaction form (SPEC section 2): what the customer transferred, where to and when. */
export function OneDayBookForm(props: OneDayBookFormProps) {
  const { vehicleId, day, firstDay, lastDay, draft } = props
  // The page may be read anew while the form is being filled in; a sending that got no answer must keep its key.
  const [requestKey] = useState(props.requestKey)
  const t = useTranslations('OneDayBook')
  const shared = useTranslations('Form')
  const booking = useActionForm({
    action: createOneDayBookingAction,
    schema: async () => (await import('@/lib/bookings/schema')).bookingFormInput,
    defaults: { ...draft, vehicleId, date: day },
  })
  const date = booking.control('date')
  const [chosen, setChosen] = useState(date.defaultValue ?? day)
  const { state, fieldError } = booking

  useEffect(() => {
    if (state.status === 'error' && state.code === 'SOLD_OUT') window.dispatchEvent(new Event(soldOutEvent))
  }, [state])

  return (
    <FormFrame {...booking} legend={t('formTitle')}>
      <input type="hidden" name="vehicleId" value={vehicleId} />
      <input type="hidden" name="requestKey" value={requestKey} />
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
      <Field id="date" label={t('date')} error={fieldError('date')}>
        {(control) => (
          <>
            <DayInput
              {...date}
              {...control}
              onDay={setChosen}
              min={firstDay}
              max={lastDay}
              calendarLabel={t('ethiopianDate')}
            />
            <PlacesOnDay vehicleId={vehicleId} chosen={chosen} shown={day} />
          </>
        )}
      </Field>
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
