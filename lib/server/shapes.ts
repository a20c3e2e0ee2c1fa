import { z } from 'zod'

// The forms in which facts leave by the API. Formats are told to readers and not checked: what is stored leaves.
export const idShape = z.string().meta({ format: 'uuid' })
export const momentShape = z.iso.datetime().meta({ description: 'ISO 8601, in UTC.' })
export const dayShape = z.string().meta({ format: 'date', description: 'A day in Addis Ababa.' })
export const phoneShape = z.string().meta({ description: 'E.164.' })

/** The id in a path. */
export const idParams = z.object({ id: z.uuid() })

const messageShape = z.string().meta({ description: 'What happened, in the caller’s language.' })

/** The answer to a change: what happened and, where there is one, the record. */
export const doneWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ message: messageShape, ...shape })

/** The answer to a removal. */
export const doneShape = doneWith({})

export const exampleId = '0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90'
export const exampleMoment = '2026-11-20T06:30:00.000Z'
export const exampleDay = '2026-12-24'
