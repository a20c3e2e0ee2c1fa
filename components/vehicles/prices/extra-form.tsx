'use client'

import { useTranslations } from 'next-intl'
import { FormCheckbox } from '@/components/form/form-checkbox'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { useActionForm } from '@/components/form/use-action-form'
import { saveExtraAction } from '@/lib/vehicles/prices/actions'
import { FormButtons } from './rule-form'

interface ExtraFormProps {
  /** The extra to change; without one a new one is made. */
  id: string | undefined
  /** What the fields hold at first. */
  defaults: Partial<
    Record<'version' | 'textEn' | 'textAm' | 'textOm' | 'amount' | 'per' | 'kind' | 'driver', string>
  >
}

const texts = [
  ['textEn', 'en'],
  ['textAm', 'am'],
  ['textOm', 'om'],
] as const

/** Makes an extra or changes one. */
export function ExtraForm({ id, defaults }: ExtraFormProps) {
  const t = useTranslations('PriceForms')
  const nameOf = useTranslations('Languages')
  const form = useActionForm({
    action: saveExtraAction,
    schema: async () => (await import('@/lib/vehicles/prices/schema')).extraForm,
    defaults,
  })
  return (
    <FormFrame {...form}>
      {id && <input type="hidden" name="id" value={id} />}
      {id && <input type="hidden" name="version" value={form.valueOf('version')} />}
      <div className="grid items-start gap-5 sm:grid-cols-3">
        {texts.map(([name, locale]) => (
          <FormField
            key={name}
            form={form}
            name={name}
            label={t('text', { language: nameOf(locale) })}
            lang={locale}
            maxLength={80}
            autoComplete="off"
            required
          />
        ))}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <FormField
          form={form}
          name="amount"
          label={t('amount')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <FormSelect
          form={form}
          name="per"
          label={t('per')}
          choices={[
            { value: 'booking', label: t('perBooking') },
            { value: 'day', label: t('perDay') },
          ]}
        />
        <FormSelect
          form={form}
          name="kind"
          label={t('target')}
          choices={[
            { value: '', label: t('all') },
            { value: 'car', label: t('kind.car') },
            { value: 'one-day', label: t('kind.one_day') },
          ]}
        />
      </div>
      <FormCheckbox form={form} name="driver" label={t('driver')} hint={t('driverHint')} />
      <FormButtons cancel={t('cancel')} save={t('save')} />
    </FormFrame>
  )
}
