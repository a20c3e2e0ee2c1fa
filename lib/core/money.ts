/** An amount of Br in whole santim. */
export const santimOf = (birr: number) => Math.round(birr * 100)

/** How what was transferred stands to the price, both in Br; `by` is the difference, never negative. */
export type AmountComparison = { relation: 'equal' | 'less' | 'more'; by: number }

/** Compares the amount that a customer names with the price. Counted in santim, so that no fraction is lost. */
export function compareAmount(amount: number, price: number): AmountComparison {
  const difference = santimOf(amount) - santimOf(price)
  if (difference === 0) return { relation: 'equal', by: 0 }
  return { relation: difference < 0 ? 'less' : 'more', by: Math.abs(difference) / 100 }
}

/**
 * A number as somebody types it, its thousands apart by commas or blanks or not, at most two places behind the point; NaN for
 * anything else. A comma or a blank before other than three figures is refused, so that nobody reads `2500,50` as a hundred
 * times as much.
 */
export function typedNumber(typed: string): number {
  const plain = typed.trim().replace(/(?<=\d)[,\s](?=\d{3}(?:\D|$))/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** An amount in Br as typed (`2,200`, `2 200`, `2200.50`) in santim, or null when it is not one. At most 10 million Br. */
export function parseAmount(typed: string): number | null {
  const santim = santimOf(typedNumber(typed))
  return santim > 0 && santim <= 1_000_000_000 ? santim : null
}

/**
 * The Ethiopian banks and wallets whose transfers are recognised. Patterns come from receipts and SMS that people
 * published; docs/decisions/transfer-proof.md names the sources. Another bank is one more row and its examples in
 * the test.
 */
export const transferKinds = [
  'cbe',
  'abyssinia',
  'ft',
  'telebirr',
  'cbebirr',
  'mpesa',
  'dashen',
  'awash',
  'zemen',
  'ebirr',
] as const

export type TransferKind = (typeof transferKinds)[number]

/** Why staff refuse a transfer; keys of the texts `Mails.refusal`. Anything else is said in their own words. */
export const refusalCauses = [
  'not-received',
  'amount-differs',
  'other-account',
  'used-before',
  'unreadable',
] as const
type RefusalCause = (typeof refusalCauses)[number]

/** The cause that a reason names, or null. */
export function refusalCauseOf(reason: string | null | undefined): RefusalCause | null {
  return refusalCauses.find((cause) => cause === reason) ?? null
}
