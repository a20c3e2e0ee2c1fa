'use client'

import { useTranslations } from 'next-intl'
import { FormDay } from '@/components/form/form-day'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/core/i18n/navigation'
import { saveUnitAction } from '@/lib/dispatch/units/actions'
import { PictureFields } from './picture-fields'
import { StateField } from './state-field'

type Name = 'version' | 'vehicleId' | 'plate' | 'insuranceUntil' | 'inspectionUntil' | 'isActive'

interface UnitFormProps {
  /** The unit to change; without one a new one is made. */
  id: string | undefined
  /** What the fields hold at first. */
  defaults: Partial<Record<Name, string>>
  vehicles: readonly { id: string; name: string }[]
  /** The address of the picture that is there. */
  image: string | null
}

/** Makes a unit or changes one. */
export function UnitForm({ id, defaults, vehicles, image }: UnitFormProps) {
  const t = useTranslations('DispatchForms')
  const form = useActionForm({
    action: saveUnitAction,
    schema: async () => (await import('@/lib/dispatch/units/schema')).unitForm,
    defaults,
  })
  return (
    <FormFrame {...form}>
      {id && <input type="hidden" name="id" value={id} />}
      {id && <input type="hidden" name="version" value={form.valueOf('version')} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormSelect
          form={form}
          name="vehicleId"
          label={t('unit.vehicleId')}
          choices={vehicles.map((vehicle) => ({ value: vehicle.id, label: vehicle.name }))}
          className="self-end"
        />
        <FormField
          form={form}
          name="plate"
          label={t('unit.plate')}
          hint={t('unit.plateHint')}
          maxLength={20}
          autoComplete="off"
          required
        />
        {(['insuranceUntil', 'inspectionUntil'] as const).map((name) => (
          <FormDay key={name} form={form} name={name} label={t(`unit.${name}`)} />
        ))}
        <StateField form={form} />
      </div>
      <PictureFields form={form} of="unit" image={image} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('save')}</SubmitButton>
        <Link href="/Units" className={buttonClassName({ variant: 'secondary' })}>
          {t('cancel')}
        </Link>
      </div>
    </FormFrame>
  )
}
