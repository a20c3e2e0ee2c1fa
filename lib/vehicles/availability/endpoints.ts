import { z } from 'zod'
import { operation } from '@/lib/server/endpoint-declaration'
import { availabilityQuery } from '../schema'
import { availabilityShape, exampleAvailability } from './view'

/** `GET /availability`: what a page asks again while somebody looks at it (CONTRACT section 7). */
export const listAvailability = operation({
  id: 'listAvailability',
  method: 'GET',
  path: '/availability',
  tag: 'Vehicles',
  summary: 'Ask what is left of some vehicles, day by day',
  permission: 'vehicle:list',
  query: availabilityQuery,
  success: {
    status: 200,
    description: 'Each vehicle that exists with its days, in order.',
    schema: z.array(availabilityShape),
    example: [exampleAvailability],
  },
  errors: ['INVALID_INPUT'],
})
