import 'server-only'
import { daysBetween } from '@/lib/core/day'
import { formatCode } from '@/lib/core/i18n/format'
import { listBookings } from '@/lib/bookings/queries'
import { staffListQuery } from '@/lib/bookings/list-schema'
import { openOf, sentFor } from '@/lib/bookings/rules'
import type { Booking } from '@/lib/bookings/view'
import { allPages, onePortion, type OpenTable, sortableMoment, tableOf } from './export-table'
import { type DayCount, shareOf, type VehicleUse } from './rules'
import { statisticsQuery } from './schema'
import { getStatistics, type Income, listVehicleUse, type RequestCount } from './queries'

/** One-day bookings; `day` is the day of travel, amounts are in Br. */
export const bookings: OpenTable = ({ actor, query, t }) => {
  const filter = { ...staffListQuery.parse(query), before: undefined }
  return tableOf<Booking>(
    [
      [t('Office.status'), ({ status }) => t(`Status.${status}`)],
      [t('Office.facts.code'), ({ code }) => formatCode(code)],
      [t('Office.facts.day'), ({ date }) => date],
      [t('OneDayBook.lastDate'), ({ lastDate }) => lastDate],
      [t('Office.facts.vehicle'), ({ vehicleName }) => vehicleName],
      [t('Fleet.column.model'), ({ vehicleModel }) => vehicleModel],
      [t('Office.facts.customer'), ({ customerName }) => customerName],
      [t('Office.facts.email'), ({ customerEmail }) => customerEmail],
      [t('Office.facts.phone'), ({ phone }) => phone],
      [t('Office.facts.destination'), ({ destination }) => destination],
      [t('Office.facts.message'), ({ message }) => message],
      [t('Office.facts.transaction'), ({ transactionId }) => transactionId],
      [t('Exports.inBirr', { what: t('Office.facts.amount') }), sentFor],
      [t('Exports.inBirr', { what: t('Office.facts.price') }), ({ total }) => total],
      [t('Exports.inBirr', { what: t('YourBooking.paid') }), ({ paid }) => paid],
      [t('Exports.inBirr', { what: t('YourBooking.checked') }), ({ claimed }) => claimed],
      [t('Exports.inBirr', { what: t('YourBooking.due') }), openOf],
      [t('Office.facts.createdAt'), ({ createdAt }) => sortableMoment(createdAt)],
      [t('Exports.id'), ({ id }) => id],
    ],
    allPages((place) => listBookings(actor, { ...filter, ...place })),
  )
}

/** The bookings that came in on each day of the period. */
export const bookingsPerDay: OpenTable = ({ actor, query, t }) => {
  const { period } = statisticsQuery.parse(query)
  return tableOf<DayCount>(
    [
      [t('Statistics.day'), ({ day }) => day],
      [t('Status.pending'), ({ pending }) => pending],
      [t('Status.successful'), ({ successful }) => successful],
      [t('Status.canceled'), ({ canceled }) => canceled],
    ],
    onePortion(async () => (await getStatistics(actor, period)).bookingsPerDay),
  )
}

/** What was paid in the period and what its bookings are worth, by status. */
export const incomeByStatus: OpenTable = ({ actor, query, t }) => {
  const { period } = statisticsQuery.parse(query)
  return tableOf<Income>(
    [
      [t('Statistics.status'), ({ status }) => t(`Status.${status}`)],
      [t('Statistics.bookings'), ({ bookings }) => bookings],
      [t('Exports.inBirr', { what: t('Statistics.income.price') }), ({ price }) => price],
      [t('Exports.inBirr', { what: t('Statistics.income.paid') }), ({ paid }) => paid],
    ],
    onePortion(async () => (await getStatistics(actor, period)).incomeByStatus),
  )
}

/** How often each vehicle was booked; its share is a number from 0 to 1. */
export const vehicleUse: OpenTable = ({ actor, query, t }) => {
  const { period } = statisticsQuery.parse(query)
  return tableOf<VehicleUse & { days: number }>(
    [
      [t('Statistics.use.column'), ({ name }) => name],
      [t('Fleet.column.model'), ({ model }) => model],
      [t('Fleet.column.quantity'), ({ quantity }) => quantity],
      [t('Statistics.use.booked'), ({ booked }) => booked],
      [t('Statistics.use.part'), (vehicle) => roundedShare(vehicle)],
      [t('Exports.id'), ({ id }) => id],
    ],
    onePortion(async () => {
      const { span, vehicles } = await listVehicleUse(actor, { period })
      const days = daysBetween(span.from, span.to).length
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
  const { period } = statisticsQuery.parse(query)
  return tableOf<RequestCount>(
    [
      [t('Statistics.requests.category'), ({ item }) => t(`TravelItem.${item}`)],
      [t('Statistics.requests.all'), ({ requests }) => requests],
      [t('Statistics.requests.done'), ({ done }) => done],
    ],
    onePortion(async () => (await getStatistics(actor, period)).requestsByCategory),
  )
}
