import { z } from 'zod'
import { doneShape, doneWith, idParams } from '@/lib/core/schemas'
import { pictureErrors } from '@/lib/files/rules'
import { operation, type Operation } from '@/lib/server/endpoint-declaration'
import { pagingQuery } from '@/lib/server/paging'
import { driverBody } from './schema'
import { driverShape, exampleDriver } from './view'

const tag = 'Dispatch'
const read = { method: 'GET', tag, permission: 'dispatch:read' } as const satisfies Partial<Operation>
const change = { tag, permission: 'driver:manage' } as const satisfies Partial<Operation>
const { name, phone, licence, licenceUntil, languages } = exampleDriver
const example = { name, phone, licence, licenceUntil, languages }
const body = { type: 'either', schema: driverBody, example } as const
const saved = {
  schema: doneWith({ driver: driverShape }),
  example: { message: 'Saved.', driver: exampleDriver },
} as const

/** `GET /drivers`. */
export const listDrivers = operation({
  ...read,
  id: 'listDrivers',
  path: '/drivers',
  summary: 'List the drivers by name',
  isList: true,
  query: pagingQuery,
  success: {
    status: 200,
    description: 'The drivers.',
    schema: z.array(driverShape),
    example: [exampleDriver],
  },
})

/** `GET /drivers/{id}`. */
export const getDriver = operation({
  ...read,
  id: 'getDriver',
  path: '/drivers/{id}',
  summary: 'Read one driver',
  params: idParams,
  success: { status: 200, description: 'The driver.', schema: driverShape, example: exampleDriver },
})

/** `POST /drivers`. */
export const createDriver = operation({
  ...change,
  id: 'createDriver',
  method: 'POST',
  path: '/drivers',
  summary: 'Take on a driver',
  description: 'In a form lists have commas between their parts.',
  body,
  success: { ...saved, status: 201, description: 'The driver was taken on.' },
  errors: pictureErrors,
})

/** `PUT /drivers/{id}`. */
export const updateDriver = operation({
  ...change,
  id: 'updateDriver',
  method: 'PUT',
  path: '/drivers/{id}',
  summary: 'Change a driver, whole; days off and the portrait stay where they are not sent',
  params: idParams,
  body,
  success: { ...saved, status: 200, description: 'The driver was changed.' },
  errors: ['DRIVER_TAKEN', ...pictureErrors],
})

/** `DELETE /drivers/{id}`. */
export const removeDriver = operation({
  ...change,
  id: 'removeDriver',
  method: 'DELETE',
  path: '/drivers/{id}',
  summary: 'Delete a driver who never had a trip',
  params: idParams,
  success: {
    status: 200,
    description: 'It was deleted.',
    schema: doneShape,
    example: { message: 'Successfully Deleted!' },
  },
  errors: ['DRIVER_HAS_TRIPS'],
})
