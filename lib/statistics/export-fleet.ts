import 'server-only'
import { listStaffCars, type StaffCar } from '@/lib/vehicles/cars/mutations'
import { staffCarQuery } from '@/lib/vehicles/cars/schema'
import { listStaffOneDayVehicles } from '@/lib/vehicles/one-day/queries'
import type { StaffOneDayVehicle } from '@/lib/vehicles/one-day/view'
import { staffVehicleQuery } from '@/lib/vehicles/one-day/schema'
import { allPages, type OpenTable, sortableMoment, tableOf } from './export-table'

/** The cars that are posted. */
export const cars: OpenTable = ({ actor, query, t }) => {
  const filter = { ...staffCarQuery.parse(query), before: undefined }
  return tableOf<StaffCar>(
    [
      [t('Fleet.name'), ({ name }) => name],
      [t('Fleet.column.category'), ({ category }) => t(`VehicleClass.${category}`)],
      [t('Fleet.column.price'), ({ price }) => price],
      [t('Fleet.file'), ({ filename }) => filename],
      [t('Fleet.postedOn'), ({ createdAt }) => sortableMoment(createdAt)],
      [t('Exports.id'), ({ id }) => id],
    ],
    allPages((place) => listStaffCars(actor, { ...filter, ...place })),
  )
}

/** The one-day vehicles that are posted; prices are in whole Br a day. */
export const oneDayVehicles: OpenTable = ({ actor, query, t }) => {
  const filter = { ...staffVehicleQuery.parse(query), before: undefined }
  return tableOf<StaffOneDayVehicle>(
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
    allPages((place) => listStaffOneDayVehicles(actor, { ...filter, ...place })),
  )
}
