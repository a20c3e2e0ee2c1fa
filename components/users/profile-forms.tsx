'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { PasswordField } from '@/components/form/password-field'
import { PictureField } from '@/components/form/picture-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { languages, routing } from '@/lib/core/i18n/routing'
import {
  updateOwnProfileAction,
  changeOwnAvatarAction,
  removeOwnAvatarAction,
  changeOwnPasswordAction,
} from '@/lib/users/actions'

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
      <FormField form={profile} name="firstName" label={t('firstName')} autoComplete="given-name" required />
      <FormField form={profile} name="lastName" label={t('lastName')} autoComplete="family-name" required />
      <FormField form={profile} name="phone" label={t('phone')} hint={t('phoneHint')} autoComplete="tel" />
      <FormSelect
        form={profile}
        name="locale"
        label={t('language')}
        hint={t('languageHint')}
        choices={routing.locales.map((lang) => ({ value: lang, label: languages[lang].ownName, lang }))}
      />
      <SubmitButton className="justify-self-start">{t('save')}</SubmitButton>
    </FormFrame>
  )
}

/** The person's picture: choose another, or show none. */
export function AvatarForm({ avatar }: { avatar: string | null }) {
  const t = useTranslations('Profile')
  const picture = useActionForm({
    action: changeOwnAvatarAction,
    schema: async () => (await import('@/lib/users/schema')).avatarInput,
  })
  return (
    <div className="grid min-w-0 gap-4">
      <FormFrame {...picture}>
        <PictureField
          name="image"
          label={t('avatar')}
          error={picture.fieldError('image')}
          shape="square"
          {...(avatar && { current: { url: avatar, name: t('avatarNow') } })}
        />
        <SubmitButton variant="secondary" className="justify-self-start">
          {t('avatarSave')}
        </SubmitButton>
      </FormFrame>
      {avatar && (
        <ActionForm action={removeOwnAvatarAction}>
          <SubmitButton variant="quiet" size="small" className="justify-self-start">
            {t('avatarRemove')}
          </SubmitButton>
        </ActionForm>
      )}
    </div>
  )
}

/** A new password; the old one must be known. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('Profile')
  const password = useActionForm({
    action: changeOwnPasswordAction,
    schema: async () => (await import('@/lib/users/schema')).passwordInput,
  })
  return (
    <FormFrame {...password}>
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        form={password}
        name="currentPassword"
        label={t('currentPassword')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        form={password}
        name="newPassword"
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
        required
      />
      <SubmitButton variant="secondary" className="justify-self-start">
        {t('changePassword')}
      </SubmitButton>
    </FormFrame>
  )
}
