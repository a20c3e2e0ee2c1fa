import { z } from 'zod'
import { exampleDay, exampleId, exampleMoment } from '@/lib/core/schemas'
import { operation } from '@/lib/server/endpoint-declaration'
import { dutyStepsBody } from './schema'
import { dutyShape, exampleDuty, stepResultsShape } from './view'

const ofDriver = { tag: 'Dispatch', permission: 'duty:own', takesKey: 'driver' } as const

/** `GET /duty`: what the duty page of a phone reads. */
export const getDuty = operation({
  ...ofDriver,
  id: 'getDuty',
  method: 'GET',
  path: '/duty',
  summary: 'Read the trips of the driver whose link it is',
  success: { status: 200, description: 'The trips.', schema: dutyShape, example: exampleDuty },
  errors: ['NOT_FOUND'],
})

/** `POST /duty/steps`: what was pressed on the duty page. */
export const recordDutySteps = operation({
  ...ofDriver,
  id: 'recordDutySteps',
  method: 'POST',
  path: '/duty/steps',
  summary: 'Send what a driver pressed, as often and in whatever order it comes',
  body: {
    type: 'json',
    schema: dutyStepsBody,
    example: {
      steps: [{ id: exampleId, bookingId: exampleId, day: exampleDay, word: 'accepted', at: exampleMoment }],
    },
  },
  success: {
    status: 200,
    description: 'What became of each, and the trips as they are now.',
    schema: z.object({ results: stepResultsShape, duty: dutyShape }),
    example: { results: [{ id: exampleId, result: 'kept' }], duty: exampleDuty },
  },
  errors: ['NOT_FOUND'],
})
