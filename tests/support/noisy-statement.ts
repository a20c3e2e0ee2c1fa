const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The reference of the n-th transfer, as core banking numbers them. */
const referenceOf = (n: number) =>
  `FT26324${Array.from({ length: 5 }, (_, at) => letters[Math.floor(n / 36 ** at) % 36]).join('')}`

/** A claim of a transfer; its line in the file is the n-th below the header. */
export type NoisyClaim = { id: string; reference: string; santim: number; isDisturbed: boolean }

/** A statement with a claim to each of its lines, each twentieth disturbed: lost, misspelled, or less by a fee. */
export function noisyStatement(count: number, from = 0): { claims: NoisyClaim[]; text: string } {
  const claims: NoisyClaim[] = []
  const rows: string[] = []
  let balance = 100_000
  for (let n = 0; n < count; n++) {
    const birr = 2000 + (n % 40) * 50
    const reference = referenceOf((from + n) * 7919)
    const noise = n % 20 === 7 ? (['lost', 'misspelled', 'fee'] as const)[n % 3] : undefined
    claims.push({ id: `claim-${n}`, reference, santim: birr * 100, isDisturbed: noise !== undefined })
    const amount = noise === 'fee' ? birr - 5 : birr
    balance += amount
    const written = { lost: 'cash deposit', misspelled: `${reference}X9`, fee: reference }
    const text = noise
      ? written[noise]
      : n % 2 === 0
        ? reference
        : `Transfer from Almaz ${reference.toLowerCase()}, Bole`
    const day = String(1 + Math.floor((n * 28) / count)).padStart(2, '0')
    rows.push(`${day}/11/2026;"${text}";;"${amount.toLocaleString('en-US')}.00";${balance}.00`)
  }
  return { claims, text: ['Date;Description;Debit;Credit;Balance', ...rows].join('\n') }
}
