'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import { setBookingStatusAction } from '@/lib/bookings/actions'
import { type BookingStatus, bookingStatuses } from '@/lib/bookings/rules'

/** Sets the status of a booking; any value may be chosen (SPEC section 4). */
export function StatusForm({ id, status }: { id: string; status: BookingStatus }) {
  const t = useTranslations('Office')
  const names = useTranslations('Status')
  return (
    <ActionForm action={setBookingStatusAction}>
      <input type="hidden" name="id" value={id} />
      <Field id="status" label={t('status')}>
        {(control) => (
          <Select {...control} name="status" defaultValue={status} key={status}>
            {bookingStatuses.map((name) => (
              <option key={name} value={name}>
                {names(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SubmitButton pendingLabel={t('updating')}>{t('update')}</SubmitButton>
    </ActionForm>
  )
}
