import { dateOfDay } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { assignDriver } from '@/lib/dispatch/bulk'
import * as drivers from '@/lib/dispatch/drivers/mutations'
import { getDriver, listDrivers } from '@/lib/dispatch/drivers/queries'
import { recordDutySteps, undoDutyStep } from '@/lib/dispatch/duty/mutations'
import { getDuty } from '@/lib/dispatch/duty/queries'
import { assign, assignEveryDay, replaceDriver } from '@/lib/dispatch/mutations'
import {
  getBoard,
  getDispatchDay,
  getDispatchSpan,
  listDepartures,
  listExpiringPapers,
} from '@/lib/dispatch/queries'
import { getRide, listTripStaff } from '@/lib/dispatch/trip-staff'
import * as units from '@/lib/dispatch/units/mutations'
import { getUnit, listUnits, listVehicleUnits } from '@/lib/dispatch/units/queries'
import { listDriverWork, listUnitUse } from '@/lib/dispatch/work-report'
import { driverFacts, stepOf, unitFacts } from './dispatch-api'
import { driverOnly, staff, riderOnly } from './personas'
import type { ServiceRow } from './services'
import type { World } from './world'

/** A step that the driver of the world pressed on the trip of its booking. */
async function pressStep(world: World): Promise<void> {
  const { bookingId, day, word, id } = stepOf(world)
  const trip = { bookingId, day: dateOfDay(day) }
  const driverId = world.driver.id
  await database().assignment.upsert({
    where: { bookingId_day: trip },
    create: { ...trip, driverId },
    update: { driverId },
  })
  await database().dutyStep.createMany({
    data: [{ ...trip, id, word, driverId, pressedAt: new Date() }],
    skipDuplicates: true,
  })
}

/** The verbs of dispatch. */
export const dispatchServiceAccess: Record<string, ServiceRow> = {
  'dispatch/drivers listDrivers': { may: staff, call: (actor) => listDrivers(actor) },
  'dispatch/drivers getDriver': { may: staff, call: (actor, { driver }) => getDriver(actor, driver.id) },
  'dispatch/drivers saveDriver': {
    may: staff,
    call: (actor) => drivers.saveDriver(actor, { facts: { ...driverFacts, languages: ['om'] } }),
  },
  'dispatch/drivers addDaysOff': {
    may: staff,
    call: (actor, { driver }) => drivers.addDaysOff(actor, { id: driver.id, days: ['2031-01-05'] }),
  },
  'dispatch/drivers removeDayOff': {
    may: staff,
    call: (actor, { driver }) => drivers.removeDayOff(actor, { id: driver.id, day: '2031-01-05' }),
  },
  'dispatch/drivers renewDutyLink': {
    may: staff,
    call: (actor, { driver }) => drivers.renewDutyLink(actor, driver.id),
  },
  'dispatch/drivers removeDriver': {
    may: staff,
    call: (actor, { driver }) => drivers.removeDriver(actor, driver.id),
  },
  'dispatch/units listUnits': { may: staff, call: (actor) => listUnits(actor) },
  'dispatch/units getUnit': { may: staff, call: (actor, { unit }) => getUnit(actor, unit.id) },
  'dispatch/units listVehicleUnits': { may: staff, call: (actor) => listVehicleUnits(actor) },
  'dispatch/units saveUnit': {
    may: staff,
    call: (actor, world) => units.saveUnit(actor, { facts: unitFacts(world) }),
  },
  'dispatch/units addOutage': {
    may: staff,
    call: (actor, { unit }) => units.addOutage(actor, { id: unit.id, from: '2031-02-01', to: '2031-02-03' }),
  },
  'dispatch/units removeOutage': {
    may: staff,
    call: (actor, { unit, outage }) => units.removeOutage(actor, { id: unit.id, outageId: outage.id }),
  },
  'dispatch/units removeUnit': { may: staff, call: (actor, { unit }) => units.removeUnit(actor, unit.id) },
  'dispatch getDispatchDay': { may: staff, call: (actor, { day }) => getDispatchDay(actor, day) },
  'dispatch getDispatchSpan': {
    may: staff,
    call: (actor, { day }) => getDispatchSpan(actor, { from: day, to: day }),
  },
  'dispatch listDepartures': {
    may: staff,
    call: (actor, { day }) => listDepartures(actor, { from: day, to: day }),
  },
  'dispatch getBoard': { may: staff, call: (actor, { day }) => getBoard(actor, { day, departures: [] }) },
  'dispatch listExpiringPapers': { may: staff, call: (actor) => listExpiringPapers(actor) },
  'dispatch listDriverWork': {
    may: staff,
    call: (actor, { day }) => listDriverWork(actor, { from: day, to: day }),
  },
  'dispatch listUnitUse': {
    may: staff,
    call: (actor, { day }) => listUnitUse(actor, { from: day, to: day }),
  },
  'dispatch getRide': { may: riderOnly, call: (actor) => getRide(actor) },
  'dispatch listTripStaff': {
    may: 'owner other subadmin admin',
    isPrivate: true,
    call: (actor, { booking }) => listTripStaff(actor, booking.id),
  },
  'dispatch assign': {
    may: staff,
    call: (actor, { booking, driver, unit, travelDay: day }) =>
      assign(actor, { bookingId: booking.id, day, driverId: driver.id, unitId: unit.id }),
  },
  'dispatch assignEveryDay': {
    may: staff,
    call: (actor, { booking, driver }) =>
      assignEveryDay(actor, { bookingId: booking.id, driverId: driver.id }),
  },
  'dispatch assignDriver': {
    may: staff,
    call: (actor, { booking, driver }) => assignDriver(actor, { ids: [booking.id], driverId: driver.id }),
  },
  'dispatch replaceDriver': {
    may: staff,
    call: (actor, { driver, day }) => replaceDriver(actor, { driverId: driver.id, day }),
  },
  'dispatch/duty getDuty': { may: driverOnly, call: (actor) => getDuty(actor) },
  'dispatch/duty recordDutySteps': {
    may: driverOnly,
    call: (actor, world) => recordDutySteps(actor, [stepOf(world)]),
  },
  'dispatch/duty undoDutyStep': {
    may: staff,
    call: async (actor, world) => {
      const { bookingId, day, word } = stepOf(world)
      // Who is refused is refused whatever there is.
      if (actor.role !== 'visitor' && actor.role !== 'user') await pressStep(world)
      return undoDutyStep(actor, { bookingId, day, word })
    },
  },
}
