export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/**
 * The query of an address with one value per name: the first of a repeated one, and none for a field that a form
 * sent empty, so that an empty price is not read as zero.
 */
export async function queryValues(searchParams: SearchParams): Promise<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const [name, given] of Object.entries(await searchParams)) {
    const value = Array.isArray(given) ? given[0] : given
    if (value?.trim()) values[name] = value
  }
  return values
}
