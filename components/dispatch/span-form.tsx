'use client'

import { useTranslations } from 'next-intl'
import { FormDay } from '@/components/form/form-day'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { addDaysOffAction } from '@/lib/dispatch/drivers/actions'
import { addOutageAction } from '@/lib/dispatch/units/actions'

interface SpanFormProps {
  /** Of a driver, who takes days off, or of a unit, which is out of service. */
  id: string
  of: 'driver' | 'unit'
}

const actions = { driver: addDaysOffAction, unit: addOutageAction }
const schemas = {
  driver: async () => (await import('@/lib/dispatch/drivers/schema')).daysOffForm,
  unit: async () => (await import('@/lib/dispatch/units/schema')).outageForm,
}

/** Takes a driver or a unit off the road from a day to another. */
export function SpanForm({ id, of }: SpanFormProps) {
  const t = useTranslations('DispatchForms')
  const form = useActionForm({ action: actions[of], schema: schemas[of] })
  return (
    <FormFrame {...form}>
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap gap-4">
        {(['from', 'to'] as const).map((name) => (
          <FormDay
            key={name}
            form={form}
            name={name}
            label={t(name)}
            required={name === 'from'}
            className="min-w-0 flex-[1_1_10rem]"
          />
        ))}
        {/* Beside the fields: the line of their labels is empty above it, and what is written below them moves nothing. */}
        <div className="grid content-start gap-1.5">
          <span className="hidden h-lh sm:block" />
          <SubmitButton variant="secondary">{t(of === 'driver' ? 'addDaysOff' : 'addOutage')}</SubmitButton>
        </div>
      </div>
    </FormFrame>
  )
}
