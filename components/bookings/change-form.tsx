'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDay } from '@/components/form/form-day'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { useActionForm } from '@/components/form/use-action-form'
import { changeBookingAction } from '@/lib/bookings/change-actions'
import type { changeForm } from '@/lib/bookings/change-schema'
import type { Day } from '@/lib/core/day'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import { AgreedFields } from './agreed-fields'
import { AgreedPriceButton } from './agreed-price-button'
import { ExtraChoices } from './extra-choices'
import { PickupFields, TimeField } from './pickup-fields'
import { FlightField, MessageField, RiderFields } from './rider-fields'

interface ChangeFormProps {
  /** Of the booking. */
  id: string
  /** What it costs now, in Br. */
  total: number
  values: Record<string, string>
  firstDay: Day
  lastDay: Day
  extras: readonly PricedExtra[]
  /** For staff. */
  vehicles: readonly { id: string; name: string }[] | null
  /** That its price is one that was agreed. */
  isAgreed: boolean
}

type Form = ReturnType<typeof useActionForm<typeof changeForm>>

/** Changes a booking; another price is shown and asked about before anything is changed (CONTRACT section 8). */
export function ChangeForm({ id, total, values, vehicles, isAgreed, ...days }: ChangeFormProps) {
  const t = useTranslations('ChangeForms')
  const fields = useTranslations('OneDayBook')
  const form = useActionForm({
    action: changeBookingAction,
    schema: async () => (await import('@/lib/bookings/change-schema')).changeForm,
    defaults: values,
  })
  const { state } = form
  const price = state.status === 'filled' ? state.price : undefined
  const version = form.valueOf('version')
  return (
    <FormFrame {...form} legend={t('title')}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="seenTotal" value={form.valueOf('seenTotal')} />
      {vehicles && (
        <FormSelect
          form={form}
          name="vehicleId"
          label={t('vehicle')}
          choices={vehicles.map((vehicle) => ({ value: vehicle.id, label: vehicle.name }))}
        />
      )}
      <DayFields form={form} {...days} />
      <FormField form={form} name="destination" label={fields('destination')} autoComplete="off" />
      <PickupFields form={form} />
      <TimeField form={form} name="returnTime" label={fields('returnTime')} />
      <PeopleFields form={form} />
      {vehicles && <AgreedFields form={form} totalHint={t(isAgreed ? 'agreedAgain' : 'agreedTotalHint')} />}
      <AgreedPriceButton price={price} total={total} text={t('save')} />
      <p className="text-sm text-ink-muted">{t('priceFirst')}</p>
    </FormFrame>
  )
}

type DayFieldsProps = { form: Form } & Pick<ChangeFormProps, 'firstDay' | 'lastDay' | 'extras'>

function DayFields({ form, firstDay, lastDay, extras }: DayFieldsProps) {
  const t = useTranslations('ChangeForms')
  const fields = useTranslations('OneDayBook')
  const optionalLabel = useTranslations('Form')('optional')
  const days = { min: firstDay, max: lastDay }
  const [date, setDate] = useState(form.valueOf('date') ?? '')
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormDay form={form} name="date" label={t('date')} {...days} onDay={setDate} />
        <FormDay
          form={form}
          name="lastDate"
          label={fields('lastDate')}
          optionalLabel={optionalLabel}
          {...days}
          notBefore={date}
        />
      </div>
      <ExtraChoices
        extras={extras}
        ticked={extras.map(({ id }) => id).filter((id) => form.valueOf(`extras.${id}`) === 'on')}
        className="grid"
      />
    </>
  )
}

function PeopleFields({ form }: { form: Form }) {
  const t = useTranslations('ChangeForms')
  const shared = useTranslations('Form')
  const fields = useTranslations('OneDayBook')
  const optionalLabel = shared('optional')
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <FormField form={form} name="phone" label={fields('phone')} autoComplete="tel" />
        <FormField
          form={form}
          name="passengers"
          label={t('passengers')}
          inputMode="numeric"
          optionalLabel={optionalLabel}
          autoComplete="off"
        />
        <FlightField form={form} />
      </div>
      <RiderFields form={form} isOptional />
      <MessageField form={form} />
    </>
  )
}
