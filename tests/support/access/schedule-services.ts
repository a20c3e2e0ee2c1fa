import * as blocks from '@/lib/vehicles/availability/mutations'
import { addDays } from '@/lib/core/day'
import { getPlanner } from '@/lib/vehicles/availability/planner'
import * as schedule from '@/lib/vehicles/availability/queries'
import { makeActor } from '../factories'
import { staff } from './personas'
import type { ServiceRow } from './services'
import type { World } from './world'

const noKey = { after: undefined, before: undefined }
const blockOf = ({ vehicle, day }: World) => ({
  vehicleId: vehicle.id,
  from: day,
  to: addDays(day, 1),
  places: 1,
  reason: 'Brakes',
})

/** The verbs of the schedule. */
export const scheduleServiceAccess: Record<string, ServiceRow> = {
  'vehicles/availability getPlanner': {
    may: staff,
    call: (actor, { day }) => getPlanner(actor, { from: day, days: 14 }),
  },
  'vehicles/availability listSchedule': {
    may: staff,
    call: (actor, { day }) => schedule.listSchedule(actor, { ...noKey, from: day, days: 7 }),
  },
  'vehicles/availability getVehicleSchedule': {
    may: staff,
    call: (actor, { vehicle, day }) =>
      schedule.getVehicleSchedule(actor, { id: vehicle.id, from: day, days: 7 }),
  },
  'vehicles/availability listBlocks': {
    may: staff,
    call: (actor, { vehicle, day }) =>
      blocks.listBlocks(actor, { vehicleId: vehicle.id, from: day, last: day }),
  },
  'vehicles/availability blockPlaces': {
    may: staff,
    call: (actor, world) => blocks.blockPlaces(actor, blockOf(world)),
  },
  'vehicles/availability unblockPlaces': {
    may: staff,
    call: async (actor, world) =>
      blocks.unblockPlaces(actor, await blocks.blockPlaces(await makeActor('admin'), blockOf(world))),
  },
}
