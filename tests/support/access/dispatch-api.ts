import { randomUUID } from 'node:crypto'
import type { ApiRow } from './api'
import { driverOnly, staff } from './personas'
import type { World } from './world'

export const driverFacts = {
  firstName: 'Chaltu',
  lastName: 'Gemechu',
  phone: '+251911400102',
  email: null,
  licence: 'AA 3 104202',
  licenceUntil: '2035-05-01',
  languages: ['om', 'am'],
  drivesSince: 2017,
  locale: 'om',
  isActive: true,
} as const

export const unitFacts = ({ vehicle }: World) => ({
  vehicleId: vehicle.id,
  plate: `AA 3 ${randomUUID().slice(0, 8).toUpperCase()}`,
  insuranceUntil: null,
  inspectionUntil: null,
  isActive: true,
})

export const stepOf = ({ booking, travelDay: day }: World) => ({
  ...{ id: randomUUID(), bookingId: booking.id, day, odometer: null },
  word: 'accepted' as const,
  at: new Date().toISOString(),
})

const { firstName, lastName, phone, licence, licenceUntil, drivesSince } = driverFacts
const driverBody = {
  ...{ phone, licence, licenceUntil, drivesSince },
  name: `${firstName} ${lastName}`,
  languages: ['or', 'am'],
  language: 'or',
}
const unitBody = (world: World) => {
  const { vehicleId, plate } = unitFacts(world)
  return { vehicleId, plate }
}
const driverAddress = ({ driver }: World) => ({ path: `/api/drivers/${driver.id}` })
const unitAddress = ({ unit }: World) => ({ path: `/api/units/${unit.id}` })

/** The operations on dispatch. */
export const dispatchApiAccess: Record<string, ApiRow> = {
  'GET /api/drivers': { may: staff },
  'GET /api/drivers/{id}': { may: staff, send: driverAddress },
  'POST /api/drivers': { may: staff, send: () => ({ data: driverBody }) },
  'PUT /api/drivers/{id}': { may: staff, send: (world) => ({ ...driverAddress(world), data: driverBody }) },
  'DELETE /api/drivers/{id}': { may: staff, send: driverAddress },
  'GET /api/units': { may: staff },
  'GET /api/units/{id}': { may: staff, send: unitAddress },
  'POST /api/units': { may: staff, send: (world) => ({ data: unitBody(world) }) },
  'PUT /api/units/{id}': {
    may: staff,
    send: (world) => ({ ...unitAddress(world), data: unitBody(world) }),
  },
  'DELETE /api/units/{id}': { may: staff, send: unitAddress },
  'PUT /api/bookings/{ref}/assignments/{day}': {
    may: staff,
    send: ({ booking, travelDay, driver, unit }) => ({
      path: `/api/bookings/${booking.id}/assignments/${travelDay}`,
      data: { driverId: driver.id, unitId: unit.id },
    }),
  },
  'GET /api/duty': { may: driverOnly },
  'POST /api/duty/steps': { may: driverOnly, send: (world) => ({ data: { steps: [stepOf(world)] } }) },
}
