import { z } from 'zod'
import { dayShape, exampleDay, exampleId, idShape } from '@/lib/server/shapes'
import type { VehicleAvailability } from './queries'
import type { OneDayVehicle } from './view'

/** The shape of a one-day vehicle in the API (CONTRACT section 6). */
export const oneDayVehicleShape = z
  .object({
    _id: idShape,
    name: z.string(),
    displayname: z.string().meta({ description: 'The same as `name`, for older clients.' }),
    price: z.int().meta({ description: 'Whole Br for one day with the driver.' }),
    model: z.string(),
    item: z.string().meta({ description: 'The features, in the caller’s language where they exist in it.' }),
    quantity: z.int().meta({ description: 'How many of this vehicle exist.' }),
    url: z.string().meta({ description: 'The picture’s address on this site.' }),
    filename: z.string(),
    available: z.int().min(0).meta({ description: 'What is left on the day that was asked for.' }),
  })
  .meta({ id: 'OneDayVehicle' })

export const exampleOneDayVehicle = {
  _id: exampleId,
  name: 'Toyota Corolla',
  displayname: 'Toyota Corolla',
  price: 3500,
  model: '2022',
  item: 'Air conditioning, comfort',
  quantity: 3,
  url: '/demo/one-day-01.webp',
  filename: 'corolla.jpg',
  available: 2,
} as const

/** A one-day vehicle as the API shows it (CONTRACT section 6). */
export function oneDayVehicleRecord(vehicle: OneDayVehicle) {
  const { id, name, price, model, features, quantity, url, filename, available } = vehicle
  return {
    _id: id,
    name,
    displayname: name,
    price,
    model,
    item: features.text,
    quantity,
    url,
    filename,
    available,
  }
}

/** The shape of what is left of a vehicle on some days. */
export const availabilityShape = z
  .object({ _id: idShape, days: z.array(z.object({ date: dayShape, available: z.int().min(0) })) })
  .meta({ id: 'Availability' })

export const exampleAvailability = {
  _id: exampleId,
  days: [{ date: exampleDay, available: 2 }],
} as const

/** What is left of a vehicle as the API shows it. */
export function availabilityRecord({ vehicleId, days }: VehicleAvailability) {
  return { _id: vehicleId, days: days.map(({ day, available }) => ({ date: day, available })) }
}
