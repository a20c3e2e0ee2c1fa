import type { Duty, StepResult } from '@/lib/dispatch/duty/view'
import { dutyWords } from '@/lib/dispatch/duty/rules'
import { dropStep, keepStep, type KeptStep, readSteps, setClock } from './kept-steps'

/** Where `public/sw.js` keeps the page. */
export const dutyCache = 'drive-duty-1'

const firstWaitMs = 1000
const longestWaitMs = 60_000
/** An open page looks for new trips. */
const lookAgainMs = 5 * 60_000
const mostAtOnce = 100

/** What the page shows differently after an exchange with the site. */
export interface DutyNews {
  /** The trips as they are now; null when the link has ended. */
  duty?: Duty | null
  isSending?: boolean
  hasRefused?: true
}

type Answer = { duty: Duty; results: StepResult[] }

/**
 * Sends what is kept on this phone and reads the trips; while there is no line again and again, ever more seldom. Each step has
 * an id, so that sending it twice counts once.
 */
export function openDutyLine(linkKey: string, tell: (news: DutyNews) => void) {
  let timer = 0
  let waitMs = firstWaitMs
  let atOnce = mostAtOnce
  let isBusy = false

  /** One request. True while more is to be sent. */
  async function exchange(): Promise<boolean> {
    const kept = readSteps(linkKey)
    const steps = kept.filter(({ isSent }) => !isSent).slice(0, atOnce)
    const answer = await ask(linkKey, steps)
    if (answer === 'dead') {
      // Nothing of the trips stays on a phone whose link has ended; steps wait for the new one.
      if ('caches' in window) await caches.delete(dutyCache).catch(() => false)
      tell({ duty: null })
      return false
    }
    if (answer === 'invalid') {
      // One that can never be sent must not keep the others back.
      const [only] = steps
      if (only && steps.length === 1) {
        dropStep(linkKey, only.id)
        tell({ hasRefused: true })
      }
      atOnce = 1
      return true
    }
    if (answer.results.length < steps.length) throw new Error('not every step was answered')
    for (const step of steps) {
      const isKept = answer.results.some(({ id, result }) => id === step.id && result === 'kept')
      if (isKept) keepStep(linkKey, { ...step, isSent: true })
      else {
        dropStep(linkKey, step.id)
        tell({ hasRefused: true })
      }
    }
    for (const step of kept) if (step.isSent && isUndone(step, answer.duty)) dropStep(linkKey, step.id)
    tell({ duty: answer.duty })
    return readSteps(linkKey).some(({ isSent }) => !isSent)
  }

  async function send(): Promise<void> {
    if (isBusy) return
    isBusy = true
    window.clearTimeout(timer)
    tell({ isSending: true })
    let nextMs = lookAgainMs
    try {
      while (await exchange());
      waitMs = firstWaitMs
      atOnce = mostAtOnce
    } catch {
      nextMs = waitMs
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
    isBusy = false
    tell({ isSending: false })
    timer = window.setTimeout(() => void send(), nextMs)
  }

  return {
    /** Sends at once, however long it has waited for a line. */
    sendNow: () => {
      waitMs = firstWaitMs
      void send()
    },
    close: () => window.clearTimeout(timer),
  }
}

/** Whether the office undid a step that it had. */
function isUndone({ bookingId, day, word }: KeptStep, { trips }: Duty): boolean {
  const trip = trips.find((one) => one.bookingId === bookingId && one.day === day)
  return trip !== undefined && dutyWords.findIndex((one) => one === trip.state) < dutyWords.indexOf(word)
}

/** Sends steps, or asks for the trips where there are none. Throws where nobody answered, or the site is busy. */
async function ask(
  linkKey: string,
  kept: ReturnType<typeof readSteps>,
): Promise<Answer | 'dead' | 'invalid'> {
  const key = `key=${encodeURIComponent(linkKey)}`
  const steps = kept.map(({ id, bookingId, day, word, at, odometer }) => {
    return { id, bookingId, day, word, at, odometer }
  })
  const isAsking = steps.length === 0
  const answer = await (isAsking
    ? fetch(`/api/duty?${key}`)
    : fetch(`/api/duty/steps?${key}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ steps }),
      }))
  if (answer.ok) setClock(answer.headers.get('Date'))
  if (answer.status === 404) return 'dead'
  if (answer.status === 400 && !isAsking) return 'invalid'
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  return isAsking ? { duty: await answer.json(), results: [] } : answer.json()
}
