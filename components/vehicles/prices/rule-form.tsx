'use client'

import { useTranslations } from 'next-intl'
import { FormCheckbox } from '@/components/form/form-checkbox'
import { FormDay } from '@/components/form/form-day'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/core/i18n/navigation'
import { savePriceRuleAction } from '@/lib/vehicles/prices/actions'
import { askedChange, weekdays } from '@/lib/vehicles/prices/rules'
import { carCategories } from '@/lib/vehicles/rules'

type RuleFieldName =
  | ('version' | 'name' | 'nameOm' | 'nameAm' | 'rank')
  | ('direction' | 'change' | 'changeBy' | 'from' | 'to' | 'target' | 'class' | 'vehicleId')

interface RuleFormProps {
  /** The rule to change; without one a new one is made. */
  id: string | undefined
  /** What the fields hold at first. */
  defaults: Partial<Record<RuleFieldName, string>>
  /** Weekdays that are ticked at first. */
  ticked: readonly number[]
  /** In short, from Monday on. */
  weekdayNames: readonly string[]
  categoryNames: Record<string, string>
  vehicles: readonly { id: string; name: string }[]
}

/** Makes a price rule or changes one: by how much, when, and for which vehicles. */
export function RuleForm({ id, defaults, ticked, weekdayNames, categoryNames, vehicles }: RuleFormProps) {
  const t = useTranslations('PriceForms')
  const shared = useTranslations('Form')
  const form = useActionForm({
    action: savePriceRuleAction,
    schema: async () => (await import('@/lib/vehicles/prices/schema')).priceRuleForm,
    defaults,
  })
  // Whoever sends the same change again was asked about it.
  const asked =
    form.state.status === 'error' && form.state.fields.change ? askedChange(form.state.values) : ''
  return (
    <FormFrame {...form}>
      {id && <input type="hidden" name="id" value={id} />}
      {id && <input type="hidden" name="version" value={form.valueOf('version')} />}
      <input type="hidden" name="asked" value={asked} />
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <FormField
          form={form}
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          maxLength={80}
          autoComplete="off"
          required
        />
        <FormField
          form={form}
          name="rank"
          label={t('rank')}
          hint={t('rankHint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {(['nameAm', 'nameOm'] as const).map((name) => (
          <FormField key={name} form={form} name={name} label={t(name)} maxLength={80} autoComplete="off" />
        ))}
      </div>
      <div className="grid items-end gap-5 sm:grid-cols-3">
        <FormSelect
          form={form}
          name="direction"
          label={t('direction')}
          choices={(['more', 'less'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <FormField
          form={form}
          name="change"
          label={t('change')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <FormSelect
          form={form}
          name="changeBy"
          label={t('changeBy')}
          choices={(['percent', 'birr'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {(['from', 'to'] as const).map((name) => (
          <FormDay key={name} form={form} name={name} label={t(name)} optionalLabel={shared('optional')} />
        ))}
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold text-ink">{t('weekdays')}</legend>
        <p className="text-sm text-ink-muted">{t('weekdaysHint')}</p>
        <div className="flex flex-wrap gap-x-5">
          {weekdays.map((day) => (
            <div key={day}>
              <FormCheckbox
                form={form}
                name={`on${day}`}
                label={weekdayNames[day - 1]}
                isTicked={ticked.includes(day)}
              />
            </div>
          ))}
        </div>
      </fieldset>
      {/* Only what belongs to the chosen target is shown, without a script too. */}
      <div className="group/target grid items-start gap-5 sm:grid-cols-2">
        <FormSelect
          form={form}
          name="target"
          label={t('target')}
          choices={(['all', 'class', 'vehicle'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <FormSelect
          form={form}
          name="class"
          label={t('classChoice')}
          choices={carCategories.map((value) => ({ value, label: categoryNames[value] ?? value }))}
          className="hidden group-has-[option[value=class]:checked]/target:block"
        />
        <FormSelect
          form={form}
          name="vehicleId"
          label={t('vehicleChoice')}
          choices={vehicles.map((vehicle) => ({ value: vehicle.id, label: vehicle.name }))}
          className="hidden group-has-[option[value=vehicle]:checked]/target:block"
        />
      </div>
      <FormButtons cancel={t('cancel')} save={t('save')} />
    </FormFrame>
  )
}

/** What ends the forms of prices: save, or back to the lists. */
export function FormButtons({ cancel, save }: { cancel: string; save: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton>{save}</SubmitButton>
      <Link href="/Prices" className={buttonClassName({ variant: 'secondary' })}>
        {cancel}
      </Link>
    </div>
  )
}
