import { foldText, soundOf } from '@/lib/core/fold-text'
import { parsePhone } from '@/lib/core/phone'
import { phonePart } from '@/lib/core/phone-text'
import { containsExactly, containsText } from './search'

// A plate, a code or an address is what it is; only what may be a name has a sound.
const mayBeName = /^[\p{L}\p{M}'’‘ʼ`´./-]+$/u

// A short sound is that of too many names to be the beginning of them all.
const wholeBelow = 4

/**
 * What a searched text of the database holds one of when it holds what was typed, one word, in any spelling of it or in another
 * script (CONTRACT section 11).
 */
export function soughtSpellings(word: string): string[] {
  const sound = mayBeName.test(word) ? soundOf(word) : ''
  if (sound.length < 2) return [foldText(word)]
  return [foldText(word), sound.length < wholeBelow ? ` ${sound} ` : ` ${sound}`]
}

/** Prisma's condition on rows whose `searchText` holds what was typed, one word, in any spelling of it. */
export function soughtText(word: string) {
  return { OR: soughtSpellings(word).map((spelling) => ({ searchText: containsExactly(spelling) })) }
}

/** Conditions on a stored phone for a search that looks like one, whole in any spelling or in part; else none. */
export function phoneMatches(typed: string): { phone: string | ReturnType<typeof containsText> }[] {
  const whole = parsePhone(typed)
  if (whole !== null) return [{ phone: whole }]
  const part = phonePart(typed)
  return part === null ? [] : [{ phone: containsText(part) }]
}
