import { dayInAddis } from '@/lib/core/day'
import { type DriverWork, listDriverWork, listUnitUse, type UnitUse } from '@/lib/dispatch/work-report'
import 'server-only'
import { listStaffVehicles } from '@/lib/vehicles/queries'
import { staffVehicleQuery } from '@/lib/vehicles/schema'
import type { StaffVehicleOf } from '@/lib/vehicles/view'
import { allPages, onePortion, type OpenTable, sortableMoment, tableOf } from './export-table'
import { spanOf } from './rules'
import { statisticsQuery } from './schema'

/** The cars that are posted; day prices are in whole Br. */
export const cars: OpenTable = ({ actor, query, t }) => {
  const filter = { ...staffVehicleQuery.car.parse(query), before: undefined }
  return tableOf<StaffVehicleOf['car']>(
    [
      [t('Fleet.name'), ({ name }) => name],
      [t('Fleet.column.category'), ({ category }) => t(`VehicleClass.${category}`)],
      [t('Fleet.column.price'), ({ price }) => price],
      [t('Exports.inBirr', { what: t('Quote.rent', { from: '1' }) }), ({ dayPrice }) => dayPrice],
      [t('Fleet.column.quantity'), ({ quantity }) => quantity],
      [t('Fleet.file'), ({ filename }) => filename],
      [t('Fleet.postedOn'), ({ createdAt }) => sortableMoment(createdAt)],
      [t('Exports.id'), ({ id }) => id],
    ],
    allPages((place) => listStaffVehicles(actor, { kind: 'car', ...filter, ...place })),
  )
}

/** The one-day vehicles that are posted; prices are in whole Br a day. */
export const oneDayVehicles: OpenTable = ({ actor, query, t }) => {
  const filter = { ...staffVehicleQuery.one_day.parse(query), before: undefined }
  return tableOf<StaffVehicleOf['one_day']>(
    [
      [t('Fleet.name'), ({ name }) => name],
      [t('Fleet.column.model'), ({ model }) => model],
      [t('Fleet.column.features'), ({ item }) => item],
      [t('Exports.inBirr', { what: t('Fleet.column.price') }), ({ price }) => price],
      [t('Fleet.column.quantity'), ({ quantity }) => quantity],
      [t('Fleet.file'), ({ filename }) => filename],
      [t('Fleet.postedOn'), ({ createdAt }) => sortableMoment(createdAt)],
      [t('Exports.id'), ({ id }) => id],
    ],
    allPages((place) => listStaffVehicles(actor, { kind: 'one_day', ...filter, ...place })),
  )
}

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
