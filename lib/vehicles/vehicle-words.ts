import 'server-only'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { type AskedClass, type AskedTrait, askedWords } from './asked-words'

// The spelling of words has no doubled letters, so that `zzzz` would find all that begins with that letter.
const oneLetterAgain = /(?<!\p{L})(\p{L})\1{3,}(?!\p{L})/iu

/**
 * For each word of a search, the words of vehicles that may stand for it, in any script and with small slips
 * (docs/decisions/vehicle-search.md); none of them where nothing was typed. A vehicle fits when its `search_words` hold
 * one of each. A text without any word, or with one letter again and again, finds nothing.
 */
export async function vehicleWordsFor(typed: string | undefined): Promise<string[][]> {
  if (!typed) return []
  if (oneLetterAgain.test(typed)) return [[]]
  const rows = await database().$queryRaw<
    { words: string[] }[]
  >`SELECT "words" FROM "vehicle_words_for"(${typed})`
  return rows.length > 0 ? rows.map(({ words }) => words) : [[]]
}

/** That a vehicle `v` holds one of the words. */
export const holds = (words: string[]) => Prisma.sql`v."search_words" && ${words}::text[]`

/** What narrows a list down by what was typed: words to be found, and what asked-words.ts understands. */
export type TypedFilter = {
  /** For each word of a search those of vehicles that may stand for it. */
  words: string[][]
  classes?: readonly AskedClass[] | undefined
  traits?: readonly AskedTrait[] | undefined
  /** At least so many. */
  seats?: number | undefined
  /** Only those that leave Addis Ababa. */
  isForCountry?: boolean | undefined
}

/** What somebody looks for who typed this: classes, traits, seats and places by themselves, other words as vehicles have them. */
export async function typedFilter(typed = ''): Promise<TypedFilter> {
  const { rest, ...understood } = askedWords(typed)
  // The rest has one spelling already, with each doubled letter once.
  return { ...understood, words: await vehicleWordsFor(oneLetterAgain.test(typed) ? typed : rest) }
}

/** That a vehicle `v` is of a class that was asked for, or is called so. */
export const isOfClass = ({ typed, categories }: AskedClass) =>
  Prisma.sql`(v."category" = ANY (${[...categories]}::vehicle_category[]) OR ${isCalled(typed)})`

/** That a vehicle `v` has the gearbox or the fuel that was asked for, or is called so. */
export const hasTrait = (trait: AskedTrait) =>
  'gearbox' in trait
    ? Prisma.sql`(v."gearbox" = ${trait.gearbox}::gearbox OR ${isCalled(trait.typed)})`
    : Prisma.sql`(v."fuel" = ${trait.fuel}::fuel OR ${isCalled(trait.typed)})`

const isCalled = (typed: string) => Prisma.sql`v."search_words" @> "search_words"(${typed})`
