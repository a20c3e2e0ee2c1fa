import { randomUUID } from 'node:crypto'
import { dispatchApiAccess } from './dispatch-api'
import { adminOnly, everyone, ownerOnly, signedIn, staff, type May } from './personas'
import { paymentApiAccess } from './payment-api'
import { plainPicture } from '../pictures'
import { priceApiAccess } from './price-api'
import { worldPassword, type World } from './world'

type Sent = {
  /** Where to send it, if the address differs from the row's. */
  path?: string
  data?: unknown
  multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
}

export type ApiRow = {
  may: May
  /** What to send; nothing where a bare request will do. */
  send?: (world: World) => Sent
  /** Statuses that mean "let in"; without them any 2xx. */
  lets?: readonly number[]
  /** An answer of one's own records: nobody but the owner may find the world's booking in it. */
  isPrivate?: true
  /** The call ends the caller's session or account, so each call gets a person of its own. */
  isLast?: true
}

const bookingAddress = ({ booking }: World) => `/api/dashboard/OneDayVehiclesBook/${booking.id}`
const contactAddress = ({ contact }: World) => ({ path: `/api/dashboard/contact/${contact.id}` })
const travelAddress = ({ travelBooking }: World) => ({
  path: `/api/dashboard/booking/${travelBooking.id}`,
})
const person = { firstName: 'Abebe', lastName: 'Kebede', phone: '0911223344' }

const carFields = { name: 'Vitz', item: 'suv', price: '$60' }
const oneDayFields = { name: 'Hiace', item: 'Air conditioning', model: '2021', price: '4200', quantity: '3' }
const photo = {
  name: 'car.png',
  mimeType: 'image/png',
  buffer: await plainPicture(8, 8).png().toBuffer(),
}

