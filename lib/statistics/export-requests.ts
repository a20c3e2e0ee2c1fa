import 'server-only'
import { listContacts } from '@/lib/requests/contact-list'
import { contactQuery } from '@/lib/requests/contact-schema'
import type { Contact } from '@/lib/requests/contact-view'
import { listTravelBookings } from '@/lib/requests/travel-booking-list'
import { travelBookingQuery } from '@/lib/requests/travel-booking-schema'
import type { TravelBooking } from '@/lib/requests/travel-booking-view'
import { allPages, sortableMoment, tableOf, type OpenTable, type Texts } from './export-table'

const stateOf = (t: Texts, isDone: boolean) => t(isDone ? 'Requests.done' : 'Requests.open')

/** The messages of the contact form. */
export const contacts: OpenTable = ({ actor, query, t }) => {
  const filter = { ...contactQuery.parse(query), before: undefined }
  return tableOf<Contact>(
    [
      [t('Users.firstName'), ({ firstName }) => firstName],
      [t('Users.lastName'), ({ lastName }) => lastName],
      [t('Requests.facts.email'), ({ email }) => email],
      [t('Requests.facts.phone'), ({ phone }) => phone],
      [t('Requests.facts.message'), ({ message }) => message],
      [t('Requests.state'), ({ isDone }) => stateOf(t, isDone)],
      [t('Requests.facts.createdAt'), ({ createdAt }) => sortableMoment(createdAt)],
      [t('Exports.id'), ({ id }) => id],
    ],
    allPages((place) => listContacts(actor, { ...filter, ...place })),
  )
}

/** The requests of the travel booking form. */
export const travelBookings: OpenTable = ({ actor, query, t }) => {
  const filter = { ...travelBookingQuery.parse(query), before: undefined }
  return tableOf<TravelBooking>(
    [
      [t('Users.firstName'), ({ firstName }) => firstName],
      [t('Users.lastName'), ({ lastName }) => lastName],
      [t('Requests.facts.email'), ({ email }) => email],
      [t('Requests.facts.phone'), ({ phone }) => phone],
      [t('Requests.facts.date'), ({ date }) => date],
      [t('Requests.facts.item'), ({ item }) => t(`TravelItem.${item}`)],
      [t('Requests.facts.destination'), ({ destination }) => destination ?? t('Requests.inCity')],
      [t('Requests.facts.message'), ({ message }) => message],
      [t('Requests.state'), ({ isDone }) => stateOf(t, isDone)],
      [t('Requests.facts.createdAt'), ({ createdAt }) => sortableMoment(createdAt)],
      [t('Exports.id'), ({ id }) => id],
    ],
    allPages((place) => listTravelBookings(actor, { ...filter, ...place })),
  )
}
