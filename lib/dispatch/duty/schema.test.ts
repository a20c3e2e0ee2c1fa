import { expect, it } from 'vitest'
import { exampleDay, exampleId } from '@/lib/core/schemas'
import { dutyStepsBody } from './schema'

it.each([
  ['0000-01-01T00:00:00.000Z', false],
  // The clock of a phone whose battery was empty.
  ['1970-01-01T00:00:00.000Z', true],
  ['2026-11-28T06:30:00.000Z', true],
])('a step that was pressed at %s can be kept: %s', (at, isKept) => {
  const step = { id: exampleId, bookingId: exampleId, day: exampleDay, word: 'accepted', at }
  expect(dutyStepsBody.safeParse({ steps: [step] }).success).toBe(isKept)
})
