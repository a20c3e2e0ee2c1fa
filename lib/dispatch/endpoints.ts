import { doneWith } from '@/lib/core/schemas'
import { operation } from '@/lib/server/endpoint-declaration'
import { assignmentBody, assignmentParams } from './schema'
import { assignmentShape, exampleAssignment } from './view'

const { driverId, unitId } = exampleAssignment

/** `PUT /bookings/{ref}/assignments/{day}` (CONTRACT section 14). */
export const assignBooking = operation({
  id: 'assignBooking',
  method: 'PUT',
  path: '/bookings/{ref}/assignments/{day}',
  tag: 'Dispatch',
  summary: 'Give a day of a booking its driver and its unit',
  description:
    'What is left out stays, null takes it away. `seenDriverId` and `seenUnitId` say who was assigned before, null for ' +
    'nobody: where that is no longer so, nothing is changed.',
  permission: 'assignment:manage',
  params: assignmentParams,
  body: { type: 'json', schema: assignmentBody, example: { driverId, unitId } },
  success: {
    status: 200,
    description: 'Who drives what on that day.',
    schema: doneWith({ assignment: assignmentShape }),
    example: { message: 'Saved.', assignment: exampleAssignment },
  },
  errors: [
    'STATE_CONFLICT',
    'ASSIGNMENT_CHANGED',
    'DRIVER_TAKEN',
    'DRIVER_OFF',
    'LICENCE_EXPIRED',
    'UNIT_TAKEN',
    'UNIT_FOREIGN',
    'UNIT_BLOCKED',
  ],
})
