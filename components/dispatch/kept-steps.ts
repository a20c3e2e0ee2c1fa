import { dutyWords, type DutyWord } from '@/lib/dispatch/duty/rules'

/** A step as it was pressed on this phone. */
export type KeptStep = {
  id: string
  bookingId: string
  day: string
  word: DutyWord
  /** When it was pressed, as `officeTime` has it. */
  at: string
  odometer: number | null
  /** The office has it. It stays for some days, so that a page without a line shows it. */
  isSent: boolean
}

// A step for itself, so that two open pages never write over each other's.
const prefixOf = (linkKey: string) => `duty ${linkKey.slice(0, driverLetters)} `
/** The beginning of a key names the driver: a renewed link goes on with what the one before had not sent. */
const driverLetters = 21
const sentStaysMs = 3 * 24 * 60 * 60 * 1000

/** What was pressed on this phone by whoever has the key, in its order; what was sent days ago is dropped. */
export function readSteps(linkKey: string): KeptStep[] {
  const prefix = prefixOf(linkKey)
  const steps = Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => parseStep(localStorage.getItem(name)))
  for (const { id, at, isSent } of steps) {
    if (isSent && officeTime().getTime() - Date.parse(at) > sentStaysMs) dropStep(linkKey, id)
  }
  return steps.toSorted((one, other) => one.at.localeCompare(other.at))
}

/** Keeps a step on this phone before anything else is done with it. */
export function keepStep(linkKey: string, step: KeptStep): void {
  localStorage.setItem(prefixOf(linkKey) + step.id, JSON.stringify(step))
}

/** Forgets a step. */
export function dropStep(linkKey: string, id: string): void {
  localStorage.removeItem(prefixOf(linkKey) + id)
}

const clockName = 'duty-clock'
/** Below it a clock is right: an answer that was long on its way makes no difference. */
const leastOffMs = 2 * 60 * 1000

/** The moment that it is, also on a phone whose clock is wrong, once the site has answered it. */
export function officeTime(): Date {
  return new Date(Date.now() + readClock())
}

/** Keeps by how much the clock of this phone is wrong, by the moment at which the site answered. */
export function setClock(answeredAt: string | null): void {
  const offMs = Date.parse(answeredAt ?? '') - Date.now()
  try {
    if (Math.abs(offMs) >= leastOffMs) localStorage.setItem(clockName, String(offMs))
    else localStorage.removeItem(clockName)
  } catch {
    // A phone without room goes by its own clock.
  }
}

function readClock(): number {
  try {
    return Number(localStorage.getItem(clockName)) || 0
  } catch {
    return 0
  }
}

function parseStep(text: string | null): KeptStep[] {
  try {
    const step: unknown = JSON.parse(text ?? '')
    return isStep(step) ? [step] : []
  } catch {
    return []
  }
}

function isStep(value: unknown): value is KeptStep {
  if (typeof value !== 'object' || value === null) return false
  const { id, bookingId, day, word, at, isSent }: Partial<Record<keyof KeptStep, unknown>> = value
  const isText = [id, bookingId, day, at].every((part) => typeof part === 'string')
  return isText && typeof isSent === 'boolean' && dutyWords.some((known) => known === word)
}
