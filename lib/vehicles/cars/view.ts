import { z } from 'zod'
import { exampleId, idShape } from '@/lib/server/shapes'
import type { CarCategory } from './rules'
import { carCategorySchema } from './schema'

type Car = { id: string; name: string; category: CarCategory; price: string; url: string; filename: string }

/** The shape of a car in the API (SPEC section 3). */
export const carShape = z
  .object({
    _id: idShape,
    name: z.string(),
    item: carCategorySchema,
    price: z.string().meta({ description: 'As staff typed it, with its currency.' }),
    filename: z.string(),
    url: z.string().meta({ description: 'The picture’s address on this site.' }),
  })
  .meta({ id: 'Car' })

export const exampleCar = {
  _id: exampleId,
  name: 'Toyota Vitz',
  item: 'suv',
  price: '$60',
  filename: 'vitz.jpg',
  url: '/demo/suv-1.webp',
} as const

/** A car as the API shows it (SPEC section 3). */
export function carRecord({ id, name, category, price, url, filename }: Car) {
  return { _id: id, name, item: category, price, url, filename }
}
