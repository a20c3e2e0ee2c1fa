'use client'

import { useSearchParams } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonClassName } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Link, usePathname } from '@/lib/core/i18n/navigation'
import type { FormAction } from '@/lib/server/form-state'
import { ActionForm } from './action-form'
import { SubmitButton } from './submit-button'

interface AskedFormProps {
  /** Unique on its page: the dialog, which lies outside of the form, sends it by this name, and `#…` leads to the question. */
  formId: string
  action: FormAction
  /** The record that it is about. */
  id: string
  /** Its version that the question tells of, for an action that refuses another. */
  version?: number
  button: ComponentProps<typeof ConfirmDialog>['trigger']
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
  /** What stands in its place afterwards, where no other page follows. */
  answered?: (values: Record<string, string>) => ReactNode
}

/** Sends one record's id to an action that cannot be taken back, after asking; with a script and without. */
export function AskedForm(props: AskedFormProps) {
  const { formId, action, id, version, button, isAsking, errorTitle, answered, ...dialog } = props
  const { title, description, confirmLabel, cancelLabel } = dialog
  const { icon, variant } = button
  return (
    <ActionForm
      id={formId}
      action={action}
      errorTitle={errorTitle}
      answered={answered}
      className="justify-items-start gap-4"
    >
      <input type="hidden" name="id" value={id} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {isAsking ? (
        <Alert tone="warning" title={title}>
          <p className="mb-4">{description}</p>
          <div className="flex flex-wrap gap-3">
            <SubmitButton icon={icon} variant={variant} name="confirmed" value="yes">
              {confirmLabel}
            </SubmitButton>
            <KeepLink label={cancelLabel} />
          </div>
        </Alert>
      ) : (
        <ConfirmDialog formId={formId} trigger={button} {...dialog} />
      )}
    </ActionForm>
  )
}

/** Answers the question with no: the same page, without what asks on it. */
function KeepLink({ label }: { label: string }) {
  const query = new URLSearchParams(useSearchParams())
  query.delete('confirm')
  query.delete('remove')
  const page = usePathname()
  return (
    <Link
      href={query.size > 0 ? `${page}?${query}` : page}
      className={buttonClassName({ variant: 'secondary' })}
    >
      {label}
    </Link>
  )
}
