'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { languages } from '@/components/site/languages'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import { updateOwnProfileAction } from '@/lib/users/actions'

interface ProfileFormProps {
  defaults: { firstName: string; lastName: string; phone: string; locale: string }
}

/** Name, phone and language of the signed-in person. */
export function ProfileForm({ defaults }: ProfileFormProps) {
  const t = useTranslations('Profile')
  const profile = useActionForm({
    action: updateOwnProfileAction,
    schema: async () => (await import('@/lib/users/schema')).profileInput,
    defaults,
  })
  return (
    <FormFrame {...profile}>
      <FormField
        fields={profile}
        name="firstName"
        label={t('firstName')}
        autoComplete="given-name"
        required
      />
      <FormField fields={profile} name="lastName" label={t('lastName')} autoComplete="family-name" required />
      <FormField
        fields={profile}
        name="phone"
        type="tel"
        label={t('phone')}
        hint={t('phoneHint')}
        autoComplete="tel"
        inputMode="tel"
      />
      <Field id="locale" label={t('language')} hint={t('languageHint')} error={profile.fieldError('locale')}>
        {(control) => (
          <Select {...profile.control('locale')} {...control}>
            {languages.map(({ locale, ownName }) => (
              <option key={locale} value={locale} lang={locale}>
                {ownName}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SubmitButton className="justify-self-start">{t('save')}</SubmitButton>
    </FormFrame>
  )
}
