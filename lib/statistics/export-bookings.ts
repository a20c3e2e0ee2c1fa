import 'server-only'
import { findOneDayBookings, staffListQuery } from '@/lib/bookings/staff-list'
import type { OneDayBooking } from '@/lib/bookings/view'
import { allPages, sortableMoment, tableOf, type OpenTable } from './export-table'

/** One-day bookings; `day` is the day of travel, amounts are in Br. */
export const bookings: OpenTable = ({ actor, query, t }) => {
  const filter = { ...staffListQuery.parse(query), before: undefined }
  return tableOf<OneDayBooking>(
    [
      [t('Office.status'), ({ status }) => t(`Status.${status}`)],
      [t('Office.facts.day'), ({ date }) => date],
      [t('Office.facts.vehicle'), ({ vehicleName }) => vehicleName],
      [t('Fleet.column.model'), ({ vehicleModel }) => vehicleModel],
      [t('Office.facts.customer'), ({ customerName }) => customerName],
      [t('Office.facts.email'), ({ customerEmail }) => customerEmail],
      [t('Office.facts.phone'), ({ phone }) => phone],
      [t('Office.facts.destination'), ({ destination }) => destination],
      [t('Office.facts.message'), ({ message }) => message],
      [t('Office.facts.transaction'), ({ transactionId }) => transactionId],
      [t('Exports.inBirr', { what: t('Office.facts.amount') }), ({ amount }) => amount],
      [t('Exports.inBirr', { what: t('Office.facts.price') }), ({ price }) => price],
      [t('Office.facts.createdAt'), ({ createdAt }) => sortableMoment(createdAt)],
      [t('Exports.id'), ({ id }) => id],
    ],
    allPages((place) => findOneDayBookings(actor, { ...filter, ...place })),
  )
}
