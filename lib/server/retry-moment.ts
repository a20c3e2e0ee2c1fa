const minute = 60_000

/** The moment, ISO 8601, some seconds from now, at the next full minute: what a person is told is never too early. */
export function retryMoment(seconds: number, now = Date.now()): string {
  return new Date(Math.ceil((now + seconds * 1000) / minute) * minute).toISOString()
}
