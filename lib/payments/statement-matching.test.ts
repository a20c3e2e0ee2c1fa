import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noisyStatement } from '@/tests/support/noisy-statement'
import { lineIdentities, parseStatement } from './statement-formats'
import { type Claim, matchStatement } from './statement-matching'

function linesOf(text: string) {
  const result = parseStatement(text)
  if (result.outcome !== 'lines') throw new Error(JSON.stringify(result))
  return result.lines
}

describe('a statement of a thousand lines, each twentieth disturbed', () => {
  const { claims, text } = noisyStatement(1000)
  const lines = linesOf(text)
  const matches = matchStatement(lines, claims)
  const exact = matches.flatMap((match) => (match.verdict === 'exact' ? [match] : []))

  it('matches 95 of 100 claims and none wrongly', () => {
    expect(lines).toHaveLength(1000)
    expect(exact.length).toBeGreaterThanOrEqual(950)
    // The line below the header belongs to the first claim.
    const wrong = exact.filter(({ line, claimId }) => claimId !== `claim-${line.line - 2}`)
    expect(wrong).toEqual([])
  })

  it('tells a line of another amount from one that nobody claims', () => {
    const verdicts = matches.map(({ verdict }) => verdict)
    expect(verdicts.filter((verdict) => verdict === 'differs').length).toBeGreaterThan(10)
    expect(verdicts.filter((verdict) => verdict === 'notFound').length).toBeGreaterThan(20)
  })

  it('is there once when it is sent three times', () => {
    const all = [text, text, text].flatMap((file) => lineIdentities('cbe', linesOf(file)))
    expect(new Set(all).size).toBe(1000)
  })
})

describe('a line', () => {
  const line = { line: 2, date: '2026-11-20', description: '', balanceSantim: null } as const
  const claim = { id: 'one', reference: 'FT26324ABCD9', santim: 350_000 }
  const verdictsOf = (lines: { reference: string | null; santim: number }[], claims: Claim[]) =>
    matchStatement(
      lines.map((one) => ({ ...line, ...one })),
      claims,
    ).map(({ verdict }) => verdict)

  it('is never matched by its amount alone', () => {
    expect(verdictsOf([{ reference: null, santim: 350_000 }], [claim])).toEqual(['notFound'])
    expect(verdictsOf([{ reference: null, santim: 350_000 }], [{ ...claim, reference: null }])).toEqual([
      'notFound',
    ])
    expect(verdictsOf([{ reference: 'FT26324ABCD8', santim: 350_000 }], [claim])).toEqual(['notFound'])
  })

  it('confirms a claim once', () => {
    const twice = [claim, claim].map(({ reference, santim }) => ({ reference, santim }))
    expect(verdictsOf(twice, [claim])).toEqual(['exact', 'differs'])
    expect(verdictsOf([claim], [claim, { ...claim, id: 'other' }])).toEqual(['differs'])
  })

  it('that went out again confirms nothing', () => {
    const back = { reference: claim.reference, santim: -claim.santim }
    expect(verdictsOf([claim, back], [claim])).toEqual(['differs'])
  })

  it('that is exact always has the reference and the amount of its claim, each claim once', () => {
    const reference = fc.constantFrom('A', 'B', 'C', null)
    const santim = fc.constantFrom(100, 200)
    const claims = fc
      .array(fc.record({ reference, santim }), { maxLength: 6 })
      .map((all) => all.map((one, at) => ({ ...one, id: String(at) })))
    const lines = fc.array(fc.record({ reference, santim: fc.constantFrom(100, 200, -100) }), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(lines, claims, (some, claimed) => {
        const exact = matchStatement(
          some.map((one) => ({ ...line, ...one })),
          claimed,
        ).flatMap((match) => (match.verdict === 'exact' ? [match] : []))
        for (const match of exact) {
          const { reference: named, santim: sum } = claimed[Number(match.claimId)] ?? {}
          expect([match.line.reference, match.line.santim]).toEqual([named, sum])
          expect(named).not.toBeNull()
        }
        expect(new Set(exact.map(({ claimId }) => claimId)).size).toBe(exact.length)
      }),
    )
  })
})
