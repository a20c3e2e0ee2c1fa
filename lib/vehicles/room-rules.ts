import type { VehicleFacts } from './view'
import type { VehicleKind } from './rules'

/** The sizes of the drawings of this file (tools/pictures/room-plans.ts). */
export const seatPlanSize = { width: 480, height: 240 }
export const luggageSize = { width: 480, height: 160 }

/** How many bags the drawings `luggage-1` and so on show at most. */
export const mostBagsDrawn = 12

type SeatPlan = {
  name: `seats-${string}`
  /** Seats from the front to the back, the driver's first. */
  rows: readonly [number, ...number[]]
  shape: 'car' | 'pickup' | 'bus'
}

/** The seat plans of public/drawings by their shape and how many sit there, the driver included. */
export const seatPlans = [
  { name: 'seats-4', rows: [2, 2], shape: 'car' },
  { name: 'seats-5', rows: [2, 3], shape: 'car' },
  { name: 'seats-7', rows: [2, 3, 2], shape: 'car' },
  { name: 'seats-8', rows: [2, 3, 3], shape: 'car' },
  { name: 'seats-pickup-5', rows: [2, 3], shape: 'pickup' },
  { name: 'seats-9', rows: [2, 3, 4], shape: 'bus' },
  { name: 'seats-10', rows: [2, 2, 2, 4], shape: 'bus' },
  { name: 'seats-11', rows: [2, 2, 3, 4], shape: 'bus' },
  { name: 'seats-12', rows: [2, 3, 3, 4], shape: 'bus' },
  { name: 'seats-13', rows: [2, 2, 2, 3, 4], shape: 'bus' },
  { name: 'seats-14', rows: [2, 2, 3, 3, 4], shape: 'bus' },
  { name: 'seats-15', rows: [2, 3, 3, 3, 4], shape: 'bus' },
  { name: 'seats-16', rows: [2, 2, 2, 3, 3, 4], shape: 'bus' },
] as const satisfies readonly SeatPlan[]

export type SeatPlanName = (typeof seatPlans)[number]['name']

type Room = Pick<VehicleFacts, 'category' | 'seats'>

/**
 * The plan of a vehicle's seats, or null where staff did not say how many there are or none is drawn. The seats of a one-day
 * vehicle are those of its passengers; those of a car hold its driver too.
 */
export function seatPlanOf(kind: VehicleKind, { category, seats }: Room): SeatPlanName | null {
  if (seats === null) return null
  const all = kind === 'one_day' ? seats + 1 : seats
  const wanted = category === 'pickup' ? `seats-pickup-${all}` : `seats-${all}`
  return seatPlans.find(({ name }) => name === wanted)?.name ?? null
}
