'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { FormFrame } from '@/components/form/form-frame'
import { PictureField } from '@/components/form/picture-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { changeOwnAvatarAction, removeOwnAvatarAction } from '@/lib/users/actions'

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
