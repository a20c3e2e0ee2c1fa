import { likePattern } from './like-pattern'

// As many as the search over vehicles looks for (docs/decisions/vehicle-search.md).
const wordLimit = 8

/** The words of a search; each has to be found somewhere. What comes behind the eighth is left out. */
export function searchWords(typed: string | undefined): string[] {
  return (typed ?? '').split(/\s+/).filter(Boolean).slice(0, wordLimit)
}

/** The condition on a text column that holds what was typed, in any case; `%` and `_` are plain text. */
export function holding(typed: string) {
  return { contains: likePattern(typed), mode: 'insensitive' } as const
}
