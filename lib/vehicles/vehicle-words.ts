import 'server-only'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'

/**
 * For each word of a search, the words of vehicles that may stand for it, in any script and with small slips
 * (docs/decisions/vehicle-search.md); none of them where nothing was typed. A vehicle fits when its `search_words` hold
 * one of each. A text without any word finds nothing.
 */
export async function vehicleWordsFor(typed: string | undefined): Promise<string[][]> {
  if (!typed) return []
  const rows = await database().$queryRaw<
    { words: string[] }[]
  >`SELECT "words" FROM "vehicle_words_for"(${typed})`
  return rows.length > 0 ? rows.map(({ words }) => words) : [[]]
}

/** That a vehicle `v` holds one of the words. */
export const holds = (words: string[]) => Prisma.sql`v."search_words" && ${words}::text[]`
