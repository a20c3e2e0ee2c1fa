/** How what was transferred stands to the price, both in Br; `by` is the difference, never negative. */
export type AmountComparison = { relation: 'equal' | 'less' | 'more'; by: number }

/** Compares the amount that a customer names with the price. Counted in santim, so that no fraction is lost. */
export function compareAmount(amount: number, price: number): AmountComparison {
  const difference = Math.round(amount * 100) - Math.round(price * 100)
  if (difference === 0) return { relation: 'equal', by: 0 }
  return { relation: difference < 0 ? 'less' : 'more', by: Math.abs(difference) / 100 }
}

/** What identifies a transfer: its letters and digits. */
export function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether the text could be a reference at all: four letters or digits. */
export function mayBeTransfer(typed: string): boolean {
  return lettersAndDigits(typed.normalize('NFKC')).length >= 4
}
