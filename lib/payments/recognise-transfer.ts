import { barePatterns, linkPatterns, smsPatterns, type TransferKind } from './transfer-kinds'
import { lettersAndDigits } from './rules'

/** What a customer's proof of payment says. */
export type Transfer = {
  /** The bank or wallet, or null where nobody can tell. */
  kind: TransferKind | null
  /** The one form in which a transfer is unique (CONTRACT section 7): capitals, no blanks. At most 300 signs. */
  key: string
  /** What is kept of the text: all of it, but of a pasted SMS only its receipt link or its reference. */
  shown: string
}

const keptLength = 300
// Joiners, direction marks and the like, which copying brings along unseen.
const unseen = /[\p{Cf}\u034f\u115f\u1160\u3164]/gu
const labels = /^(?:TRANSACTION|TRANSFER|RECEIPT|REFERENCE|TRX|TXN|REF|FT(?=FT)|NO|NUMBER|ID)+(?=[A-Z0-9]{8})/

const isLink = (text: string) => /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?\/\S+$/i.test(text)

/**
 * Reads an id, a receipt link or a pasted bank SMS, however it is spelled: capitals, blanks, signs between the
 * letters, full-width letters and labels make no difference. An unknown kind is a transfer as well.
 */
export function recogniseTransfer(typed: string): Transfer {
  const text = typed.normalize('NFKC').replace(unseen, '').replaceAll('&amp;', '&').trim()
  const capitals = text.toUpperCase()
  const bare = lettersAndDigits(capitals)
  const found =
    find(linkPatterns, capitals) ??
    find(linkPatterns, capitals.replace(/\s/g, '')) ??
    find(barePatterns, bare) ??
    find(barePatterns, bare.replace(labels, '')) ??
    find(smsPatterns, capitals.replace(/\s+/g, ' '))
  if (found) return { ...found, shown: shownOf(text, found.key) }
  return { kind: null, key: unknownKey(text, bare), shown: text.slice(0, keptLength) }
}

/** The reference with the capitals it was typed with: some banks' links tell them apart. */
export function referenceAsTyped(typed: string, key: string): string {
  const start = typed.toUpperCase().indexOf(key)
  return start < 0 ? key : typed.slice(start, start + key.length)
}

function find(patterns: readonly { kind: TransferKind; pattern: RegExp }[], text: string) {
  for (const { kind, pattern } of patterns) {
    const reference = pattern.exec(text)?.groups?.reference
    if (reference) return { kind, key: lettersAndDigits(reference) }
  }
  return null
}

/** An SMS tells names and balances that are nobody's business here. */
function shownOf(text: string, key: string): string {
  const isSms = text.split(/\s+/).length > 6
  if (!isSms) return text.slice(0, keptLength)
  const links = text.match(/https?:\/\/\S+/gi) ?? []
  const link = links.find((one) => lettersAndDigits(one.toUpperCase()).includes(key))
  return (link?.replace(/[.,;)]+$/, '') ?? key).slice(0, keptLength)
}

function unknownKey(text: string, bare: string): string {
  if (!isLink(text)) return bare.slice(0, keptLength)
  // In a link the signs tell addresses apart; the scheme, a fragment and a closing slash do not.
  const address = text.replace(/^https?:\/\//i, '').replace(/#.*$/, '')
  const kept = address.toUpperCase().replace(/[^\p{L}\p{N}/?&=._:%+~-]/gu, '')
  return kept.replace(/\/+$/, '').slice(0, keptLength)
}
