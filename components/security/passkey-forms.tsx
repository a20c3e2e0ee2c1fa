'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { prepareDevice, sendWithPasskey } from '@/components/form/passkey'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { addPasskeyAction, renamePasskeyAction, startPasskeyAction } from '@/lib/users/passkey-actions'
import type { OwnPasskey } from '@/lib/users/second-factor'
import { RecoveryCodes } from './recovery-codes'

/** Makes a passkey on the person's device; shows the recovery codes that come with the first second factor. */
export function AddPasskeyForm() {
  const t = useTranslations('PasskeyForms')
  const texts = { canceled: t('canceled'), unavailable: t('unavailable'), known: t('known') }
  const adding = useActionForm({
    action: addPasskeyAction,
    schema: async () => (await import('@/lib/users/schema')).passkeyForm,
    sendBy: sendWithPasskey({ start: startPasskeyAction, action: addPasskeyAction, ceremony: 'make', texts }),
  })
  const { state, formProps } = adding
  if (state.status === 'filled' && state.values.codes) return <RecoveryCodes codes={state.values.codes} />
  const onFocus = () => {
    formProps.onFocus()
    prepareDevice()
  }
  return (
    <FormFrame {...adding} formProps={{ ...formProps, onFocus }}>
      <FormField
        form={adding}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={60}
        required
      />
      <SubmitButton icon="plus" className="w-fit" pendingLabel={t('waiting')}>
        {t('add')}
      </SubmitButton>
    </FormFrame>
  )
}

/** Another name for a passkey. */
export function RenamePasskeyForm({ passkey: { id, name } }: { passkey: OwnPasskey }) {
  const t = useTranslations('PasskeyForms')
  const renaming = useActionForm({
    action: renamePasskeyAction,
    schema: async () => (await import('@/lib/users/schema')).renamePasskeyForm,
    defaults: { newName: name },
  })
  return (
    <FormFrame {...renaming}>
      <input type="hidden" name="id" value={id} />
      <FormField
        form={renaming}
        name="newName"
        label={t('name')}
        autoComplete="off"
        maxLength={60}
        required
      />
      <SubmitButton variant="secondary" className="w-fit">
        {t('save')}
      </SubmitButton>
    </FormFrame>
  )
}
