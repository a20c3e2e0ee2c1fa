import { z } from 'zod'
import { dayShape, exampleDay, exampleId, idShape } from '@/lib/core/schemas'
import type { VehicleAvailability } from '../queries'

/** The shape of what is left of a vehicle on some days. */
export const availabilityShape = z
  .object({
    _id: idShape,
    days: z.array(
      z.object({
        date: dayShape,
        available: z.int().min(0).meta({ description: 'What is left on that day.' }),
      }),
    ),
  })
  .meta({ id: 'Availability' })

export const exampleAvailability = {
  _id: exampleId,
  days: [{ date: exampleDay, available: 2 }],
} as const

/** What is left of a vehicle as the API shows it. */
export function availabilityRecord({ vehicleId, days }: VehicleAvailability) {
  return { _id: vehicleId, days: days.map(({ day, available }) => ({ date: day, available })) }
}
