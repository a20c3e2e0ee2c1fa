import 'server-only'
import { requestKinds } from '@/lib/requests/kinds'
import { listRequests } from '@/lib/requests/queries'
import type { RequestKind } from '@/lib/requests/rules'
import type { AnyRequest } from '@/lib/requests/view'
import { allPages, sortableMoment, tableOf, type Cell, type OpenTable, type Texts } from './export-table'

type Column = (typeof requestKinds)[RequestKind]['columns'][number]

const headOf = (t: Texts, column: Column): string =>
  column === 'firstName' || column === 'lastName' ? t(`Users.${column}`) : t(`Requests.facts.${column}`)

function cellOf(t: Texts, column: Column, request: AnyRequest): Cell {
  if (column === 'item' && request.item) return t(`TravelItem.${request.item}`)
  if (column === 'destination') return request.destination ?? t('Requests.inCity')
  return request[column] ?? null
}

/** The file of the requests of a kind: every column that was sent, and what staff see beside it. */
const openRequests =
  (kind: RequestKind): OpenTable =>
  ({ actor, query, t }) => {
    const columns: readonly Column[] = requestKinds[kind].columns
    const filter = { ...requestKinds[kind].query.parse(query), before: undefined }
    return tableOf<AnyRequest>(
      [
        ...columns.map(
          (column) => [headOf(t, column), (request: AnyRequest) => cellOf(t, column, request)] as const,
        ),
        [t('Requests.state'), ({ isDone }) => t(isDone ? 'Requests.done' : 'Requests.open')],
        [t('Requests.facts.createdAt'), ({ createdAt }) => sortableMoment(createdAt)],
        [t('Exports.id'), ({ id }) => id],
      ],
      allPages((place) => listRequests(actor, kind, { ...filter, ...place })),
    )
  }

/** The messages of the contact form. */
export const contacts = openRequests('contact')
/** The requests of the travel booking form. */
export const travelBookings = openRequests('travel-booking')
