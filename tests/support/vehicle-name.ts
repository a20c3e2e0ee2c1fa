import { randomInt } from 'node:crypto'

/** A name that finds its vehicle alone: searches take letters for similar ones, a number only for itself. */
export function newVehicleName(kind: string): string {
  return `${kind} ${randomInt(1_000_000_000, 10_000_000_000)}`
}
