import { z } from 'zod'

/** `?id=` of a record; what is no id is empty, which no record has. */
export const recordQuery = z.object({ id: z.uuid().catch('') })
