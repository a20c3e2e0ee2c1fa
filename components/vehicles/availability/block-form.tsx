'use client'

import { useTranslations } from 'next-intl'
import { FormDay } from '@/components/form/form-day'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { blockPlacesAction } from '@/lib/vehicles/availability/actions'
import type { Day } from '@/lib/core/day'

interface BlockFormProps {
  vehicleId: string | undefined
  /** To choose from, where it is not that one alone. */
  vehicles?: readonly { id: string; name: string }[]
  /** Suggested as first day, and as last one where no other is. */
  day: Day
  until?: Day
  firstDay: Day
  lastDay: Day
  /** How many there are of the vehicle. */
  places: number
  /** The query of the timeline, where that is shown again. */
  list?: string
}

/** Takes places of a vehicle out of rent on a range of days. */
export function BlockForm(props: BlockFormProps) {
  const { vehicleId, vehicles, day, until = day, firstDay, lastDay, places, list } = props
  const t = useTranslations('ScheduleForms')
  const block = useActionForm({
    action: blockPlacesAction,
    schema: async () => (await import('@/lib/vehicles/availability/schema')).blockInput,
    defaults: { vehicleId: vehicleId ?? '', from: day, to: until, places: '1' },
  })
  return (
    <FormFrame {...block}>
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      {vehicles ? (
        <FormSelect
          form={block}
          name="vehicleId"
          label={t('vehicle')}
          choices={[
            { value: '', label: t('choose') },
            ...vehicles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : (
        <input type="hidden" name="vehicleId" value={vehicleId} />
      )}
      {(['from', 'to'] as const).map((name) => (
        <FormDay key={name} form={block} name={name} label={t(name)} min={firstDay} max={lastDay} required />
      ))}
      <FormField
        form={block}
        name="places"
        label={t('places')}
        type="number"
        inputMode="numeric"
        min={1}
        max={places}
        required
      />
      <FormField
        form={block}
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={200}
        autoComplete="off"
        required
      />
      <SubmitButton pendingLabel={t('submitting')} className="sm:w-fit">
        {t('submit')}
      </SubmitButton>
    </FormFrame>
  )
}
