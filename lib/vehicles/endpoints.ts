import { z } from 'zod'
import { operation, type Operation } from '@/lib/server/endpoint-declaration'
import { doneShape, doneWith, idParams, optionalDay } from '@/lib/core/schemas'
import { pagingQuery } from '@/lib/server/paging'
import { pictureErrors } from '@/lib/files/rules'
import { carShape, exampleCar, exampleOneDayVehicle, oneDayVehicleShape } from './view'
import { mostPictures, priceBands } from './rules'
import {
  exampleFoundVehicle,
  exampleVehicleDetail,
  foundVehicleShape,
  vehicleDetailShape,
} from './vehicle-record'
import { carCategorySchema, oneDayVehicleQuery, vehicleBodies, vehicleSearchQuery } from './schema'

const list = {
  method: 'GET',
  tag: 'Vehicles',
  permission: 'vehicle:list',
  isList: true,
  cacheTags: ['vehicles', 'vehicle_days'],
} as const satisfies Partial<Operation>

const carList = {
  ...list,
  query: pagingQuery,
  success: { status: 200, description: 'The cars.', schema: z.array(carShape), example: [exampleCar] },
} as const satisfies Partial<Operation>

/** `GET /uploads` (SPEC section 7). */
export const listCars = operation({
  ...carList,
  id: 'listCars',
  path: '/uploads',
  summary: 'List all cars, newest first',
})

/** `GET /uploads/sub`: the same list under the name that older clients know. */
export const listCarsVariant = operation({
  ...carList,
  id: 'listCarsVariant',
  path: '/uploads/sub',
  summary: 'List all cars, under the name that older clients know',
})

/** `GET /uploads/type/{type}`. */
export const listCarsOfType = operation({
  ...carList,
  id: 'listCarsOfType',
  path: '/uploads/type/{type}',
  summary: 'List the cars of one category',
  params: z.object({
    type: carCategorySchema.meta({ description: '`suv` also holds the economy and standard cars.' }),
  }),
})

const query = oneDayVehicleQuery.extend({
  ...pagingQuery.shape,
  // No other day is shown for one that cannot be booked (CONTRACT section 7).
  date: optionalDay.meta({ description: 'The day on which `available` counts; today without it.' }),
})
const oneDayList = {
  ...list,
  errors: ['INVALID_INPUT', 'DATE_OUT_OF_RANGE'],
  success: {
    status: 200,
    description: 'The vehicles; those that are free on the day come first.',
    schema: z.array(oneDayVehicleShape),
    example: [exampleOneDayVehicle],
  },
} as const satisfies Partial<Operation>

/** `GET /uploads/Ones` (SPEC section 7). */
export const listOneDayVehicles = operation({
  ...oneDayList,
  id: 'listOneDayVehicles',
  path: '/uploads/Ones',
  summary: 'List or search the one-day vehicles, with what is left on a day',
  query,
})

/** `GET /uploads/ones`. */
export const listOneDayVehiclesVariant = operation({
  ...oneDayList,
  id: 'listOneDayVehiclesVariant',
  path: '/uploads/ones',
  summary: 'The same list as `/uploads/Ones`, in another spelling',
  query,
})

/** `GET /uploads/one`. */
export const listOneDayVehiclesShort = operation({
  ...oneDayList,
  id: 'listOneDayVehiclesShort',
  path: '/uploads/one',
  summary: 'The same list as `/uploads/Ones`, under a shorter name',
  query,
})

const bandKeys = priceBands.map(({ key }) => key)

/** `GET /uploads/price/{priceBand}`. */
export const listOneDayVehiclesOfBand = operation({
  ...oneDayList,
  id: 'listOneDayVehiclesOfBand',
  path: '/uploads/price/{priceBand}',
  summary: 'List the one-day vehicles of a price band',
  description: 'Bands include both ends: `3k` is Br 3,000 to 4,000, …, `9k` from Br 9,000.',
  params: z.object({ priceBand: z.enum(bandKeys) }),
  query: query.omit({ min: true, max: true }),
})

