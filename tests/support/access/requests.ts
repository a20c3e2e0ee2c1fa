import type { RequestKind } from '@/lib/requests/rules'
import {
  createContact,
  createTravelBooking,
  removeRequest,
  setRequestDone,
  setRequestsDone,
} from '@/lib/requests/mutations'
import { countRequests, getRequest, listRequests } from '@/lib/requests/queries'
import { listReplies, replyToRequest } from '@/lib/requests/replies'
import { listOffers, makeOffer } from '@/lib/requests/offer'
import { createContactInput, createTravelBookingInput } from '@/lib/requests/schema'
import { makeAddress } from '../factories'
import { adminOnly, everyone, staff, type May } from './personas'
import type { ServiceRow } from './services'
import type { World } from './world'

/** What staff do with the requests of a kind: each verb has one row for each kind. */
const officeRows = (
  kind: RequestKind,
  may: May,
  idOf: (world: World) => string,
): Record<string, ServiceRow> => ({
  [`requests listRequests:${kind}`]: { may, call: (actor) => listRequests(actor, kind, {}) },
  [`requests countRequests:${kind}`]: { may, call: (actor) => countRequests(actor, kind) },
  [`requests getRequest:${kind}`]: { may, call: (actor, world) => getRequest(actor, kind, idOf(world)) },
  [`requests listReplies:${kind}`]: { may, call: (actor, world) => listReplies(actor, kind, idOf(world)) },
  [`requests setRequestDone:${kind}`]: {
    may,
    call: (actor, world) => setRequestDone(actor, kind, { id: idOf(world), isDone: true }),
  },
  [`requests setRequestsDone:${kind}`]: {
    may,
    call: (actor, world) => setRequestsDone(actor, kind, { ids: [idOf(world)], isDone: true }),
  },
  [`requests replyToRequest:${kind}`]: {
    may,
    call: (actor, world) => replyToRequest(actor, kind, { id: idOf(world), text: 'Yes, we do.' }),
  },
  [`requests removeRequest:${kind}`]: {
    may,
    call: (actor, world) => removeRequest(actor, kind, idOf(world)),
  },
})

const writer = { firstName: 'Abebe', email: 'abebe@example.com', phone: '+251911223344', message: 'Hello' }

/** What visitors send, and what staff do about it. */
export const requestAccess: Record<string, ServiceRow> = {
  'requests createContact': {
    may: everyone,
    call: (actor) =>
      createContact(actor, {
        input: createContactInput.parse(writer),
        locale: 'en',
        address: makeAddress(),
      }),
  },
  'requests createTravelBooking': {
    may: everyone,
    call: (actor, { day }) =>
      createTravelBooking(actor, {
        input: createTravelBookingInput.parse({ ...writer, date: day, item: 'suv' }),
        locale: 'en',
        address: makeAddress(),
      }),
  },
  'requests makeOffer': {
    may: staff,
    call: (actor, { travelBooking, vehicle, day }) =>
      makeOffer(actor, {
        id: travelBooking.id,
        input: { vehicleId: vehicle.id, date: day, lastDate: undefined, extras: [] },
        agreed: [],
      }),
  },
  'requests listOffers': {
    may: staff,
    call: (actor, { travelBooking }) => listOffers(actor, travelBooking.id),
  },
  ...officeRows('contact', adminOnly, ({ contact }) => contact.id),
  ...officeRows('travel-booking', staff, ({ travelBooking }) => travelBooking.id),
}
