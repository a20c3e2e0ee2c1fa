'use client'

import { useTranslations } from 'next-intl'
import { ClearedNotice } from '@/components/form/cleared-notice'
import { FormField, Honeypot } from '@/components/form/form-field'
import { FormDay } from '@/components/form/form-day'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/inputs'
import type { Day } from '@/lib/core/day'
import { createTravelBookingAction } from '@/lib/requests/actions'
import { travelItems, type TravelItem } from '@/lib/requests/rules'
import { DestinationField } from './destination-field'

interface TravelBookingFormProps {
  firstDay: Day
  lastDay: Day
  /** What the address asks for already. */
  item: TravelItem | undefined
  date: Day | undefined
  /** What was typed where the trip was to be reserved. */
  phone: string | undefined
  destination: string | undefined
  /** What it asks for beyond the fields, such as the last day. */
  message: string | undefined
}

/** The travel booking form (SPEC section 2); it comes back empty whatever the outcome (SPEC section 4). */
export function TravelBookingForm({ firstDay, lastDay, ...known }: TravelBookingFormProps) {
  const t = useTranslations('TravelForm')
  const items = useTranslations('TravelItem')
  const shared = useTranslations('Form')
  const request = useActionForm({
    action: createTravelBookingAction,
    schema: async () => (await import('@/lib/requests/schema')).createTravelBookingInput,
    defaults: known,
    clears: true,
  })
  const { fieldError, cleared } = request
  const optional = shared('optional')

  return (
    <div className="grid gap-5">
      <ClearedNotice cleared={cleared} />
      <FormFrame {...request}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <FormField
            form={request}
            name="firstName"
            label={t('firstName')}
            autoComplete="given-name"
            required
          />
          <FormField
            form={request}
            name="lastName"
            label={t('lastName')}
            optionalLabel={optional}
            autoComplete="family-name"
          />
          <FormField
            form={request}
            name="phone"
            label={t('phone')}
            hint={t('phoneHint')}
            autoComplete="tel"
            required
          />
          <FormField
            form={request}
            name="email"
            label={t('email')}
            hint={t('emailHint')}
            optionalLabel={optional}
            autoComplete="email"
          />
          <FormDay form={request} name="date" label={t('date')} min={firstDay} max={lastDay} required />
          <FormSelect
            form={request}
            name="item"
            label={t('item')}
            required
            choices={[
              { value: '', label: t('choose') },
              ...travelItems.map((name) => ({ value: name, label: items(name) })),
            ]}
          />
        </div>
        <DestinationField form={request} isOutside={Boolean(request.valueOf('destination'))} />
        <Field id="message" label={t('message')} optionalLabel={optional} error={fieldError('message')}>
          {(control) => (
            <Textarea {...request.control('message')} {...control} maxLength={2000} className="min-h-28" />
          )}
        </Field>
        <Honeypot />
        <SubmitButton pendingLabel={t('sending')} size="large" className="sm:justify-self-start">
          {t('submit')}
        </SubmitButton>
      </FormFrame>
    </div>
  )
}
