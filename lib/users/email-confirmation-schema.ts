import { z } from 'zod'

/** A form that is a button alone. */
export const nothingInput = z.object({})
