import type { ReactNode } from 'react'
import { idleForm, type FormAction } from '@/lib/server/form-state'
import { FailureBox } from './failure-box'
import { sendForm } from './use-sending'

/**
 * Sends a form of the frame by the plumbing of all forms. Resolves with what says why it failed, or null. A file of its
 * own, so that a page that nobody sends anything from does not load it (docs/decisions/weight.md).
 */
export async function sendFrameForm(
  action: FormAction,
  sent: { element: HTMLFormElement; form: FormData },
): Promise<ReactNode> {
  const answer = await sendForm(() => action(idleForm, sent.form), sent)
  return answer.status === 'error' ? <FailureBox failure={answer} /> : null
}
