// Marks that turn the direction of a line, invisible ones, and control characters besides the end of a line.
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
const keepsLines = (sign: string) => (sign === '\n' ? '\n' : sign === '\r' ? '' : ' ')

/** What a person typed, without what no mail should carry: signs that hide or turn what stands beside them. */
export function plainText(typed: string): string {
  return typed.replace(unseen, keepsLines)
}

/**
 * A name as a mail may carry it: nothing in it that mail programs make a link of, so that nobody has the company write to others
 * in their own words. `W/ro Almaz` stays, `Win at evil.example` reads `Win at evil. example`.
 */
export function plainName(typed: string): string {
  return plainText(typed)
    .replace(/:\/\/|@|\n/g, ' ')
    .replace(/\.(?=[^\s.])/g, '. ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 120)
}

const names: readonly string[] = ['customerName', 'firstName', 'driver']

/** The arguments of a mail, as deep as they go, with every text plain and every name without an address. */
export function plainArgs(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return names.includes(name) ? plainName(value) : plainText(value)
  if (Array.isArray(value)) return value.map((part: unknown) => plainArgs(part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainArgs(part, key)]))
}
