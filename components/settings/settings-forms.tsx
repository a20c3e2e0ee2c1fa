'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FormCheckbox } from '@/components/form/form-checkbox'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { shortWeekdays } from '@/lib/core/i18n/format'
import {
  saveBanksAction,
  saveCompanyAction,
  saveHoldsAction,
  saveHoursAction,
  saveSecurityAction,
} from '@/lib/settings/actions'

interface SettingsFormProps {
  /** What the fields hold at first, `version` among them. */
  values: Record<string, string>
}

const addresses = ['address', 'addressOr', 'addressAm'] as const
const ways = ['phone', 'email', 'whatsapp', 'telegram'] as const

/** What every page says about the company. */
export function CompanyForm({ values }: SettingsFormProps) {
  const t = useTranslations('SettingsForms')
  const form = useActionForm({
    action: saveCompanyAction,
    schema: async () => (await import('@/lib/settings/schema')).companyForm,
    defaults: values,
  })
  return (
    <FormFrame {...form} legend={t('company')}>
      <input type="hidden" name="version" value={form.valueOf('version')} />
      <FormField form={form} name="name" label={t('name')} autoComplete="off" />
      {addresses.map((name) => (
        <FormField key={name} form={form} name={name} label={t(name)} autoComplete="off" />
      ))}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {ways.map((way) => (
          <FormField key={way} form={form} name={way} label={t(way)} autoComplete="off" />
        ))}
      </div>
      <SubmitButton className="sm:w-fit">{t('save')}</SubmitButton>
    </FormFrame>
  )
}

/** When the office is open, by weekday; a day that is left blank is closed, and a week that is means day and night. */
export function HoursForm({ values }: SettingsFormProps) {
  const t = useTranslations('SettingsForms')
  const weekdays = shortWeekdays[useLocale()]
  const form = useActionForm({
    action: saveHoursAction,
    schema: async () => (await import('@/lib/settings/schema')).hoursForm,
    defaults: values,
  })
  return (
    <FormFrame {...form} legend={t('workingHours')}>
      <input type="hidden" name="version" value={form.valueOf('version')} />
      <p className="text-sm text-ink-muted">{t('workingHoursHint')}</p>
      <div className="grid grid-cols-2 items-end gap-x-5 gap-y-3 sm:grid-cols-4 sm:items-start">
        {weekdays.flatMap((day, index) =>
          (['opens', 'closes'] as const).map((end) => (
            <FormField
              key={`${end}${day}`}
              form={form}
              name={`${end}${index + 1}`}
              type="time"
              label={t(end, { day })}
            />
          )),
        )}
      </div>
      <SubmitButton className="sm:w-fit">{t('save')}</SubmitButton>
    </FormFrame>
  )
}

const bankFields = ['bank', 'bankOr', 'bankAm', 'accountName', 'accountNumber'] as const

/** The accounts that customers pay to, in their order; a row more than there are takes a new one. */
export function BanksForm({ values, rows }: SettingsFormProps & { rows: number }) {
  const t = useTranslations('SettingsForms')
  const form = useActionForm({
    action: saveBanksAction,
    schema: async () => (await import('@/lib/settings/schema')).banksForm,
    defaults: values,
  })
  return (
    <FormFrame {...form} legend={t('banks')}>
      <input type="hidden" name="version" value={form.valueOf('version')} />
      <p className="text-ink-muted">{t('banksHint')}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {bankFields.map((name) => (
            <FormField
              key={name}
              form={form}
              name={`${name}${row}`}
              label={t(name, { number: row + 1 })}
              autoComplete="off"
            />
          ))}
        </div>
      ))}
      <SubmitButton className="sm:w-fit">{t('save')}</SubmitButton>
    </FormFrame>
  )
}

const holdFields = [
  'hours',
  'hoursSoon',
  'hoursLeast',
  'hoursOfFirstClaim',
  'hoursOfOffer',
  'lapseDays',
] as const
const limitFields = ['pendingPerPerson', 'pendingBeforePaid', 'pendingPerPhone'] as const

/** How long bookings hold their places, and how many may wait. */
export function HoldsForm({ values }: SettingsFormProps) {
  const t = useTranslations('SettingsForms')
  const form = useActionForm({
    action: saveHoldsAction,
    schema: async () => (await import('@/lib/settings/schema')).holdsForm,
    defaults: values,
  })
  return (
    <FormFrame {...form} legend={t('holds')}>
      <input type="hidden" name="version" value={form.valueOf('version')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {[...holdFields, ...limitFields].map((name) => (
          <FormField
            key={name}
            form={form}
            name={name}
            label={t(name)}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      <SubmitButton className="sm:w-fit">{t('save')}</SubmitButton>
    </FormFrame>
  )
}

/** What signing in asks of staff. */
export function SecurityForm({ values }: SettingsFormProps) {
  const t = useTranslations('SettingsForms')
  const form = useActionForm({
    action: saveSecurityAction,
    schema: async () => (await import('@/lib/settings/schema')).securityForm,
    defaults: values,
  })
  return (
    <FormFrame {...form} legend={t('security')}>
      <input type="hidden" name="version" value={form.valueOf('version')} />
      <FormCheckbox form={form} name="staffFactor" label={t('staffFactor')} hint={t('staffFactorHint')} />
      <SubmitButton className="sm:w-fit">{t('save')}</SubmitButton>
    </FormFrame>
  )
}
