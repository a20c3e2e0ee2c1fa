import type { FoundRecords } from '@/lib/search/view'

/** Asks the API for all that what was typed names. Throws when it does not answer. */
export async function fetchRecords(q: string, signal: AbortSignal): Promise<FoundRecords> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q })}`, { signal })
  if (!response.ok) throw new Error(`search: ${response.status}`)
  const found: FoundRecords = await response.json()
  return found
}
