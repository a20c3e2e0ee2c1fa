import { cache } from 'react'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { visitor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { listResults } from '@/lib/vehicles/results'
import { filterOf, resultsQuery } from '@/lib/vehicles/results-schema'
import type { VehicleKind } from '@/lib/vehicles/rules'
import { readTrip, tripDays } from '@/lib/vehicles/trip-rules'

/** What the address of a whole list may hold: which one it is, and the page. */
const wholeList = new Set(['type', 'price', 'page', 'after'])

/**
 * The page of a list that nothing narrows down, which search engines know by an address of its own; the first one says no
 * number, and one beyond the last is the one that is shown. What is left of a list by a trip or a filter is on the pages of the
 * whole list.
 */
export async function pageOfWholeList(
  searchParams: SearchParams,
  kind: VehicleKind,
): Promise<number | undefined> {
  const values = await queryValues(searchParams)
  const isWhole = Object.keys(values).every((name) => wholeList.has(name))
  if (!isWhole || resultsQuery.parse(values).page === 1) return undefined
  const { page } = (await loadResults(searchParams, kind)).results
  return page > 1 ? page : undefined
}

const wholeDay = new Set([...wholeList, 'sort', 'date', 'lastDate'])

/** Whether an address asks for a whole list today: what "From Br X a day" says of a class holds of no other days and no part. */
export async function isWholeToday(searchParams: SearchParams, kind: VehicleKind): Promise<boolean> {
  const { trip, today } = await loadResults(searchParams, kind)
  const names = Object.keys(await queryValues(searchParams))
  return trip.date === today && tripDays(trip) === 1 && names.every((name) => wholeDay.has(name))
}

/** What an address of the results asks for, and what fits it. */
export async function loadResults(searchParams: SearchParams, kind: VehicleKind) {
  return findResults(JSON.stringify(await queryValues(searchParams)), kind)
}

/** One question for the head and the body of a page. */
const findResults = cache(async (values: string, kind: VehicleKind) => {
  const query = resultsQuery.parse(JSON.parse(values))
  const today = dayInAddis(new Date())
  const { trip, problem } = readTrip(query, { today })
  const { q, sort, page, after } = query
  const results = await listResults(visitor, { kind, trip, filter: filterOf(query), q, sort, page, after })
  return { kind, query, trip, problem, today, results }
})
