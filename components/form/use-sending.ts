'use client'

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import {
  createContext,
  startTransition,
  useActionState,
  useContext,
  useRef,
  useState,
  useTransition,
  type FormEvent,
} from 'react'
import {
  idleForm,
  typedValues,
  type FailedForm,
  type FormAction,
  type FormState,
} from '@/lib/server/form-state'
import { saveDraft } from './draft'
import { requestKeyOf } from './typed-fields'

/**
 * Sends a form in its action's place and may report how much has been sent, in percent. Resolves with null once the next page is
 * being opened.
 */
export type SendBy = (form: FormData, onProgress: (percent: number) => void) => Promise<FormState | null>

/** A sending that takes long; `isOnce` where it can be sent again and is done once. */
export type SlowSending = { isOnce: boolean }

/** How long a sending takes until the person is told that the line is slow. */
const slowMs = 8000

interface SendingOptions {
  clears?: boolean
  sendBy?: SendBy | undefined
}

/** The form, and the button that was pressed: its name and value are sent too. */
interface Sender {
  element: HTMLFormElement
  submitter: HTMLElement | null
}

const PendingContext = createContext(false)
/** Tells the buttons inside a form whether it is being sent. */
export const PendingProvider = PendingContext.Provider
/** Whether the form around it is being sent. */
export const usePending = () => useContext(PendingContext)

const SavedContext = createContext<() => void>(() => undefined)
/** Hears that a form inside was saved: it leads on and gets no answer. */
export const SavedProvider = SavedContext.Provider

/**
 * Sends a form to its action: the one way for every form of the site. `post` belongs on the `<form>` and works without a
 * script; `send` is for scripts: whatever happens to the request, the page stays and the form says what happened, with
 * everything typed kept. What is sent again before the answer is there, as a double click does, goes nowhere.
 */
export function useSending(action: FormAction, { clears = false, sendBy }: SendingOptions = {}) {
  const [posted, post] = useActionState(action, idleForm)
  const [answered, setState] = useState<FormState | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [isPending, startSending] = useTransition()
  const [slow, setSlow] = useState<SlowSending | null>(null)
  const isUnanswered = useRef(false)
  const tellSaved = useContext(SavedContext)
  const state = answered ?? posted

  function send({ element, submitter }: Sender, onAnswer?: (answer: FormState) => void) {
    if (isUnanswered.current) return
    isUnanswered.current = true
    // Before the fields are disabled, which would leave them out.
    const form = new FormData(element)
    if (submitter instanceof HTMLButtonElement && submitter.name) form.append(submitter.name, submitter.value)
    startSending(async () => {
      const ask = () => (sendBy ? sendBy(form, setPercent) : action(state, form))
      const timer = window.setTimeout(() => setSlow({ isOnce: requestKeyOf(element) !== null }), slowMs)
      const answer = await sendForm(ask, { element, form })
        .catch((error: unknown) => {
          // Not by `startSending`, which would take it for the answer: the page lets go of a form that was saved.
          startTransition(tellSaved)
          throw error
        })
        .finally(() => {
          window.clearTimeout(timer)
          setSlow(null)
          isUnanswered.current = false
        })
      startSending(() => {
        setPercent(null)
        setState(answer.status === 'error' && clears ? { ...answer, isCleared: true } : answer)
        onAnswer?.(answer)
      })
    })
  }

  return {
    state,
    /** What the form came back with where no script sent it. */
    posted: posted.status === 'error' ? posted : null,
    setState,
    send,
    isPending,
    /** Set once the site has not answered for some seconds. */
    slow,
    /** How much of a sending by `sendBy` is through; null while nothing is being sent. */
    percent,
    /** What the last sending failed with, until the next. */
    failure: state.status === 'error' && !isPending ? state : undefined,
    /** For the `<form>`. */
    formProps: {
      action: post,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        send(senderOf(event))
      },
    },
  }
}

export type Sending = ReturnType<typeof useSending>

/**
 * Sends a form once. A request that fails is an answer too; redirects are thrown on. Until the site answers, what was typed waits
 * for whoever loads the page again, with the key of the request.
 */
export async function sendForm(
  ask: () => Promise<FormState | null>,
  { element, form }: { element: HTMLFormElement; form: FormData },
): Promise<FormState> {
  const dropDraft = saveDraft(element)
  let isAnswered = true
  try {
    const answer = await ask().catch((error: unknown) => failureOf(error, form))
    if (answer) {
      isAnswered = answer.status !== 'error' || !unansweredCodes.has(answer.code)
      return answer
    }
  } finally {
    if (isAnswered) dropDraft()
  }
  // The next page is on its way.
  return new Promise(() => undefined)
}

/** After these nobody knows what the site did, if it was asked at all. */
const unansweredCodes = new Set<FailedForm['code']>(['CONNECTION_LOST', 'STALE_PAGE', 'UNEXPECTED'])

/** Whoever sends later than in the event itself must ask before. */
export function senderOf({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): Sender {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return { element: currentTarget, submitter }
}

/** Why there is no answer. Redirects come as errors too, and lead on. */
function failureOf(error: unknown, form: FormData): FailedForm {
  unstable_rethrow(error)
  const failed = { status: 'error', fields: {}, values: typedValues(form) } as const
  if (unstable_isUnrecognizedActionError(error)) return { ...failed, code: 'STALE_PAGE' }
  if (isConnectionLost(error)) return { ...failed, code: 'CONNECTION_LOST' }
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined
  return { ...failed, code: 'UNEXPECTED', requestId: typeof digest === 'string' ? digest : undefined }
}

/** `fetch` rejects with a TypeError; React says the other about an answer that broke off half-way. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.message === 'Connection closed.')
}
