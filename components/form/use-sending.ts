'use client'

import { unstable_rethrow } from 'next/navigation'
import { useActionState, useRef, useState, useTransition } from 'react'
import { idleForm, typedValues, type FormAction, type FormState } from '@/lib/server/form-state'

type Sending = { clears: boolean; sendBy: ((form: FormData) => Promise<FormState>) | undefined }

/**
 * Sends a form to its action. `post` belongs on the `<form>` and works without a script; `send` is for scripts: where
 * the site does not answer, the form says so and keeps what was typed instead of giving way to the error screen. What
 * is sent again before the answer is there, as a double click does, goes nowhere.
 */
export function useSending(action: FormAction, { clears, sendBy }: Sending) {
  const [posted, post] = useActionState(action, idleForm)
  const [answered, setState] = useState<FormState | null>(null)
  const [isPending, startSending] = useTransition()
  const isUnanswered = useRef(false)
  const state = answered ?? posted

  function send(form: FormData, onAnswer: (answer: FormState) => void) {
    if (isUnanswered.current) return
    isUnanswered.current = true
    startSending(async () => {
      const answer = await answerTo(sendBy ? () => sendBy(form) : action, state, form).finally(() => {
        isUnanswered.current = false
      })
      startSending(() => {
        setState(answer.status === 'error' && clears ? { ...answer, isCleared: true } : answer)
        onAnswer(answer)
      })
    })
  }

  return { state, setState, post, send, isPending }
}

async function answerTo(action: FormAction, state: FormState, form: FormData): Promise<FormState> {
  try {
    return await action(state, form)
  } catch (error) {
    // Redirects come as errors and lead on.
    unstable_rethrow(error)
    return { status: 'error', code: 'CONNECTION_LOST', fields: {}, values: typedValues(form) }
  }
}
