import { z } from 'zod'
import { storable } from './strip-nul'

/** `?q=` of a list: what was typed without the blanks around it; what is too long counts as absent. */
export const searchInput = z
  .string()
  .transform(storable)
  .pipe(z.string().trim().max(100))
  .optional()
  .catch(undefined)
