import 'server-only'
import { daysOf, shareOf, type DayCount, type VehicleUse } from './rules'
import { figuresQuery } from './schema'
import { getFigures, listVehicleUse, type Income, type RequestCount } from './queries'
import { onePortion, tableOf, type OpenTable } from './export-table'

/** The bookings that came in on each day of the period. */
export const bookingsPerDay: OpenTable = ({ actor, query, t }) => {
  const { period } = figuresQuery.parse(query)
  return tableOf<DayCount>(
    [
      [t('Figures.day'), ({ day }) => day],
      [t('Status.pending'), ({ pending }) => pending],
      [t('Status.successful'), ({ successful }) => successful],
      [t('Status.canceled'), ({ canceled }) => canceled],
    ],
    onePortion(async () => (await getFigures(actor, period)).bookingsPerDay),
  )
}

/** What the bookings of the period are worth, by status. */
export const incomeByStatus: OpenTable = ({ actor, query, t }) => {
  const { period } = figuresQuery.parse(query)
  return tableOf<Income>(
    [
      [t('Figures.status'), ({ status }) => t(`Status.${status}`)],
      [t('Figures.bookings'), ({ bookings }) => bookings],
      [t('Exports.inBirr', { what: t('Figures.income.price') }), ({ price }) => price],
      [t('Exports.inBirr', { what: t('Figures.income.sent') }), ({ sent }) => sent],
    ],
    onePortion(async () => (await getFigures(actor, period)).incomeByStatus),
  )
}

/** How often each vehicle was booked; its share is a number from 0 to 1. */
export const vehicleUse: OpenTable = ({ actor, query, t }) => {
  const { period } = figuresQuery.parse(query)
  return tableOf<VehicleUse & { days: number }>(
    [
      [t('Figures.use.column'), ({ name }) => name],
      [t('Fleet.column.model'), ({ model }) => model],
      [t('Fleet.column.quantity'), ({ quantity }) => quantity],
      [t('Figures.use.booked'), ({ booked }) => booked],
      [t('Figures.use.part'), (vehicle) => roundedShare(vehicle)],
      [t('Exports.id'), ({ id }) => id],
    ],
    onePortion(async () => {
      const { span, vehicles } = await listVehicleUse(actor, { period })
      const days = daysOf(span).length
      return vehicles.map((vehicle) => ({ ...vehicle, days }))
    }),
  )
}

function roundedShare(vehicle: VehicleUse & { days: number }): number | null {
  const share = shareOf(vehicle, vehicle.days)
  return share === null ? null : Math.round(share * 10_000) / 10_000
}

/** What people asked for in the period. */
export const requestsByCategory: OpenTable = ({ actor, query, t }) => {
  const { period } = figuresQuery.parse(query)
  return tableOf<RequestCount>(
    [
      [t('Figures.requests.category'), ({ item }) => t(`TravelItem.${item}`)],
      [t('Figures.requests.all'), ({ requests }) => requests],
      [t('Figures.requests.done'), ({ done }) => done],
    ],
    onePortion(async () => (await getFigures(actor, period)).requestsByCategory),
  )
}
