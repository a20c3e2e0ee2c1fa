'use client'

import { useActionState, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, type ButtonLook } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { IconName } from '@/components/ui/icon'
import { idleForm, type FormAction } from '@/lib/server/form-state'
import { useFormTexts } from './use-form-texts'

interface AskedFormProps {
  /** Unique on its page: the dialog, which lies outside of the form, sends it by this name. */
  formId: string
  action: FormAction
  /** The record that it is about. */
  id: string
  button: { label: string; icon?: IconName; variant: NonNullable<ButtonLook['variant']> }
  title: string
  /** What will be gone or changed, and what stays. */
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone?: 'danger' | 'brand'
  /** Stands above the reason when the server refuses. */
  errorTitle?: string
  /** True on the page that asks without a script: a plain question with a plain answer. */
  isAsking: boolean
}

/** Sends one record's id to an action that cannot be taken back, after asking; with a script and without. */
export function AskedForm(props: AskedFormProps) {
  const { formId, action, id, button, title, description, confirmLabel, cancelLabel } = props
  const [state, submit, isPending] = useActionState(action, idleForm)
  const error = useFormTexts().ofState(state)
  const { label, ...look } = button
  return (
    <form id={formId} action={submit} className="grid justify-items-start gap-4">
      {error && (
        <Alert tone="danger" title={props.errorTitle}>
          {error}
        </Alert>
      )}
      <input type="hidden" name="id" value={id} />
      {props.isAsking ? (
        <Alert tone="warning" title={title}>
          <p className="mb-4">{description}</p>
          <Button type="submit" {...look} name="confirmed" value="yes">
            {confirmLabel}
          </Button>
        </Alert>
      ) : (
        <ConfirmDialog
          formId={formId}
          tone={props.tone}
          trigger={{ ...look, label, disabled: isPending }}
          title={title}
          description={description}
          confirmLabel={confirmLabel}
          cancelLabel={cancelLabel}
        />
      )}
    </form>
  )
}
