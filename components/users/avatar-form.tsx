'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { FormFrame } from '@/components/form/form-frame'
import { PictureField } from '@/components/form/picture-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { idleForm } from '@/lib/server/form-state'
import { changeOwnAvatarAction, removeOwnAvatarAction } from '@/lib/users/profile-actions'

/** The person's picture: choose another, or show none. */
export function AvatarForm({ avatar }: { avatar: string | null }) {
  const t = useTranslations('Profile')
  const picture = useActionForm({
    action: changeOwnAvatarAction,
    schema: async () => (await import('@/lib/users/profile-schema')).avatarInput,
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
        <SubmitButton variant="secondary" className="justify-self-start" isPending={picture.isPending}>
          {t('avatarSave')}
        </SubmitButton>
      </FormFrame>
      {avatar && <RemoveAvatar />}
    </div>
  )
}

function RemoveAvatar() {
  const t = useTranslations('Profile')
  const [state, submit, isPending] = useActionState(removeOwnAvatarAction, idleForm)
  const error = useFormTexts().ofState(state)
  return (
    <form action={submit} className="grid gap-3">
      {error && <Alert tone="danger">{error}</Alert>}
      <SubmitButton variant="quiet" size="small" className="justify-self-start" isPending={isPending}>
        {t('avatarRemove')}
      </SubmitButton>
    </form>
  )
}
