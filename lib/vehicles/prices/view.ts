import { z } from 'zod'
import { dayOfDate } from '@/lib/core/day'
import type { Prisma } from '@/lib/db/generated/client'
import { dayShape, exampleId, idShape } from '@/lib/core/schemas'
import { kindNames, vehicleTitle } from '@/lib/vehicles/rules'
import { carCategorySchema, vehicleKindShape } from '@/lib/vehicles/schema'
import type { PricedExtra } from './quote'
import { type PriceChange, type PriceRule, targetOf } from './rules'

/** A price rule as staff see it: with the name of its vehicle, where it is for one. */
export type NamedPriceRule = PriceRule & { vehicleName: string | null }

/** What of a rule makes prices. */
export const pricingRuleSelect = {
  id: true,
  name: true,
  nameOm: true,
  nameAm: true,
  rank: true,
  percent: true,
  amountSantim: true,
  firstDay: true,
  lastDay: true,
  weekdays: true,
  vehicleId: true,
  category: true,
} as const satisfies Prisma.PriceRuleSelect

export const priceRuleSelect = {
  ...pricingRuleSelect,
  vehicle: { select: { name: true, model: true } },
} as const satisfies Prisma.PriceRuleSelect

type PricingRuleRow = Prisma.PriceRuleGetPayload<{ select: typeof pricingRuleSelect }>
type PriceRuleRow = Prisma.PriceRuleGetPayload<{ select: typeof priceRuleSelect }>

/** Shapes a row of the table, for staff. */
export function toPriceRule({ vehicle, ...row }: PriceRuleRow): NamedPriceRule {
  return { ...toPricingRule(row), vehicleName: vehicle && vehicleTitle(vehicle) }
}

/** Shapes a row of the table, for a quote. */
export function toPricingRule(row: PricingRuleRow): PriceRule {
  const { id, name, nameOm, nameAm, rank, firstDay, lastDay, weekdays } = row
  return {
    id,
    name,
    ...(nameOm && { nameOm }),
    ...(nameAm && { nameAm }),
    rank,
    ...changeOf(row),
    from: firstDay && dayOfDate(firstDay),
    to: lastDay && dayOfDate(lastDay),
    weekdays,
    ...targetOf(row.vehicleId, row.category),
  }
}

// Checks of the database hold that one of the two is there, and of vehicle and class at most one.
function changeOf({ percent, amountSantim }: Pick<PricingRuleRow, 'percent' | 'amountSantim'>): PriceChange {
  return percent === null ? { percent, amountSantim: amountSantim ?? 0 } : { percent, amountSantim: null }
}

export const extraSelect = {
  id: true,
  textEn: true,
  textOm: true,
  textAm: true,
  amountSantim: true,
  per: true,
  vehicleKind: true,
} as const satisfies Prisma.ExtraSelect

/** Shapes a row of the table. */
export function toExtra({
  textEn: en,
  textOm: om,
  textAm: am,
  ...row
}: Prisma.ExtraGetPayload<{ select: typeof extraSelect }>): PricedExtra {
  return { ...row, text: { en, om, am } }
}

const santim = z.int().meta({ description: 'In santim.' })

/** The shape of a price rule in the API (CONTRACT section 14). */
export const priceRuleShape = z
  .object({
    _id: idShape,
    name: z.string(),
    nameOr: z.string().optional().meta({ description: 'For readers of Oromo; they read `name` without it.' }),
    nameAm: z.string().optional().meta({ description: 'For readers of Amharic.' }),
    rank: z.int(),
    percent: z.int().optional(),
    amount: santim.optional(),
    from: dayShape.optional(),
    to: dayShape.optional(),
    weekdays: z.array(z.int()).optional().meta({ description: '1 is Monday; absent for all.' }),
    vehicleId: idShape.optional(),
    class: carCategorySchema.optional(),
  })
  .meta({ id: 'PriceRule' })

export const examplePriceRule = {
  _id: exampleId,
  name: 'Weekend',
  rank: 10,
  percent: 15,
  weekdays: [6, 7],
} as const

/** A price rule as the API shows it; what it does not say is absent. */
export function priceRuleRecord(rule: PriceRule): z.input<typeof priceRuleShape> {
  const { id, name, nameOm, nameAm, rank, from, to, weekdays, vehicleId, category } = rule
  return {
    _id: id,
    name,
    ...(nameOm && { nameOr: nameOm }),
    ...(nameAm && { nameAm }),
    rank,
    ...(rule.percent === null ? { amount: rule.amountSantim } : { percent: rule.percent }),
    ...(from && { from }),
    ...(to && { to }),
    ...(weekdays.length > 0 && { weekdays: [...weekdays] }),
    ...(vehicleId !== null && { vehicleId }),
    ...(category !== null && { class: category }),
  }
}

/** The shape of an extra in the API (CONTRACT section 14). */
export const extraShape = z
  .object({
    _id: idShape,
    text: z.object({ en: z.string(), or: z.string(), am: z.string() }),
    amount: santim,
    per: z.enum(['booking', 'day']),
    kind: vehicleKindShape
      .optional()
      .meta({ description: 'The only kind of vehicle that it is for; absent for both.' }),
  })
  .meta({ id: 'Extra' })

export const exampleExtra = {
  _id: exampleId,
  text: { en: 'Airport pick-up', or: 'Buufata xiyyaaraatti simachuu', am: 'ከአውሮፕላን ማረፊያ መቀበል' },
  amount: 150_000,
  per: 'booking',
} as const

/** An extra as the API shows it. */
export function extraRecord(extra: PricedExtra): z.input<typeof extraShape> {
  const { id, text, amountSantim: amount, per, vehicleKind } = extra
  const { en, om, am } = text
  return {
    _id: id,
    text: { en, or: om, am },
    amount,
    per,
    ...(vehicleKind && { kind: kindNames[vehicleKind] }),
  }
}

/** The shape of a line of a quote in the API. */
export const quoteLineShape = z.object({
  text: z.string().meta({ description: 'In the caller’s language, but for what staff typed in another.' }),
  lang: z
    .enum(['en', ''])
    .optional()
    .meta({ description: 'Where `text` is not in the caller’s language: `en`, or empty if nobody knows.' }),
  quantity: z.int(),
  unit: z.enum(['day', 'booking']),
  amount: santim.meta({ description: 'Of the whole line, in santim.' }),
})

export const exampleQuoteLines = [
  { text: 'Day price', quantity: 2, unit: 'day', amount: 700_000 },
  { text: 'Airport pick-up', quantity: 1, unit: 'booking', amount: 150_000 },
] as const

/** The shape of a quote in the API (CONTRACT section 14). */
export const quoteShape = z
  .object({
    days: z.int(),
    lines: z.array(quoteLineShape),
    total: santim.meta({ description: 'The sum of the lines, in santim.' }),
    available: z.int().min(0).meta({ description: 'What is left on the day with the least.' }),
  })
  .meta({ id: 'Quote' })

export const exampleQuote = {
  days: 2,
  lines: exampleQuoteLines,
  total: 850_000,
  available: 3,
} as const
