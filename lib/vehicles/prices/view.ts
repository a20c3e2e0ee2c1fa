import { z } from 'zod'
import { dayShape, exampleId, idShape } from '@/lib/core/schemas'
import { kindNames } from '@/lib/vehicles/rules'
import { carCategorySchema, vehicleKindShape } from '@/lib/vehicles/schema'
import type { PricedExtra } from './quote'
import type { PriceRule } from './rules'

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
    driver: z
      .literal(true)
      .optional()
      .meta({ description: 'A driver comes with it; absent where none does.' }),
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
  const { id, text, amountSantim: amount, per, vehicleKind, isDriver } = extra
  const { en, om, am } = text
  return {
    _id: id,
    text: { en, or: om, am },
    amount,
    per,
    ...(vehicleKind && { kind: kindNames[vehicleKind] }),
    ...(isDriver && { driver: true }),
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
