import 'server-only'
import { recordExport } from '@/lib/audit/audit-writer'
import { auditReader } from '@/lib/audit/wording'
import { type Actor, requireProof } from '@/lib/auth/permissions'
import { messagesOf } from '@/lib/core/i18n/messages'
import type { Locale } from '@/lib/core/i18n/routing'
import { logUnexpected } from '@/lib/core/logger'
import { byteOrderMark, csvRows, type OpenTable } from './export-table'
import type { ExportName } from './export-rules'
import { bookings, bookingsPerDay, incomeByStatus, requestsByCategory, vehicleUse } from './export-bookings'
import { cars, driverWork, oneDayVehicles, unitUse } from './export-fleet'
import { audit, outbox, users } from './export-people'
import { reportDays, reportPayments } from './export-reports'
import { contacts, travelBookings } from './export-requests'

// Each reads through the service of its list, which asks who may.
const tables = {
  bookings,
  cars,
  'one-day-vehicles': oneDayVehicles,
  contacts,
  'travel-bookings': travelBookings,
  users,
  audit,
  outbox,
  'bookings-per-day': bookingsPerDay,
  'income-by-status': incomeByStatus,
  'vehicle-use': vehicleUse,
  'requests-by-category': requestsByCategory,
  'driver-work': driverWork,
  'unit-use': unitUse,
  'report-days': reportDays,
  'report-payments': reportPayments,
} as const satisfies Record<ExportName, OpenTable>

type Call = { actor: Actor; name: ExportName; query: Record<string, string>; locale: Locale }

/**
 * A file as a stream of UTF-8 bytes, read from the database as fast as it is taken. The first portion is read at once:
 * throws what the list itself throws, such as FORBIDDEN.
 */
export const openExport = async ({ actor, name, query, locale }: Call): Promise<ReadableStream> => {
  const reader = auditReader(await messagesOf(locale), locale)
  const { head, portions } = tables[name]({ actor, query, t: reader.t, reader })
  if (actor.role !== 'visitor') requireProof(actor)
  const first = await portions.next()
  if (actor.role !== 'visitor') {
    await recordExport(actor, name)
  }
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvRows([head, ...(first.value ?? [])])))
    },
    async pull(controller) {
      try {
        const { value, done } = await portions.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(csvRows(value)))
      } catch (error) {
        // The file breaks off, and the browser says so.
        logUnexpected(`GET /exports/${name}.csv`, error)
        controller.error(error)
      }
    },
    async cancel() {
      await portions.return()
    },
  })
}
