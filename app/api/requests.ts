import { AppError } from '@/lib/core/errors'
import * as operations from '@/lib/requests/endpoints'
import { createContact, createTravelBooking, removeRequest } from '@/lib/requests/mutations'
import { countRequests, getRequest, listRequests } from '@/lib/requests/queries'
import type { RequestKind } from '@/lib/requests/rules'
import { requestRecord } from '@/lib/requests/view'
import { clientAddress } from '@/lib/server/client-address'
import { defineEndpoint, type HandlerOf } from '@/lib/server/endpoint'

type Call<Operation> = Parameters<HandlerOf<Operation>>[0]

const listOf =
  <Kind extends RequestKind>(kind: Kind) =>
  async ({ actor, query }: Call<typeof operations.listContacts>) => {
    const [list, total] = await Promise.all([
      listRequests(actor, kind, query),
      countRequests(actor, kind, query),
    ])
    return { body: list.rows.map(requestRecord), list: { ...list, total } }
  }

const oneOf =
  <Kind extends RequestKind>(kind: Kind) =>
  async ({ actor, params }: Call<typeof operations.getContact>) => {
    const request = await getRequest(actor, kind, params.id)
    if (!request) throw new AppError('NOT_FOUND')
    return { body: requestRecord(request) }
  }

const removalOf =
  (kind: RequestKind): HandlerOf<typeof operations.removeContact> =>
  async ({ actor, params, text }) => {
    await removeRequest(actor, kind, params.id)
    return { body: { message: text('deleted') } }
  }

/** The operations on messages and travel requests. */
export const requestEndpoints = [
  defineEndpoint(operations.createContact, async ({ actor, input, locale, text }) => {
    const contact = await createContact(actor, { input, locale, address: await clientAddress() })
    return { body: { message: text('contactSent'), contact: requestRecord(contact) } }
  }),
  defineEndpoint(operations.createTravelBooking, async ({ actor, input, locale, text }) => {
    const booking = await createTravelBooking(actor, { input, locale, address: await clientAddress() })
    return { body: { message: text('travelBookingSent'), booking: requestRecord(booking) } }
  }),
  defineEndpoint(operations.listContacts, listOf('contact')),
  defineEndpoint(operations.getContact, oneOf('contact')),
  defineEndpoint(operations.removeContact, removalOf('contact')),
  defineEndpoint(operations.listTravelBookings, listOf('travel-booking')),
  defineEndpoint(operations.getTravelBooking, oneOf('travel-booking')),
  defineEndpoint(operations.removeTravelBooking, removalOf('travel-booking')),
]
