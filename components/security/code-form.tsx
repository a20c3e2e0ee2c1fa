'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import type { FormAction } from '@/lib/server/form-state'
import { RecoveryCodes } from './recovery-codes'

interface CodeFormProps {
  action: FormAction
  /** Says which code is asked for. */
  hint: string
  submit: string
  /** The page to go back to. */
  callbackUrl?: string | undefined
  /** False once there is nothing to ask for; what the last sending brought is shown all the same, without a script too. */
  isAsking?: boolean
  /** False beside another way that is easier. */
  isFirstChoice?: boolean
  /** Stands above the field. */
  children?: ReactNode
}

/** Asks for a code of an authenticator app, or a recovery code; shows the recovery codes that an action answers with. */
export function CodeForm(props: CodeFormProps) {
  const { action, hint, submit, callbackUrl, isAsking = true, isFirstChoice = true, children } = props
  const t = useTranslations('SecurityForms')
  const asking = useActionForm({
    action,
    schema: async () => (await import('@/lib/users/schema')).codeForm,
  })
  const { state } = asking
  if (state.status === 'filled' && state.values.codes) return <RecoveryCodes codes={state.values.codes} />
  if (!isAsking) return null
  return (
    <>
      {children}
      <FormFrame {...asking}>
        {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
        <FormField
          form={asking}
          name="code"
          label={t('code')}
          hint={hint}
          autoComplete="one-time-code"
          spellCheck={false}
          required
        />
        <SubmitButton size="large" variant={isFirstChoice ? 'primary' : 'secondary'}>
          {submit}
        </SubmitButton>
      </FormFrame>
    </>
  )
}
