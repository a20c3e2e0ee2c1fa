import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { visitor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { listResults } from '@/lib/vehicles/results'
import { filterOf, resultsQuery } from '@/lib/vehicles/results-schema'
import type { VehicleKind } from '@/lib/vehicles/rules'
import { readTrip } from '@/lib/vehicles/trip-rules'

/** What an address of the results asks for, and what fits it. */
export async function loadResults(searchParams: SearchParams, kind: VehicleKind) {
  const query = resultsQuery.parse(await queryValues(searchParams))
  const today = dayInAddis(new Date())
  const { trip, problem } = readTrip(query, { today })
  const { q, sort, page, after } = query
  const results = await listResults(visitor, { kind, trip, filter: filterOf(query), q, sort, page, after })
  return { kind, query, trip, problem, today, results }
}
