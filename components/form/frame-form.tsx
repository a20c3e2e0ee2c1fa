'use client'

import { useTranslations } from 'next-intl'
import { useActionState, useEffect, useRef, useState, useTransition, type ReactNode } from 'react'
import { classNames } from '@/lib/core/class-names'
import { idleForm, type FormAction } from '@/lib/server/form-state'

interface FrameFormProps {
  action: FormAction
  className?: string
  /** Where a failure is shown, if not above the fields. */
  failureClassName?: string
  /** Called as soon as it is sent. */
  onSend?: () => void
  children: ReactNode
}

const loadSending = () => import('./send-frame-form')

/** What `draft.ts` keeps, without fetching it. Storage may be switched off. */
function hasDraft(): boolean {
  try {
    return sessionStorage.getItem('form-draft') !== null
  } catch {
    return false
  }
}

/**
 * An ActionForm for the frame of every public page: what sends it and what says why it failed is fetched when somebody
 * touches it (docs/decisions/weight.md).
 */
export function FrameForm({ action, className, failureClassName, onSend, children }: FrameFormProps) {
  const t = useTranslations('SendingFailed')
  const [posted, post] = useActionState(action, idleForm)
  const [failure, setFailure] = useState<ReactNode>(null)
  const [isPending, startSending] = useTransition()
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const form = element.current
    // Hardly anybody has one.
    if (form && hasDraft()) void import('./draft').then(({ restoreDraft }) => restoreDraft(form))
  }, [])

  async function send(sent: { element: HTMLFormElement; form: FormData }) {
    const sending = await loadSending().catch(() => null)
    setFailure(
      sending ? await sending.sendFrameForm(action, sent) : <p role="alert">{t('connectionLost')}</p>,
    )
  }

  const refused = posted.status === 'error' && <p role="alert">{posted.text ?? t('unexpected')}</p>
  return (
    <form
      ref={element}
      role="none"
      action={post}
      onFocus={() => void loadSending().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        onSend?.()
        // Before the fields are disabled, which would leave them out.
        const sent = { element: event.currentTarget, form: new FormData(event.currentTarget) }
        startSending(() => send(sent))
      }}
      className="relative grid gap-3"
    >
      <div className={classNames('empty:hidden', failureClassName)}>{!isPending && (failure || refused)}</div>
      <fieldset role="presentation" disabled={isPending} className={classNames('grid min-w-0', className)}>
        {children}
      </fieldset>
    </form>
  )
}
