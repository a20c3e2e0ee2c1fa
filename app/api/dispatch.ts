import { findBooking } from '@/lib/bookings/queries'
import { AppError } from '@/lib/core/errors'
import { removeDriver, saveDriver } from '@/lib/dispatch/drivers/mutations'
import * as drivers from '@/lib/dispatch/drivers/endpoints'
import { getDriver, listDrivers } from '@/lib/dispatch/drivers/queries'
import { driverRecord } from '@/lib/dispatch/drivers/view'
import * as duty from '@/lib/dispatch/duty/endpoints'
import { recordDutySteps } from '@/lib/dispatch/duty/mutations'
import { getDuty } from '@/lib/dispatch/duty/queries'
import * as operations from '@/lib/dispatch/endpoints'
import { assign } from '@/lib/dispatch/mutations'
import * as units from '@/lib/dispatch/units/endpoints'
import { removeUnit, saveUnit } from '@/lib/dispatch/units/mutations'
import { getUnit, listUnits } from '@/lib/dispatch/units/queries'
import { unitRecord } from '@/lib/dispatch/units/view'
import { defineEndpoint } from '@/lib/server/endpoint'

/** Drivers, units, who drives what, and what drivers press (CONTRACT section 12). */
export const dispatchEndpoints = [
  defineEndpoint(drivers.listDrivers, async ({ actor, query }) => {
    const { rows, total, next } = await listDrivers(actor, query)
    return { body: rows.map(driverRecord), list: { total, next } }
  }),
  defineEndpoint(drivers.getDriver, async ({ actor, params }) => {
    const driver = await getDriver(actor, params.id)
    if (!driver) throw new AppError('NOT_FOUND')
    return { body: driverRecord(driver) }
  }),
  defineEndpoint(drivers.createDriver, async ({ actor, input, text }) => {
    const driver = await saveDriver(actor, input)
    return { body: { message: text('saved'), driver: driverRecord(driver) } }
  }),
  defineEndpoint(drivers.updateDriver, async ({ actor, params: { id }, input, text }) => {
    const driver = await saveDriver(actor, { id, ...input })
    return { body: { message: text('saved'), driver: driverRecord(driver) } }
  }),
  defineEndpoint(drivers.removeDriver, async ({ actor, params, text }) => {
    await removeDriver(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
  defineEndpoint(units.listUnits, async ({ actor, query }) => {
    const { rows, total, next } = await listUnits(actor, query)
    return { body: rows.map(unitRecord), list: { total, next } }
  }),
  defineEndpoint(units.getUnit, async ({ actor, params }) => {
    const unit = await getUnit(actor, params.id)
    if (!unit) throw new AppError('NOT_FOUND')
    return { body: unitRecord(unit) }
  }),
  defineEndpoint(units.createUnit, async ({ actor, input, text }) => {
    const unit = await saveUnit(actor, input)
    return { body: { message: text('saved'), unit: unitRecord(unit) } }
  }),
  defineEndpoint(units.updateUnit, async ({ actor, params: { id }, input, text }) => {
    const unit = await saveUnit(actor, { id, ...input })
    return { body: { message: text('saved'), unit: unitRecord(unit) } }
  }),
  defineEndpoint(units.removeUnit, async ({ actor, params, text }) => {
    await removeUnit(actor, params.id)
    return { body: { message: text('deleted') } }
  }),
  defineEndpoint(operations.assignBooking, async ({ actor, params: { ref, day }, input, text }) => {
    const { id: bookingId } = await findBooking(actor, ref)
    const assignment = await assign(actor, { bookingId, day, ...input })
    return { body: { message: text('saved'), assignment } }
  }),
  defineEndpoint(duty.getDuty, async ({ actor }) => ({ body: await getDuty(actor) })),
  defineEndpoint(duty.recordDutySteps, async ({ actor, input }) => {
    const results = await recordDutySteps(actor, input.steps)
    return { body: { results, duty: await getDuty(actor) } }
  }),
]
