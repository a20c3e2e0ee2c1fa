import { expect, it } from 'vitest'
import type { Day } from '@/lib/core/day'
import { parseTypedDay } from '@/lib/core/i18n/typed-day'
import { type PricedExtra, type PricedVehicle, type Quote, quoteRental } from '@/lib/vehicles/prices/quote'
import type { PriceRule, PriceRuleFacts, PriceTarget } from '@/lib/vehicles/prices/rules'
import type { ExtraFacts } from '@/lib/vehicles/prices/schema'

/** A vehicle with its prices in whole Br: for one day, from 7 and from 30 days on. */
export function pricedVehicle(
  dayPrice: number,
  priceFrom7: number | null = null,
  priceFrom30: number | null = null,
): PricedVehicle {
  return { id: 'this', category: 'suv', dayPrice, priceFrom7, priceFrom30 }
}

type RuleFacts = {
  name?: string
  percent?: number
  /** In Br, where it is no percent. */
  amount?: number
  /** Days as typed, in either calendar. */
  from?: string
  to?: string
  on?: number[]
  rank?: number
  target?: PriceTarget
}

/** What is said of a price rule, for all vehicles on all days where nothing else is. */
export function priceRuleFacts(facts: RuleFacts): PriceRuleFacts {
  const { name = 'rule', percent, amount = 0, from, to, on: weekdays = [], rank = 1 } = facts
  const { target = { vehicleId: null, category: null } } = facts
  const time = { from: from ? typedDay(from) : null, to: to ? typedDay(to) : null, weekdays }
  const rule = { name, rank, ...time, ...target }
  return percent === undefined
    ? { ...rule, percent: null, amountSantim: amount * 100 }
    : { ...rule, percent, amountSantim: null }
}

/** A price rule that no table holds. */
export function priceRule(facts: RuleFacts): PriceRule {
  const said = priceRuleFacts(facts)
  return { id: `${said.name}-${said.rank}`, ...said }
}

/** A day that a test typed, in either calendar. */
export function typedDay(text: string): Day {
  const day = parseTypedDay(text, { min: '2026-09-01', max: '2029-12-31' })
  if (!day) throw new Error(`${text} is no day`)
  return day
}

/** What is said of an extra, with its price in Br. */
export function extraFacts(birr: number, per: PricedExtra['per']): ExtraFacts {
  const text = { en: 'Extra', om: 'Dabalata', am: 'ተጨማሪ' }
  return { text, amountSantim: Math.round(birr * 100), per, vehicleKind: null, isDriver: false }
}

/** An extra that no table holds. */
export function pricedExtra(id: string, birr: number, per: PricedExtra['per']): PricedExtra {
  return { id, ...extraFacts(birr, per) }
}

// The lines as one text, `what quantity x unit amount`, and the total, in Br.
function shownQuote({ lines, total }: Quote): [string, number] {
  const names = lines.map((line) => {
    const name = line.kind === 'rule' ? line.args.name : line.kind === 'extra' ? line.args.id : line.kind
    return `${name} ${line.quantity} x ${line.unitAmount / 100}`
  })
  return [names.join(', '), total / 100]
}

/** Vehicle, first day, days, rules, and what is expected: the lines and the total in Br; then the extras. */
type GoldenQuote = [PricedVehicle, string, number, PriceRule[], string, number, PricedExtra[]?]

/** A test for each quote by its name; the expected figures are typed by hand. */
export function goldenQuotes(quotes: Record<string, GoldenQuote>): void {
  it.each(Object.entries(quotes))('%s', (_name, [vehicle, from, days, rules, lines, total, extras = []]) => {
    const quote = quoteRental({ vehicle, from: typedDay(from), days, rules, extras })
    expect(shownQuote(quote)).toEqual([lines, total])
  })
}
