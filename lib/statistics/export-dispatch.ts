import 'server-only'
import { dayInAddis } from '@/lib/core/day'
import { type DriverWork, listDriverWork, listUnitUse, type UnitUse } from '@/lib/dispatch/work-report'
import { onePortion, type OpenTable, tableOf } from './export-table'
import { spanOf } from './rules'
import { statisticsQuery } from './schema'

const spanIn = (query: Record<string, string>) =>
  spanOf(statisticsQuery.parse(query).period, dayInAddis(new Date()))

/** Days and trips per driver. */
export const driverWork: OpenTable = ({ actor, query, t }) =>
  tableOf<DriverWork>(
    [
      [t('Dispatch.driver'), ({ name }) => name],
      [t('Dispatch.work.days'), ({ days }) => days],
      [t('Dispatch.work.trips'), ({ trips }) => trips],
      [t('Exports.id'), ({ id }) => id],
    ],
    onePortion(() => listDriverWork(actor, spanIn(query))),
  )

/** Days and trips per unit. */
export const unitUse: OpenTable = ({ actor, query, t }) =>
  tableOf<UnitUse>(
    [
      [t('Dispatch.sheet.plate'), ({ plate }) => plate],
      [t('Dispatch.sheet.car'), ({ vehicleName }) => vehicleName],
      [t('Dispatch.work.days'), ({ days }) => days],
      [t('Dispatch.work.trips'), ({ trips }) => trips],
      [t('Exports.id'), ({ id }) => id],
    ],
    onePortion(() => listUnitUse(actor, spanIn(query))),
  )
