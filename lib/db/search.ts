import { z } from 'zod'
import { key, stripNul } from '@/lib/core/schemas'

// As many as the search over vehicles looks for (docs/decisions/vehicle-search.md).
const wordLimit = 8

/** `?q=` of a list of the API: what was typed without the blanks around it; what is too long is refused. */
export const searchFilter = z
  .string()
  .transform(stripNul)
  .pipe(z.string().trim().max(100, key('tooLong')))
  .optional()
  .meta({ description: 'Words to search for.' })

/** `?q=` of a page's list, which no address breaks: what is too long counts as absent. */
export const searchInput = searchFilter.catch(undefined)

/** The words of a search; each has to be found somewhere. What comes behind the eighth is left out. */
export function searchWords(typed: string | undefined): string[] {
  return (typed ?? '').split(/\s+/).filter(Boolean).slice(0, wordLimit)
}

// LIKE treats `%`, `_` and `\` as its own, and Prisma hands them on as they are; what a person types is plain text.
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of LIKE for a text that holds what was typed, sign by sign. */
export function likePattern(typed: string): string {
  return `%${escapeLike(typed)}%`
}

/** Prisma's condition on a text column that holds what was typed, sign by sign and in any case. */
export function containsText(typed: string) {
  return { contains: escapeLike(typed), mode: 'insensitive' } as const
}

/** The same, sign by sign and case by case: for texts that are kept as searches compare them. */
export function containsExactly(typed: string) {
  return { contains: escapeLike(typed) } as const
}
