'use client'

import { useTranslations } from 'next-intl'
import { AgreedFields } from '@/components/bookings/agreed-fields'
import type { ChosenRental } from '@/components/bookings/rental-choice'
import { RentalInputs } from '@/components/bookings/rental-inputs'
import { RentalSubmit } from '@/components/bookings/rental-submit'
import { FormFrame } from '@/components/form/form-frame'
import { RequestKeyField } from '@/components/form/request-key-field'
import { useActionForm } from '@/components/form/use-action-form'
import { makeOfferAction } from '@/lib/requests/actions'

interface OfferFormProps {
  /** Of the request. */
  id: string
  rental: Pick<ChosenRental, 'date' | 'lastDate' | 'vehicleId' | 'extras'>
  /** What is shown as its price, in santim; empty where none is listed. */
  seenTotal: string
  /** Makes one offer of however many times the form is sent. */
  requestKey: string
  /** Where it goes. */
  hint: string
}

/** Offers a rental that was chosen above, at the listed price or at the one that was agreed. */
export function OfferForm({ id, rental, seenTotal, hint, requestKey }: OfferFormProps) {
  const t = useTranslations('Offers')
  const form = useActionForm({
    action: makeOfferAction,
    schema: async () => (await import('@/lib/requests/schema')).offerForm,
    defaults: { seenTotal },
  })
  return (
    <FormFrame {...form}>
      <input type="hidden" name="id" value={id} />
      <RequestKeyField value={requestKey} />
      <RentalInputs rental={rental} />
      <AgreedFields form={form} />
      <p className="text-ink-muted">{hint}</p>
      <RentalSubmit
        look={t('look')}
        state={form.state}
        seenTotal={form.valueOf('seenTotal')}
        pendingLabel={t('sending')}
      >
        {t('submit')}
      </RentalSubmit>
    </FormFrame>
  )
}
