'use client'

import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from './button'
import type { IconName } from './icon'

interface ConfirmDialogProps {
  /** The form that the confirmed action sends; the dialog itself lies outside of it. */
  formId: string
  trigger: ButtonLook & { label: ReactNode; icon?: IconName; 'aria-label'?: string; disabled?: boolean }
  title: ReactNode
  /** What will be gone or changed, and what stays. */
  description: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  tone?: 'danger' | 'brand'
}

/**
 * A button that asks before it sends its form. With a script a dialog asks and sends `confirmed=yes`; without one the
 * button sends `confirmed=no`, so that the server can ask on a page of its own instead of acting at once.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { formId, trigger, title, description, confirmLabel, cancelLabel, tone = 'danger' } = props
  const { label, ...triggerLook } = trigger

  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger
        render={<Button {...triggerLook} type="submit" form={formId} name="confirmed" value="no" />}
        onClick={(event) => event.preventDefault()}
      >
        {label}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-50 bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-h-[calc(100dvh-2rem)] max-w-md gap-4 overflow-y-auto rounded-lg border border-line bg-raised p-6 text-ink shadow-high transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2">
          <AlertDialog.Title className="text-xl font-bold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-muted">{description}</AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Close render={<Button variant="secondary" />}>{cancelLabel}</AlertDialog.Close>
            <AlertDialog.Close
              render={<Button variant={tone} type="submit" form={formId} name="confirmed" value="yes" />}
            >
              {confirmLabel}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
