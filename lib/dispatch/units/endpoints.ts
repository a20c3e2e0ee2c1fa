import { z } from 'zod'
import { doneShape, doneWith, idParams } from '@/lib/core/schemas'
import { pictureErrors } from '@/lib/files/rules'
import { operation, type Operation } from '@/lib/server/endpoint-declaration'
import { pagingQuery } from '@/lib/server/paging'
import { unitBody } from './schema'
import { exampleUnit, unitShape } from './view'

const tag = 'Dispatch'
const read = { method: 'GET', tag, permission: 'dispatch:read' } as const satisfies Partial<Operation>
const change = { tag, permission: 'unit:manage' } as const satisfies Partial<Operation>
const { vehicleId, plate, active, insuranceUntil } = exampleUnit
const body = {
  type: 'either',
  schema: unitBody,
  example: { vehicleId, plate, active, insuranceUntil },
} as const
const saved = {
  schema: doneWith({ unit: unitShape }),
  example: { message: 'Saved.', unit: exampleUnit },
} as const

/** `GET /units`. */
export const listUnits = operation({
  ...read,
  id: 'listUnits',
  path: '/units',
  summary: 'List the units by plate',
  isList: true,
  query: pagingQuery,
  success: { status: 200, description: 'The units.', schema: z.array(unitShape), example: [exampleUnit] },
})

/** `GET /units/{id}`. */
export const getUnit = operation({
  ...read,
  id: 'getUnit',
  path: '/units/{id}',
  summary: 'Read one unit',
  params: idParams,
  success: { status: 200, description: 'The unit.', schema: unitShape, example: exampleUnit },
})

/** `POST /units`. */
export const createUnit = operation({
  ...change,
  id: 'createUnit',
  method: 'POST',
  path: '/units',
  summary: 'Add a unit to a vehicle',
  description: 'At most as many active ones as the vehicle’s quantity.',
  body,
  success: { ...saved, status: 201, description: 'The unit was added.' },
  errors: ['TOO_MANY_UNITS', 'PLATE_TAKEN', ...pictureErrors],
})

/** `PUT /units/{id}`. */
export const updateUnit = operation({
  ...change,
  id: 'updateUnit',
  method: 'PUT',
  path: '/units/{id}',
  summary: 'Change a unit, whole; its picture stays where none is sent',
  params: idParams,
  body,
  success: { ...saved, status: 200, description: 'The unit was changed.' },
  errors: ['TOO_MANY_UNITS', 'PLATE_TAKEN', 'UNIT_TAKEN', ...pictureErrors],
})

/** `DELETE /units/{id}`. */
export const removeUnit = operation({
  ...change,
  id: 'removeUnit',
  method: 'DELETE',
  path: '/units/{id}',
  summary: 'Delete a unit that never had a trip',
  params: idParams,
  success: {
    status: 200,
    description: 'It was deleted.',
    schema: doneShape,
    example: { message: 'Successfully Deleted!' },
  },
  errors: ['UNIT_HAS_TRIPS'],
})
