'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { RequestKeyField } from '@/components/form/request-key-field'
import { useActionForm } from '@/components/form/use-action-form'
import { createDeskBookingAction } from '@/lib/customers/actions'
import { waysToPay } from '@/lib/customers/rules'
import { AgreedFields } from './agreed-fields'
import { PickupFields, TimeField } from './pickup-fields'
import type { ChosenRental } from './rental-choice'
import { RentalInputs } from './rental-inputs'
import { RentalSubmit } from './rental-submit'

interface DeskBookingFormProps {
  rental: Pick<ChosenRental, 'date' | 'lastDate' | 'vehicleId' | 'extras'>
  /** What is shown as its price, in santim; empty where none is listed. */
  seenTotal: string
  phone: string
  /** Of the customer whom it is for, or that it is for nobody who is known. */
  customerId: string
  /** What is known of the customer. */
  name: string
  email: string
  /** Makes one booking of however many times the form is sent. */
  requestKey: string
}

/** A booking of the desk for a rental that was chosen above: who it is for, where to, and how it is paid. */
export function DeskBookingForm({
  rental,
  seenTotal,
  phone,
  customerId,
  name,
  email,
  requestKey,
}: DeskBookingFormProps) {
  const t = useTranslations('Desk')
  const fields = useTranslations('OneDayBook')
  const optionalLabel = useTranslations('Form')('optional')
  const form = useActionForm({
    action: createDeskBookingAction,
    schema: async () => (await import('@/lib/customers/schema')).deskBookingFormInput,
    defaults: { name, email, paid: 'cash', seenTotal },
  })
  // Whoever sends the same amount again was asked about it.
  const asked = form.state.status === 'error' && form.state.fields.amount ? form.state.values.amount : ''
  const unfilled = { autoComplete: 'off' } as const
  return (
    <FormFrame {...form} legend={t('formTitle')}>
      <RentalInputs rental={rental} />
      <input type="hidden" name="phone" value={phone} />
      <input type="hidden" name="customerId" value={customerId} />
      <input type="hidden" name="asked" value={asked} />
      <RequestKeyField value={requestKey} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField form={form} name="name" label={t('name')} {...unfilled} />
        <FormField form={form} name="destination" label={fields('destination')} {...unfilled} />
        <FormSelect
          form={form}
          name="paid"
          label={t('paid')}
          choices={waysToPay.map((way) => ({ value: way, label: t(`ways.${way}`) }))}
          className="sm:col-span-2"
        />
        <FormField
          form={form}
          name="transactionId"
          label={t('transactionId')}
          hint={t('transactionHint')}
          optionalLabel={optionalLabel}
          {...unfilled}
        />
        <FormField
          form={form}
          name="amount"
          label={t('amount')}
          hint={t('amountHint')}
          optionalLabel={optionalLabel}
          inputMode="decimal"
          {...unfilled}
        />
      </div>
      <AgreedFields form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PickupFields form={form} />
        <TimeField form={form} name="returnTime" label={fields('returnTime')} />
        <FormField
          form={form}
          name="email"
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          optionalLabel={optionalLabel}
          {...unfilled}
        />
      </div>
      <RentalSubmit
        look={t('look')}
        state={form.state}
        seenTotal={form.valueOf('seenTotal')}
        pendingLabel={t('sending')}
        size="large"
      >
        {t('submit')}
      </RentalSubmit>
    </FormFrame>
  )
}