/** Every API operation and who may call it (CONTRACT sections 5 and 6). One without a row fails tests/guards/access.test.ts. */
export const apiAccess: Record<string, ApiRow> = {
  'GET /api/health': { may: everyone },
  'GET /api/health/live': { may: everyone },
  'GET /api/health/ready': { may: everyone },
  'GET /api/openapi.json': { may: everyone },
  // No such picture: let in all the same.
  'GET /files/[key]': { may: everyone, lets: [404], send: () => ({ path: '/files/none.webp' }) },
  'GET /api/uploads': { may: everyone },
  'GET /api/availability': {
    may: everyone,
    send: ({ vehicle }) => ({ path: `/api/availability?ids=${vehicle.id}` }),
  },
  'GET /api/vehicles': { may: everyone },
  'GET /api/vehicles/{id}': {
    may: everyone,
    send: ({ vehicle }) => ({ path: `/api/vehicles/${vehicle.id}` }),
  },
  ...priceApiAccess,
  ...paymentApiAccess,
  ...dispatchApiAccess,
  'GET /api/uploads/sub': { may: everyone },
  'GET /api/uploads/type/{type}': { may: everyone, send: () => ({ path: '/api/uploads/type/suv' }) },
  // No such mail: let in all the same.
  'GET /mail-preview/[file]': {
    may: adminOnly,
    lets: [404],
    send: () => ({ path: `/mail-preview/${randomUUID()}.html` }),
  },
  'GET /calendar/[file]': {
    may: ownerOnly,
    send: ({ booking }) => ({ path: `/calendar/${booking.id}.ics` }),
  },
  // One file for all staff; tests/api/exports.spec.ts asks for the others.
  'GET /exports/[file]': { may: staff, send: () => ({ path: '/exports/bookings.csv' }) },
  'GET /receipts/[file]': {
    may: 'owner subadmin admin',
    send: ({ bookingWithPhoto }) => ({ path: `/receipts/${bookingWithPhoto.id}.webp` }),
  },
  // No chat of another provider is set.
  'GET /chat.html': { may: everyone, lets: [404] },
  'GET /manifest.webmanifest': { may: everyone },
  'GET /validation.json': { may: everyone },
  'GET /og/[locale]/[file]': { may: everyone, send: () => ({ path: '/og/en/Home.jpg' }) },
  'GET /api/uploads/Ones': { may: everyone },
  'GET /api/uploads/ones': { may: everyone },
  'GET /api/uploads/one': { may: everyone },
  'GET /api/uploads/price/{priceBand}': {
    may: everyone,
    send: () => ({ path: '/api/uploads/price/3k' }),
  },
  'POST /api/register': {
    may: everyone,
    send: () => ({ data: { ...person, email: `${randomUUID()}@example.com`, password: worldPassword } }),
  },
  'POST /api/login': {
    may: everyone,
    isLast: true,
    send: ({ owner }) => ({ data: { email: owner.email, password: worldPassword } }),
  },
  // The site under test has no provider: who may start is told so, and who comes back is led to the login.
  'GET /api/auths/google': { may: everyone, lets: [501] },
  'GET /api/auth/callback/google': { may: everyone, lets: [303] },
  'POST /api/logout': { may: everyone, isLast: true },
  'GET /api/profile': { may: signedIn, isPrivate: true },
  'GET /api/dashboards': { may: signedIn, isPrivate: true },
  'GET /api/dashboard/OneDayVehiclesBookUser': { may: signedIn, isPrivate: true },
  'POST /api/desk/bookings': {
    may: staff,
    send: ({ vehicle, day }) => ({
      data: {
        ...{ vehicleId: vehicle.id, date: day, destination: 'Bishoftu', paid: 'later' },
        customer: { name: 'Almaz Tadesse', phone: '0911234567' },
      },
    }),
  },
  'POST /api/dashboard/booking/{id}/offer': {
    may: staff,
    send: (world) => ({
      path: `${travelAddress(world).path}/offer`,
      data: { vehicleId: world.vehicle.id, date: world.day },
    }),
  },
  'GET /api/bookings': { may: signedIn, isPrivate: true },
  'POST /api/bookings': {
    may: signedIn,
    send: ({ vehicle, day }) => ({
      data: { vehicleId: vehicle.id, date: day, phone: '0911223344', destination: 'Bishoftu' },
    }),
  },
  'GET /api/bookings/{ref}': {
    may: 'owner subadmin admin',
    send: ({ booking }) => ({ path: `/api/bookings/${booking.code}` }),
  },
  'PATCH /api/bookings/{ref}': {
    may: 'owner subadmin admin',
    send: ({ booking }) => ({ path: `/api/bookings/${booking.id}`, data: { destination: 'Adama' } }),
  },
  'POST /api/dashboard/OneDayVehiclesBook': {
    may: signedIn,
    send: ({ vehicle, day }) => ({
      data: {
        _id: vehicle.id,
        date: day,
        phone: '+251911234567',
        destination: 'Bishoftu',
        transactionId: `FT${randomUUID()}`,
        amount: 3500,
      },
    }),
  },
  'POST /api/contact': {
    may: everyone,
    send: () => ({ data: { ...person, email: 'abebe@example.com', message: 'Hello' } }),
  },
  'GET /api/dashboard/contact': { may: adminOnly },
  'GET /api/dashboard/contact/{id}': { may: adminOnly, send: contactAddress },
  'DELETE /api/dashboard/contact/{id}': { may: adminOnly, send: contactAddress },
  'POST /api/dashboard/book': {
    may: everyone,
    send: ({ day }) => ({ data: { ...person, date: day, item: 'suv' } }),
  },
  'GET /api/dashboard/booking': { may: staff },
  'GET /api/dashboard/booking/{id}': { may: staff, send: travelAddress },
  'DELETE /api/dashboard/booking/{id}': { may: staff, send: travelAddress },
  'GET /api/dashboard/OneDayVehiclesBook': { may: staff },
  'GET /api/dashboard/OneDayVehiclesBook/{status}': {
    may: staff,
    send: () => ({ path: '/api/dashboard/OneDayVehiclesBook/pending' }),
  },
  'PATCH /api/dashboard/OneDayVehiclesBook/{id}': {
    may: 'owner admin',
    send: (world) => ({ path: bookingAddress(world), data: { stat: 'canceled' } }),
  },
  'DELETE /api/dashboard/OneDayVehiclesBook/{id}': {
    may: adminOnly,
    send: (world) => ({ path: bookingAddress(world) }),
  },
  'GET /api/dashboard/user': { may: adminOnly },
  'GET /api/dashboard/userGoogle': { may: adminOnly },
  'PUT /api/dashboard/user/{id}': {
    may: adminOnly,
    send: ({ victim }) => ({ path: `/api/dashboard/user/${victim.id}`, data: { role: 'subadmin' } }),
  },
  'DELETE /api/dashboard/user/{id}': {
    may: adminOnly,
    send: ({ victim }) => ({ path: `/api/dashboard/user/${victim.id}` }),
  },
  'GET /api/profile/data': { may: signedIn, isPrivate: true },
  'POST /api/uploads': { may: staff, send: () => ({ multipart: { ...carFields, image: photo } }) },
  'POST /api/uploads/one': {
    may: staff,
    send: () => ({ multipart: { ...oneDayFields, image: photo } }),
  },
  'PUT /api/uploads/{id}': {
    may: staff,
    send: ({ car }) => ({ path: `/api/uploads/${car.id}`, multipart: carFields }),
  },
  'DELETE /api/uploads/{id}': { may: staff, send: ({ car }) => ({ path: `/api/uploads/${car.id}` }) },
  'PUT /api/uploads/one/{id}': {
    may: staff,
    send: ({ vehicle }) => ({ path: `/api/uploads/one/${vehicle.id}`, multipart: oneDayFields }),
  },
  'DELETE /api/uploads/one/{id}': {
    may: staff,
    send: ({ unbooked }) => ({ path: `/api/uploads/one/${unbooked.id}` }),
  },
}
