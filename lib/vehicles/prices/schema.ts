import { z } from 'zod'
import { addDays } from '@/lib/core/day'
import { typedNumber } from '@/lib/core/money'
import { dayOrNone, daySchema, key, knownVersion, optionalDay, requiredText } from '@/lib/core/schemas'
import { cursorInput, cursorQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { kindOfName } from '@/lib/vehicles/rules'
import { carCategorySchema, vehicleIdSchema, vehicleKindShape } from '@/lib/vehicles/schema'
import {
  askedChange,
  extraLimits,
  type PriceChange,
  type PriceRuleFacts,
  priceRuleLimits,
  targetOf,
  rentalDaysLimit,
  weekdays,
} from './rules'

const { rank, percent, amountSantim } = priceRuleLimits

const whole = (error: Parameters<typeof key>[0], { min, max }: { min: number; max: number }) =>
  z.int(error).min(min, error).max(max, error)

const otherName = z.string().trim().max(80, key('tooLong')).nullish()

/** A price rule as the API takes it; amounts in santim. */
export const priceRuleBody = z
  .object({
    name: requiredText('ruleNameMissing'),
    nameOr: otherName.meta({ description: 'For readers of Oromo; they read `name` without it.' }),
    nameAm: otherName.meta({ description: 'For readers of Amharic.' }),
    rank: whole('rankInvalid', rank).meta({ description: 'The larger number goes first.' }),
    percent: whole('percentInvalid', percent).nullish(),
    amount: whole('santimInvalid', amountSantim).nullish().meta({ description: 'In santim, a day.' }),
    from: daySchema.nullish(),
    to: daySchema.nullish(),
    weekdays: z
      .array(whole('weekdaysInvalid', { min: 1, max: 7 }), key('weekdaysInvalid'))
      .nullish()
      .meta({ description: '1 is Monday; none are all.' }),
    vehicleId: z.uuid(key('vehicleMissing')).nullish(),
    class: carCategorySchema.nullish(),
  })
  .refine(({ percent, amount }) => percent == null || amount == null, {
    path: ['amount'],
    error: key('changeTwice'),
  })
  .refine(({ percent, amount }) => percent != null || amount != null, {
    path: ['percent'],
    error: key('changeMissing'),
  })
  .refine(({ vehicleId, class: category }) => !vehicleId || !category, {
    path: ['class'],
    error: key('targetTwice'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: key('rangeInvalid') })
  .transform((rule): PriceRuleFacts => ({
    name: rule.name,
    nameOm: rule.nameOr || null,
    nameAm: rule.nameAm || null,
    rank: rule.rank,
    from: rule.from ?? null,
    to: rule.to ?? null,
    weekdays: knownWeekdays(rule.weekdays ?? []),
    ...(typeof rule.percent === 'number'
      ? { percent: rule.percent, amountSantim: null }
      : { percent: null, amountSantim: rule.amount ?? 0 }),
    ...targetOf(rule.vehicleId, rule.class),
  }))

/** Each once and in order; all of them are the same as none. */
function knownWeekdays(some: readonly number[]): number[] {
  const known = weekdays.filter((day) => some.includes(day))
  return known.length === weekdays.length ? [] : known
}

const per = z.enum(['booking', 'day'], key('perMissing'))

/** An extra as the API takes it; the amount in santim. */
export const extraBody = z
  .object({
    text: z.object(
      {
        en: requiredText('extraTextMissing'),
        or: requiredText('extraTextMissing'),
        am: requiredText('extraTextMissing'),
      },
      key('extraTextMissing'),
    ),
    amount: whole('santimInvalid', extraLimits.amountSantim).meta({ description: 'In santim.' }),
    per,
    kind: vehicleKindShape
      .nullish()
      .meta({ description: 'The only kind of vehicle that it is for; both without it.' }),
    driver: z
      .boolean(key('choiceInvalid'))
      .nullish()
      .meta({ description: 'Whether a driver comes with it.' }),
  })
  .transform(({ text: { en, or, am }, amount, per, kind, driver }) => ({
    text: { en, om: or, am },
    amountSantim: amount,
    per,
    vehicleKind: kind ? kindOfName[kind] : null,
    isDriver: driver ?? false,
  }))
export type ExtraFacts = z.output<typeof extraBody>

// Forms ------------------------------------------------------------------------------------------------------

const ticked = z.literal('on').optional().catch(undefined)

/** The form of a price rule, new or, with `id`, changed. */
export const priceRuleForm = z
  .object({
    id: z.uuid().optional(),
    version: knownVersion,
    name: requiredText('ruleNameMissing'),
    nameOm: otherName,
    nameAm: otherName,
    rank: z.string(key('rankInvalid')).transform(typedNumber).pipe(whole('rankInvalid', rank)),
    direction: z.enum(['more', 'less'], key('changeInvalid')),
    change: z.string(key('changeInvalid')),
    changeBy: z.enum(['percent', 'birr'], key('changeInvalid')),
    /** The change that the person was asked about, since some vehicle costs nothing by it. */
    asked: z.string().optional().catch(undefined),
    from: dayOrNone,
    to: dayOrNone,
    on1: ticked,
    on2: ticked,
    on3: ticked,
    on4: ticked,
    on5: ticked,
    on6: ticked,
    on7: ticked,
    target: z.enum(['all', 'class', 'vehicle'], key('targetMissing')),
    class: carCategorySchema.optional().catch(undefined),
    vehicleId: vehicleIdSchema.optional().catch(undefined),
  })
  .transform((form, { addIssue }) => {
    const fail = (name: string, message: ReturnType<typeof key>) => {
      addIssue({ code: 'custom', path: [name], message })
      return z.NEVER
    }
    const { id, version, name, nameOm, nameAm, rank, target, from, to } = form
    const change = changeOf(form)
    if (!change) return fail('change', form.changeBy === 'percent' ? 'percentInvalid' : 'changeInvalid')
    if (target === 'class' && !form.class) return fail('class', 'categoryMissing')
    if (target === 'vehicle' && !form.vehicleId) return fail('vehicleId', 'vehicleMissing')
    if (from && to && from > to) return fail('to', 'rangeInvalid')
    const ticks = [form.on1, form.on2, form.on3, form.on4, form.on5, form.on6, form.on7]
    const facts: PriceRuleFacts = {
      name,
      nameOm: nameOm || null,
      nameAm: nameAm || null,
      rank,
      ...change,
      from,
      to,
      weekdays: knownWeekdays(weekdays.filter((day) => ticks[day - 1] === 'on')),
      ...targetOf(
        target === 'vehicle' ? form.vehicleId : undefined,
        target === 'class' ? form.class : undefined,
      ),
    }
    return { id, version, facts, asksAboutFree: form.asked !== askedChange(form) }
  })

/** The form of an extra, new or, with `id`, changed. */
export const extraForm = z
  .object({
    id: z.uuid().optional(),
    version: knownVersion,
    textEn: requiredText('extraTextMissing'),
    textAm: requiredText('extraTextMissing'),
    textOm: requiredText('extraTextMissing'),
    amount: z
      .string(key('extraAmountInvalid'))
      .transform((typed) => santimOf(typedNumber(typed)))
      .pipe(whole('extraAmountInvalid', extraLimits.amountSantim)),
    per,
    kind: z
      .union([z.literal('').transform(() => null), vehicleKindShape], key('choiceInvalid'))
      .default(null),
    driver: ticked,
  })
  .transform(
    ({ id, version, textEn: en, textAm: am, textOm: om, amount: amountSantim, per, kind, driver }) => ({
      id,
      version,
      facts: {
        text: { en, om, am },
        amountSantim,
        per,
        vehicleKind: kind && kindOfName[kind],
        isDriver: driver === 'on',
      } satisfies ExtraFacts,
    }),
  )

const santimOf = (birr: number) => Math.round(birr * 100)

function changeOf({
  direction,
  change,
  changeBy,
}: {
  direction: 'more' | 'less'
  change: string
  changeBy: 'percent' | 'birr'
}): PriceChange | null {
  const typed = typedNumber(change)
  const signed = direction === 'less' ? 0 - typed : typed
  if (changeBy === 'percent') {
    return isWithin(signed, percent) ? { percent: signed, amountSantim: null } : null
  }
  const santim = santimOf(signed)
  return isWithin(santim, amountSantim) ? { percent: null, amountSantim: santim } : null
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max

// Quotes -----------------------------------------------------------------------------------------------------

/** What is asked of `GET /quote`. */
export const quoteQuery = z
  .object({
    vehicleId: z.uuid(key('vehicleMissing')),
    date: daySchema.meta({ description: 'The first day.' }),
    lastDate: optionalDay.meta({ description: 'The last day; the first without it.' }),
    extras: z
      .string()
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(z.uuid(key('extraUnknown'))).max(extraLimits.perRental, key('extrasTooMany')))
      .optional()
      .meta({ description: 'Ids of extras, separated by commas.' }),
  })
  .refine(({ date, lastDate = date }) => date <= lastDate, { path: ['lastDate'], error: key('rangeInvalid') })
  .refine(({ date, lastDate = date }) => lastDate < addDays(date, rentalDaysLimit), {
    path: ['lastDate'],
    error: key('rentalTooLong'),
  })
export type QuoteQuery = z.output<typeof quoteQuery>

/** The address of `/Prices`: which rule or extra is changed or removed, and what the preview is asked. */
export const pricesQuery = z.object({
  rule: z
    .union([z.uuid(), z.literal('new')])
    .optional()
    .catch(undefined),
  extra: z
    .union([z.uuid(), z.literal('new')])
    .optional()
    .catch(undefined),
  remove: z.uuid().optional().catch(undefined),
  q: searchInput,
  vehicleId: vehicleIdSchema.optional().catch(undefined),
  date: daySchema.optional().catch(undefined),
  lastDate: daySchema.optional().catch(undefined),
})
export type PricesQuery = z.output<typeof pricesQuery>

/** Which pages of its two lists `/Prices` shows: of the rules by `after` and `before`, of the extras by their own. */
export const pricePagesQuery = cursorQuery.extend({ extrasAfter: cursorInput, extrasBefore: cursorInput })
