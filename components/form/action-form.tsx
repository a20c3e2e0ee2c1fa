'use client'

import { useEffect, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { languageChosen } from '@/components/site/selected-language'
import { classNames } from '@/lib/core/class-names'
import { type FailedForm, type FormAction, idleForm } from '@/lib/server/form-state'
import { restoreDraft, saveDraft } from './draft'
import { FailureBox, SlowNotice } from './failure-box'
import { keepTyping, type KeptTyping, saveTyping } from './kept-typing'
import { followPage, type FirstValues } from './typed-fields'
import {
  PendingProvider,
  senderOf,
  useSending,
  type SendBy,
  type Sending,
  type SlowSending,
} from './use-sending'

export interface SentFormProps {
  /** Needed where a button outside of the form, as in a dialog, sends it. */
  id?: string
  formProps: {
    action: (form: FormData) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput?: (event: FormEvent<HTMLFormElement>) => void
    onFocus?: () => void
    noValidate?: boolean
  }
  isPending: boolean
  /** Set once the site has not answered for some seconds. */
  slow: SlowSending | null
  failure: FailedForm | undefined
  /** The problems of the fields; stand in the place of the failure. */
  summary?: ReactNode
  /** Stands above the reason when the site refused or failed. */
  errorTitle?: string
  /** Changes when the fields are filled anew. */
  round?: number | string
  /** The heading of the fields. */
  legend?: string
  /** Of the fields. */
  className?: string
  /** Keeps what is typed in this tab. */
  keeps?: KeptTyping
  children?: ReactNode
}

/**
 * The `<form>` of every form, its problems on top; its fields cannot be touched while it is being sent. It is no landmark: what
 * it is for stands in the heading above it.
 */
export function SentForm(props: SentFormProps) {
  const {
    id,
    formProps,
    isPending,
    slow,
    failure,
    summary,
    errorTitle,
    round,
    legend,
    className = 'gap-5',
    keeps,
  } = props
  const element = useRef<HTMLFormElement>(null)
  const firstValues = useRef<FirstValues>(new WeakMap())
  useLayoutEffect(() => {
    if (element.current) followPage(element.current, firstValues.current)
  })
  useEffect(() => {
    if (element.current && keeps) return keepTyping(element.current, keeps)
    // Each render names it anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [keeps?.name])
  // After what keeps the typing, which hears of what is put back.
  useEffect(() => {
    const form = element.current
    if (!form) return
    restoreDraft(form)
    const keep = () => saveDraft(form)
    window.addEventListener(languageChosen, keep)
    return () => window.removeEventListener(languageChosen, keep)
  }, [])
  useEffect(() => {
    if (failure && element.current && keeps) saveTyping(element.current, keeps)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure])
  return (
    <form {...formProps} ref={element} id={id} role="none" className="grid gap-5">
      {summary ?? (failure && <FailureBox failure={failure} title={errorTitle} />)}
      <fieldset
        key={round}
        role="presentation"
        disabled={isPending}
        className={classNames('grid min-w-0', className)}
      >
        {legend && <legend className="mb-4 text-xl font-bold text-ink">{legend}</legend>}
        <PendingProvider value={isPending}>{props.children}</PendingProvider>
      </fieldset>
      {slow && <SlowNotice slow={slow} />}
    </form>
  )
}

interface SendingFormProps extends Pick<
  SentFormProps,
  'id' | 'errorTitle' | 'round' | 'className' | 'children'
> {
  sending: Sending
  /** What stands in the place of the fields once the action has stayed on the page with values of its own. */
  answered?: ((values: Record<string, string>) => ReactNode) | undefined
  /** Takes the place of sending where there is a script, as for what is kept until there is a line. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** The file that a sending asks for, if it does: it leads to no page, for which the action would wait with the form shut. */
  fileOf?: ((sent: FormData) => string | null) | undefined
  /** Fetches what sending needs, once the form is touched. */
  onFocus?: () => void
}

interface ActionFormProps extends Omit<SendingFormProps, 'sending' | 'children'> {
  action: FormAction
  /** As a function, made with what a sending without a script failed with. */
  children?: ReactNode | ((posted: FailedForm | null) => ReactNode)
  /** Sends in the action's place where there is a script. */
  sendBy?: SendBy
}

/** A form whose fields need no check before they are sent, often a button alone. Its buttons are SubmitButtons. */
export function ActionForm({ action, sendBy, children, ...form }: ActionFormProps) {
  const sending = useSending(action, { sendBy })
  return (
    <SendingForm {...form} sending={sending}>
      {typeof children === 'function' ? children(sending.posted) : children}
    </SendingForm>
  )
}

/** The same for a form of whose sending more than its own fields hear. */
export function SendingForm(props: SendingFormProps) {
  const { sending, onSubmit, fileOf, onFocus, answered, children, ...frame } = props
  const { formProps: own, failure, isPending, slow, state, setState } = sending
  function send(event: FormEvent<HTMLFormElement>) {
    // A form that stays on the page that comes next does not say again what it failed with before.
    if (failure) setState(idleForm)
    const { element, submitter } = senderOf(event)
    const file = fileOf?.(new FormData(element, submitter))
    if (!file) return own.onSubmit(event)
    event.preventDefault()
    location.assign(file)
  }
  const formProps = { ...own, onSubmit: onSubmit ?? send, ...(onFocus && { onFocus }) }
  return (
    <SentForm {...frame} formProps={formProps} failure={failure} isPending={isPending} slow={slow}>
      {answered && state.status === 'filled' ? answered(state.values) : children}
    </SentForm>
  )
}