/** `GET /vehicles` (CONTRACT section 14). */
export const searchVehicles = operation({
  id: 'searchVehicles',
  method: 'GET',
  path: '/vehicles',
  tag: 'Vehicles',
  summary: 'Search the vehicles of both kinds for some days, with what is left and what the days cost',
  permission: 'vehicle:list',
  isList: true,
  cacheTags: ['vehicles', 'vehicle_days', 'price_rules'],
  query: vehicleSearchQuery.extend(pagingQuery.shape),
  success: {
    status: 200,
    description: 'The vehicles; one that is sold out is among the last, with `available` 0.',
    schema: z.array(foundVehicleShape),
    example: [exampleFoundVehicle],
  },
  errors: ['INVALID_INPUT', 'DATE_OUT_OF_RANGE'],
})

/** `GET /vehicles/{id}` (CONTRACT section 14). */
export const getVehicle = operation({
  id: 'getVehicle',
  method: 'GET',
  path: '/vehicles/{id}',
  tag: 'Vehicles',
  summary: 'Get one vehicle of either kind with its pictures, facts and extras',
  permission: 'vehicle:list',
  cacheTags: ['vehicles', 'extras'],
  params: idParams,
  success: {
    status: 200,
    description: 'The vehicle.',
    schema: vehicleDetailShape,
    example: exampleVehicleDetail,
  },
})

const change = { tag: 'Vehicles', permission: 'vehicle:manage' } as const
const changes =
  'What is left out stays as it is. One picture takes the place of the first, several replace all of them.'

const moreExample = { priceFrom7: 1450, seats: 4, bags: 1, gearbox: 'automatic', fuel: 'petrol' }
const carExample = {
  name: 'Toyota Vitz',
  item: 'suv',
  price: '$60',
  dayPrice: 1560,
  quantity: 3,
  ...moreExample,
}

/** `POST /uploads`. */
export const createCar = operation({
  ...change,
  id: 'createCar',
  method: 'POST',
  path: '/uploads',
  summary: 'Post a car with its pictures',
  body: { type: 'form', schema: vehicleBodies.car.post, example: carExample, pictures: mostPictures },
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
  summary: 'Change a car; its pictures stay where none is sent',
  description: changes,
  params: idParams,
  body: { type: 'form', schema: vehicleBodies.car.change, example: carExample, pictures: mostPictures },
  success: {
    status: 200,
    description: 'The car was changed.',
    schema: doneWith({ car: carShape }),
    example: { message: 'Successfully Updated!', car: exampleCar },
  },
  errors: [...pictureErrors, 'PLACES_HELD', 'TOO_MANY_UNITS', 'VERSION_CONFLICT'],
})

/** `DELETE /uploads/{id}`. */
export const removeCar = operation({
  ...change,
  id: 'removeCar',
  method: 'DELETE',
  path: '/uploads/{id}',
  summary: 'Delete a car that is not booked on coming days, and its pictures',
  params: idParams,
  success: {
    status: 200,
    description: 'The car was deleted.',
    schema: doneShape,
    example: { message: 'Successfully deleted!' },
  },
  errors: ['VEHICLE_BOOKED'],
})

const oneDayExample = {
  name: 'Toyota Corolla',
  item: 'Air conditioning, comfort',
  model: '2022',
  price: 3500,
  quantity: 3,
  priceFrom7: 3200,
  class: 'suv',
}
const withVehicle = doneWith({ vehicle: oneDayVehicleShape.optional() })

/** `POST /uploads/one`. */
export const createOneDayVehicle = operation({
  ...change,
  id: 'createOneDayVehicle',
  method: 'POST',
  path: '/uploads/one',
  summary: 'Post a one-day vehicle with its pictures',
  body: { type: 'form', schema: vehicleBodies.one_day.post, example: oneDayExample, pictures: mostPictures },
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
  summary: 'Change a one-day vehicle; its pictures stay where none is sent',
  description: changes,
  params: idParams,
  body: {
    type: 'form',
    schema: vehicleBodies.one_day.change,
    example: oneDayExample,
    pictures: mostPictures,
  },
  success: {
    status: 200,
    description: 'The vehicle was changed. It is absent if somebody has deleted it since.',
    schema: withVehicle,
    example: { message: 'Successfully Updated!', vehicle: exampleOneDayVehicle },
  },
  errors: [...pictureErrors, 'PLACES_HELD', 'TOO_MANY_UNITS', 'VERSION_CONFLICT'],
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
