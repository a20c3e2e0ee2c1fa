import 'server-only'
import { listStaffVehicles } from '@/lib/vehicles/queries'
import { staffVehicleQuery } from '@/lib/vehicles/schema'
import type { StaffVehicleOf } from '@/lib/vehicles/view'
import { allPages, type OpenTable, sortableMoment, tableOf } from './export-table'

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
