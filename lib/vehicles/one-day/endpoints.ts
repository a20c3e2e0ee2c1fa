import { z } from 'zod'
import { operation, type Operation } from '@/lib/server/endpoint-declaration'
import { doneShape, doneWith, idParams } from '@/lib/server/shapes'
import { pagingQuery } from '@/lib/server/paging'
import { pictureErrors } from '@/lib/files/rules'
import { availabilityShape, exampleAvailability, exampleOneDayVehicle, oneDayVehicleShape } from './view'
import { priceBands } from './rules'
import { availabilityQuery, oneDayVehicleChange, oneDayVehicleCreation, oneDayVehicleQuery } from './schema'

const query = oneDayVehicleQuery.extend(pagingQuery.shape)
const list = {
  method: 'GET',
  tag: 'Vehicles',
  may: 'one-day-vehicle:list',
  isList: true,
  cacheTags: ['one_day_vehicles', 'vehicle_days'],
  success: {
    status: 200,
    description: 'The vehicles; those that are free on the day come first.',
    schema: z.array(oneDayVehicleShape),
    example: [exampleOneDayVehicle],
  },
} as const satisfies Partial<Operation>

/** `GET /uploads/Ones` (SPEC section 7). */
export const listOneDayVehicles = operation({
  ...list,
  id: 'listOneDayVehicles',
  path: '/uploads/Ones',
  summary: 'List or search the one-day vehicles, with what is left on a day',
  query,
})

/** `GET /uploads/ones`. */
export const listOneDayVehiclesVariant = operation({
  ...list,
  id: 'listOneDayVehiclesVariant',
  path: '/uploads/ones',
  summary: 'The same list as `/uploads/Ones`, in another spelling',
  query,
})

/** `GET /uploads/one`. */
export const listOneDayVehiclesShort = operation({
  ...list,
  id: 'listOneDayVehiclesShort',
  path: '/uploads/one',
  summary: 'The same list as `/uploads/Ones`, under a shorter name',
  query,
})

const bandKeys = priceBands.map(({ key }) => key)

/** `GET /uploads/price/{priceBand}`. */
export const listOneDayVehiclesOfBand = operation({
  ...list,
  id: 'listOneDayVehiclesOfBand',
  path: '/uploads/price/{priceBand}',
  summary: 'List the one-day vehicles of a price band',
  description: 'Bands include both ends: `3k` is Br 3,000 to 4,000, …, `9k` from Br 9,000.',
  params: z.object({ priceBand: z.enum(bandKeys) }),
  query: query.omit({ min: true, max: true }),
})

/** `GET /availability`: what a page asks again while somebody looks at it (CONTRACT section 7). */
export const listAvailability = operation({
  id: 'listAvailability',
  method: 'GET',
  path: '/availability',
  tag: 'Vehicles',
  summary: 'Ask what is left of some one-day vehicles, day by day',
  may: 'one-day-vehicle:list',
  query: availabilityQuery,
  success: {
    status: 200,
    description: 'Each vehicle that exists with its days, in order.',
    schema: z.array(availabilityShape),
    example: [exampleAvailability],
  },
  errors: ['INVALID_INPUT'],
})

const change = { tag: 'Vehicles', may: 'one-day-vehicle:manage' } as const
const example = {
  name: 'Toyota Corolla',
  item: 'Air conditioning, comfort',
  model: '2022',
  price: 3500,
  quantity: 3,
}
const withVehicle = doneWith({ vehicle: oneDayVehicleShape.optional() })

/** `POST /uploads/one`. */
export const createOneDayVehicle = operation({
  ...change,
  id: 'createOneDayVehicle',
  method: 'POST',
  path: '/uploads/one',
  summary: 'Post a one-day vehicle with its picture',
  body: { type: 'form', schema: oneDayVehicleCreation, example },
  success: {
    status: 201,
    description: 'The vehicle was posted. It is absent if somebody has deleted it since.',
    schema: withVehicle,
    example: { message: 'Upload Success', vehicle: exampleOneDayVehicle },
  },
  errors: pictureErrors,
})

/** `PUT /uploads/one/{id}`. */
export const updateOneDayVehicle = operation({
  ...change,
  id: 'updateOneDayVehicle',
  method: 'PUT',
  path: '/uploads/one/{id}',
  summary: 'Change a one-day vehicle; its picture stays where none is sent',
  params: idParams,
  body: { type: 'form', schema: oneDayVehicleChange, example },
  success: {
    status: 200,
    description: 'The vehicle was changed. It is absent if somebody has deleted it since.',
    schema: withVehicle,
    example: { message: 'Successfully Updated!', vehicle: exampleOneDayVehicle },
  },
  errors: [...pictureErrors, 'PLACES_HELD'],
})

/** `DELETE /uploads/one/{id}`. */
export const removeOneDayVehicle = operation({
  ...change,
  id: 'removeOneDayVehicle',
  method: 'DELETE',
  path: '/uploads/one/{id}',
  summary: 'Delete a one-day vehicle that is not booked on coming days',
  params: idParams,
  success: {
    status: 200,
    description: 'The vehicle was deleted.',
    schema: doneShape,
    example: { message: 'Successfully deleted!' },
  },
  errors: ['VEHICLE_BOOKED'],
})
