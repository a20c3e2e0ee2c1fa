import type { StatementLine } from './statement-formats'

/** A payment that a customer claims. */
export type Claim = {
  id: string
  /** The key of its transfer; null where a person must look. */
  reference: string | null
  santim: number
}

/** What a line that came in says about the claims (CONTRACT section 10). */
export type LineMatch<Line = StatementLine> =
  | { line: Line; verdict: 'exact'; claimId: string }
  | { line: Line; verdict: 'differs'; claimIds: string[] }
  | { line: Line; verdict: 'notFound' }

type Matched = Pick<StatementLine, 'reference' | 'santim'>

/**
 * Matches the lines that came in with claims, by reference and amount; nothing is ever matched by amount alone. A claim
 * is exact for one line at most, and for none whose money went out again under the same reference.
 */
export function matchStatement<Line extends Matched>(
  lines: readonly Line[],
  claims: readonly Claim[],
): LineMatch<Line>[] {
  const byReference = new Map<string | null, Claim[]>()
  for (const claim of claims) {
    byReference.set(claim.reference, [...(byReference.get(claim.reference) ?? []), claim])
  }
  const goneOut = new Set(lines.filter(({ santim }) => santim < 0).map(keyOf))
  const taken = new Set<string>()
  return lines
    .filter(({ santim }) => santim > 0)
    .map((line): LineMatch<Line> => {
      const named = (line.reference !== null && byReference.get(line.reference)) || []
      const open = named.filter(({ id }) => !taken.has(id))
      const equal = open.filter(({ santim }) => santim === line.santim)
      const [claim] = equal
      if (
        claim &&
        equal.length === 1 &&
        !goneOut.has(keyOf({ reference: line.reference, santim: -line.santim }))
      ) {
        taken.add(claim.id)
        return { line, verdict: 'exact', claimId: claim.id }
      }
      if (named.length === 0) return { line, verdict: 'notFound' }
      return { line, verdict: 'differs', claimIds: named.map(({ id }) => id) }
    })
}

const keyOf = ({ reference, santim }: Matched) => `${reference} ${santim}`
