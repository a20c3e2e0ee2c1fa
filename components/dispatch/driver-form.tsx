'use client'

import { useTranslations } from 'next-intl'
import { FormCheckbox } from '@/components/form/form-checkbox'
import { FormDay } from '@/components/form/form-day'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { routing } from '@/lib/core/i18n/routing'
import { saveDriverAction } from '@/lib/dispatch/drivers/actions'
import { driverLanguages } from '@/lib/dispatch/rules'
import { PictureFields } from './picture-fields'
import { StateField } from './state-field'

type Name =
  | 'version'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'licence'
  | 'licenceUntil'
  | 'drivesSince'
  | 'locale'
  | 'isActive'

interface DriverFormProps {
  /** The driver to change; without one a new one is taken on. */
  id: string | undefined
  /** What the fields hold at first. */
  defaults: Partial<Record<Name, string>>
  /** Languages that are ticked at first. */
  spoken: readonly string[]
  /** The address of the portrait that is there. */
  image: string | null
}

/** Takes a driver on or changes one. */
export function DriverForm({ id, defaults, spoken, image }: DriverFormProps) {
  const t = useTranslations('DispatchForms')
  const nameOf = useTranslations('Languages')
  const form = useActionForm({
    action: saveDriverAction,
    schema: async () => (await import('@/lib/dispatch/drivers/schema')).driverForm,
    defaults,
  })
  const field = (
    name: Exclude<Name, 'version'>,
    more: { required?: boolean; autoComplete?: string; hint?: string; className?: string } = {},
  ) => (
    <FormField
      form={form}
      name={name}
      label={t(`driver.${name}`)}
      autoComplete="off"
      maxLength={80}
      {...more}
    />
  )
  return (
    <FormFrame {...form}>
      {id && <input type="hidden" name="id" value={id} />}
      {id && <input type="hidden" name="version" value={form.valueOf('version')} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {field('firstName', { required: true, hint: t('driver.firstNameHint') })}
        {field('lastName', { className: 'self-end' })}
        {field('phone', { required: true, autoComplete: 'tel' })}
        {field('email', { autoComplete: 'email' })}
        {field('licence', { required: true })}
        <FormDay form={form} name="licenceUntil" label={t('driver.licenceUntil')} required />
        {field('drivesSince', { hint: t('driver.drivesSinceHint') })}
        <FormSelect
          form={form}
          name="locale"
          label={t('driver.locale')}
          hint={t('driver.localeHint')}
          choices={routing.locales.map((code) => ({ value: code, label: nameOf(code) }))}
        />
        <StateField form={form} />
      </div>
      <fieldset className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        <legend className="mb-1 font-semibold text-ink">{t('driver.languages')}</legend>
        {driverLanguages.map((language) => (
          <div key={language}>
            <FormCheckbox
              form={form}
              name={`speaks.${language}`}
              label={nameOf(language)}
              isTicked={spoken.includes(language)}
            />
          </div>
        ))}
      </fieldset>
      <PictureFields form={form} of="driver" image={image} />
      <div>
        <SubmitButton>{t('save')}</SubmitButton>
      </div>
    </FormFrame>
  )
}
