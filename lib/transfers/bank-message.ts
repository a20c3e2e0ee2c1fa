import { parseAmount, type TransferKind } from '@/lib/core/money'
import { recogniseTransfer } from './transfer'

/** What the message of a bank about a transfer says; null for what it does not say clearly. */
export type BankMessage = { kind: TransferKind | null; reference: string | null; amountSantim: number | null }

const number = String.raw`\d[\d,]*(?:\.\d{1,2})?`
const currency = String.raw`(?:ETB|BIRR|BIRRII|QARSHII|BR|ብር)`
const amounts = new RegExp(
  String.raw`(?<![\w.])${currency}\.?\s*:?\s*(${number})(?![\d*])|(?<![\w.,*])(${number})\s*${currency}(?!\w)`,
  'giu',
)

// What stands before a sum that is not the transfer itself.
const besides =
  /balance|fee|charge|\bvat\b|\btax\b|commission|total|stamp|limit|discount|cashback|ቀሪ|ታክስ|ተ\.?[እዕ]\.?ታ|የአገልግሎት|ጠቅላላ|hafte|kaffaltii\w* tajaajilaa|taaks|waliigala/iu

/**
 * Reads an id, a receipt link or the whole SMS of a bank or wallet: the reference as `recogniseTransfer` finds it, and the
 * sum where the text names exactly one that is no balance and no fee. Null where nothing is worth telling a person, as while
 * an id of a bank that nobody knows is being typed. Decides nothing: what is sent is judged by the server.
 */
export function readBankMessage(typed: string): BankMessage | null {
  const isMessage = typed.trim().split(/\s+/).length > 6
  const { kind, key, shown } = recogniseTransfer(typed)
  if (!isMessage) return kind && key ? { kind, reference: shown, amountSantim: null } : null
  // Of a text without a known number `key` is the whole text.
  const reference = kind && key ? shown : null
  return { kind, reference, amountSantim: amountIn(typed) }
}

/** The sum that a text is about, in santim; null where it names none or several. */
function amountIn(text: string): number | null {
  let end = 0
  const found = [...text.matchAll(amounts)].flatMap((match) => {
    const before = text.slice(end, match.index)
    end = match.index + match[0].length
    const santim = besides.test(before) ? null : parseAmount(match[1] ?? match[2] ?? '')
    return santim === null ? [] : [santim]
  })
  const [first = null] = found
  return found.every((one) => one === first) ? first : null
}
