import 'server-only'
import { authorize, type Actor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { cancelCauseOf } from './refund-rules'
import { changeReasonOf } from './rules'
import { fieldEditsOf, namesOf } from './status-change'
import type { FieldEdit, StatusChange } from './view'

/** What happened to a booking and who did it, oldest first. */
export async function listStatusChanges(actor: Actor, bookingId: string): Promise<StatusChange[]> {
  authorize(actor, 'booking:list-any')
  const rows = await database().bookingChange.findMany({
    where: { bookingId },
    select: {
      id: true,
      fromStatus: true,
      toStatus: true,
      actorId: true,
      actorRole: true,
      cause: true,
      reason: true,
      changes: true,
      createdAt: true,
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const edits = rows.map((row) => fieldEditsOf(row.changes))
  const [nameOf, withVehicles] = await Promise.all([
    namesOf(
      database(),
      rows.map(({ actorId }) => actorId),
    ),
    vehiclesNamedIn(edits.flat()),
  ])
  return rows.map((row, index) => ({
    id: row.id,
    from: row.fromStatus,
    to: row.toStatus,
    by: row.actorRole,
    name: nameOf(row.actorId),
    cause: cancelCauseOf(row.cause),
    reason: changeReasonOf(row.reason),
    words: changeReasonOf(row.reason) ? null : row.reason,
    edits: edits[index]?.map(withVehicles) ?? [],
    createdAt: row.createdAt.toISOString(),
  }))
}

/** What gives a change of the vehicle the names of both; one that is gone by now has none. */
async function vehiclesNamedIn(edits: readonly FieldEdit[]): Promise<(edit: FieldEdit) => FieldEdit> {
  const ids = edits.flatMap(({ field, before, after }) =>
    field === 'vehicleId' ? [before, after].filter((id) => id !== null) : [],
  )
  if (ids.length === 0) return (edit) => edit
  const rows = await database().vehicle.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  })
  const nameOf = (id: string | null) => rows.find((row) => row.id === id)?.name ?? null
  return (edit) =>
    edit.field === 'vehicleId' ? { ...edit, before: nameOf(edit.before), after: nameOf(edit.after) } : edit
}
