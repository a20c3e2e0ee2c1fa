import { z } from 'zod'
import { operation, type Operation } from '@/lib/server/endpoint-declaration'
import { doneShape, doneWith, idParams } from '@/lib/server/shapes'
import { pagingQuery } from '@/lib/server/paging'
import { pictureErrors } from '@/lib/files/rules'
import { carShape, exampleCar } from './view'
import { carCategorySchema, carChange, carPost } from './schema'

const list = {
  method: 'GET',
  tag: 'Vehicles',
  may: 'car:list',
  isList: true,
  cacheTags: ['cars'],
  query: pagingQuery,
  success: { status: 200, description: 'The cars.', schema: z.array(carShape), example: [exampleCar] },
} as const satisfies Partial<Operation>

/** `GET /uploads` (SPEC section 7). */
export const listCars = operation({
  ...list,
  id: 'listCars',
  path: '/uploads',
  summary: 'List all cars, newest first',
})

/** `GET /uploads/sub`: the same list under the name that older clients know. */
export const listCarsVariant = operation({
  ...list,
  id: 'listCarsVariant',
  path: '/uploads/sub',
  summary: 'List all cars, under the name that older clients know',
})

/** `GET /uploads/type/{type}`. */
export const listCarsOfType = operation({
  ...list,
  id: 'listCarsOfType',
  path: '/uploads/type/{type}',
  summary: 'List the cars of one category',
  params: z.object({
    type: carCategorySchema.meta({ description: '`suv` also holds the economy and standard cars.' }),
  }),
})

const change = { tag: 'Vehicles', may: 'car:manage' } as const
const example = { name: 'Toyota Vitz', item: 'suv', price: '$60' }

/** `POST /uploads`. */
export const createCar = operation({
  ...change,
  id: 'createCar',
  method: 'POST',
  path: '/uploads',
  summary: 'Post a car with its picture',
  body: { type: 'form', schema: carPost, example },
  success: {
    status: 201,
    description: 'The car was posted.',
    schema: doneWith({ car: carShape }),
    example: { message: 'Upload Success', car: exampleCar },
  },
  errors: pictureErrors,
})

/** `PUT /uploads/{id}`. */
export const updateCar = operation({
  ...change,
  id: 'updateCar',
  method: 'PUT',
  path: '/uploads/{id}',
  summary: 'Change a car; its picture stays where none is sent',
  params: idParams,
  body: { type: 'form', schema: carChange, example },
  success: {
    status: 200,
    description: 'The car was changed.',
    schema: doneWith({ car: carShape }),
    example: { message: 'Successfully Updated!', car: exampleCar },
  },
  errors: pictureErrors,
})

/** `DELETE /uploads/{id}`. */
export const removeCar = operation({
  ...change,
  id: 'removeCar',
  method: 'DELETE',
  path: '/uploads/{id}',
  summary: 'Delete a car and its picture',
  params: idParams,
  success: {
    status: 200,
    description: 'The car was deleted.',
    schema: doneShape,
    example: { message: 'Successfully deleted!' },
  },
})
