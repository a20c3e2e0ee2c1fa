import { z } from 'zod'
import { stripNul } from '@/lib/core/schemas'

/** `?q=` of the search over everything; without it nothing is found. */
export const searchQuery = z.object({
  q: z.string().transform(stripNul).pipe(z.string().trim().max(100)).default('').catch('').meta({
    description:
      'A code, name, phone, email, reference, plate, destination or vehicle, in any spelling; up to 100 characters.',
  }),
})
