'use client'

import { useTranslations } from 'next-intl'
import { AgreedPriceButton } from '@/components/bookings/agreed-price-button'
import { FormDay } from '@/components/form/form-day'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { useActionForm } from '@/components/form/use-action-form'
import { moveBookingAction } from '@/lib/bookings/change-actions'
import type { Day } from '@/lib/core/day'

interface MoveFormProps {
  /** Of the booking. */
  id: string
  /** What it costs now, in Br. */
  total: number
  /** The days and the vehicle that are meant, and the version and price that are known. */
  values: Record<string, string>
  firstDay: Day
  lastDay: Day
  vehicles: readonly { id: string; name: string }[]
  /** The query of the timeline that is shown again. */
  list: string
}

/** Moves a booking to other days or to another vehicle; another price is shown and asked about first. */
export function MoveForm({ id, total, values, firstDay, lastDay, vehicles, list }: MoveFormProps) {
  const t = useTranslations('ChangeForms')
  const fields = useTranslations('OneDayBook')
  const form = useActionForm({
    action: moveBookingAction,
    schema: async () => (await import('@/lib/bookings/change-schema')).moveForm,
    defaults: values,
  })
  const { state } = form
  const price = state.status === 'filled' ? state.price : undefined
  const days = { min: firstDay, max: lastDay }
  return (
    <FormFrame {...form}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="version" value={form.valueOf('version')} />
      <input type="hidden" name="seenTotal" value={form.valueOf('seenTotal')} />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <FormSelect
          form={form}
          name="vehicleId"
          label={t('vehicle')}
          choices={vehicles.map((vehicle) => ({ value: vehicle.id, label: vehicle.name }))}
        />
        <FormDay form={form} name="date" label={t('date')} {...days} />
        <FormDay form={form} name="lastDate" label={fields('lastDate')} {...days} />
      </div>
      <AgreedPriceButton price={price} total={total} text={t('move')} />
    </FormFrame>
  )
}
