'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import { idleForm } from '@/lib/server/form-state'
import { setBookingStatusAction } from '@/lib/bookings/actions'
import { type BookingStatus, bookingStatuses } from '@/lib/bookings/rules'

/** Sets the status of a booking; any value may be chosen (SPEC section 4). */
export function StatusForm({ id, status }: { id: string; status: BookingStatus }) {
  const t = useTranslations('Office')
  const names = useTranslations('Status')
  const [state, submit, isPending] = useActionState(setBookingStatusAction, idleForm)
  const error = useFormTexts().ofState(state)
  return (
    <form action={submit} className="grid gap-4">
      {error && <Alert tone="danger">{error}</Alert>}
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
      <Button type="submit" variant="primary" isBusy={isPending} busyLabel={t('updating')}>
        {t('update')}
      </Button>
    </form>
  )
}
