import { z } from 'zod'
import { key, stripNul } from '@/lib/core/schemas'
import { isRoutePath } from '@/lib/routes/routes'
import { hereInput } from '@/lib/server/return-address'
import { viewQuery } from './rules'

/** A view of a list to be kept, or to be named anew: its name, and the list's address. */
export const savedViewForm = z.object({
  name: z
    .string()
    .transform(stripNul)
    .pipe(z.string().trim().min(1, key('viewNameMissing')).max(40, key('tooLong'))),
  path: z.string().refine(isRoutePath, key('choiceInvalid')),
  query: z.string().max(1000, key('tooLong')).transform(stripNul).transform(viewQuery),
  /** The view that gets this name. */
  renames: z.uuid().optional(),
})
export type SavedViewInput = z.output<typeof savedViewForm>

/** The view that a person no longer needs, and the list as it is now. */
export const removedViewForm = z.object({ id: z.uuid(key('choiceInvalid')), here: hereInput })
