'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { ActionForm } from '@/components/form/action-form'
import { prepareDevice, sendWithPasskey } from '@/components/form/passkey'
import { SubmitButton } from '@/components/form/submit-button'
import type { FormAction } from '@/lib/server/form-state'

interface PasskeyButtonProps {
  /** Answers with what the device is to be asked. */
  start: FormAction
  action: FormAction
  submit: string
  variant?: ComponentProps<typeof SubmitButton>['variant']
  /** The page to go back to. */
  callbackUrl?: string | undefined
}

/** A button that asks the person's device for a passkey. Without a script the server says what else there is. */
export function PasskeyButton({ start, action, submit, variant, callbackUrl }: PasskeyButtonProps) {
  const t = useTranslations('PasskeyForms')
  const texts = { canceled: t('canceled'), unavailable: t('unavailable') }
  return (
    <ActionForm
      action={action}
      sendBy={sendWithPasskey({ start, action, ceremony: 'use', texts })}
      onFocus={prepareDevice}
    >
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <SubmitButton variant={variant} size="large" icon="lock" pendingLabel={t('waiting')}>
        {submit}
      </SubmitButton>
    </ActionForm>
  )
}
