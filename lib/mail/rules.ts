/** Seconds to wait after the first, second, … failed attempt: a minute at first, more than two days in all. */
const waits = [60, 5 * 60, 15 * 60, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600] as const

/** How often a mail is tried before it is given up. */
export const attemptLimit = waits.length + 1

/** When to try again after the given number of failed attempts, or null when it is time to give up. */
export function nextAttemptAt(failedAttempts: number, now: Date): Date | null {
  const seconds = waits[failedAttempts - 1]
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000)
}

/** What a mail server or the way to it answered. */
export type SendingProblem = { code: string; responseCode?: number | undefined; command?: string | undefined }

/** Whether the server refused this recipient for good: another attempt would hear the same. */
export function isRefusedForGood({ responseCode = 0, command = '' }: SendingProblem): boolean {
  return command === 'RCPT TO' && responseCode >= 500
}

/** Whether the server itself could not be used, so that the next mail would not fare better now. */
export function isServerProblem({ code }: SendingProblem): boolean {
  return ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'ECONNREFUSED'].includes(code)
}
