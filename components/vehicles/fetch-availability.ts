import type { Day } from '@/lib/core/day'

/** What is left by vehicle, for each day from a day on. */
export type Places = Readonly<Record<string, readonly number[]>>

/** How questions for places are kept and repeated (SPEC section 9); what is left is always stale. */
export const askingOptions = {
  gcTime: 5 * 60 * 1000,
  retry: 3,
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
}

/** Which vehicles, from which day on, for how many days. */
export type PlacesQuestion = { ids: readonly string[]; from: Day; days: number }
type Answer = { _id: string; days: { available: number }[] }[]

/** Asks the API what is left of some vehicles. Throws when it does not answer. */
export async function fetchAvailability(
  { ids, from, days }: PlacesQuestion,
  signal: AbortSignal,
): Promise<Places> {
  const query = new URLSearchParams({ ids: ids.join(), date: from, days: String(days) })
  const response = await fetch(`/api/availability?${query}`, { signal })
  if (!response.ok) throw new Error(`availability: ${response.status}`)
  const answer: Answer = await response.json()
  return Object.fromEntries(
    answer.map(({ _id, days: left }) => [_id, left.map(({ available }) => available)]),
  )
}
