import 'server-only'
import { changeAudited, type Changes, changesBetween, recordAudit } from '@/lib/audit/audit-writer'
import { checkVersion } from '@/lib/audit/record-version'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { dateOfDay } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { database, lockRow, isViolation, type Transaction } from '@/lib/db/client'
import { invalidate } from '@/lib/server/cache'
import {
  extraSelect,
  type NamedPriceRule,
  priceRuleSelect,
  readPriceRules,
  ruleFacts,
  toExtra,
  toPriceRule,
} from './price-book'
import { getExtra, getPriceRule } from './queries'
import type { PricedExtra } from './quote'
import { couldMeet, type PriceRuleFacts } from './rules'
import type { ExtraFacts } from './schema'

/** What is stored: a new record or, with an id, all that is said of a known one. */
type Saved<Facts> = {
  id?: string | undefined
  facts: Facts
  /** The version that a form was made from. */
  version?: string | undefined
}

/**
 * Makes a price rule, or changes one to what is given. Throws NOT_FOUND, INVALID_INPUT for a vehicle that does not exist and,
 * where a person is to be asked first (`asksAboutFree`), for a rule by which some vehicle costs nothing; what `checkVersion`
 * throws, and RANK_TAKEN with the name of a rule of the same rank that could match the same day.
 */
export async function savePriceRule(
  actor: Actor,
  { id, facts, version, asksAboutFree = false }: Saved<PriceRuleFacts> & { asksAboutFree?: boolean },
): Promise<NamedPriceRule> {
  authorize(actor, 'price:manage')
  const { from, to, weekdays, ...columns } = facts
  const data = {
    ...columns,
    firstDay: from && dateOfDay(from),
    lastDay: to && dateOfDay(to),
    weekdays: [...weekdays],
  }
  const save = () =>
    database().$transaction(async (transaction) => {
      if (id) await lockRow(transaction, 'price_rules', id)
      const before =
        id && (await transaction.priceRule.findUnique({ where: { id }, select: priceRuleSelect }))
      if (id && !before) throw new AppError('NOT_FOUND')
      if (id && before) {
        const record = { entity: 'price-rule', entityId: id }
        await checkVersion(transaction, { ...record, facts: ruleFacts(toPriceRule(before)), version })
      }
      if (asksAboutFree && (await makesFree(transaction, facts))) {
        throw new AppError('INVALID_INPUT', { change: 'priceNothing' })
      }
      const row = id
        ? await transaction.priceRule.update({ where: { id }, data, select: priceRuleSelect })
        : await transaction.priceRule.create({ data, select: priceRuleSelect })
      await recordAudit(transaction, actor, {
        action: id ? 'edit' : 'create',
        entity: 'price-rule',
        entityId: row.id,
        changes: before
          ? changesBetween(auditedRule(toPriceRule(before)), auditedRule(facts))
          : added(auditedRule(facts)),
      })
      return toPriceRule(row)
    })
  try {
    const rule = await save()
    invalidate('price_rules')
    return rule
  } catch (error) {
    if (isViolation(error, 'PRICE_RULE_VEHICLE')) {
      throw new AppError('INVALID_INPUT', { vehicleId: 'vehicleMissing' })
    }
    if (!isViolation(error, 'RANK_TAKEN')) throw error
    const rules = await readPriceRules(database())
    const other = rules.find((rule) => rule.id !== id && rule.rank === facts.rank && couldMeet(rule, facts))
    throw new AppError('RANK_TAKEN', { rank: undefined }, { other: other?.name })
  }
}

/** Whether some vehicle that a rule is for costs nothing by it; whoever books that one is confirmed without paying. */
async function makesFree(
  transaction: Transaction,
  { percent, amountSantim, vehicleId, category }: PriceRuleFacts,
): Promise<boolean> {
  if (percent === null ? amountSantim >= 0 : percent > -100) return false
  const within = percent === null ? { lte: Math.floor(-amountSantim / 100) } : { not: null }
  const free = await transaction.vehicle.findFirst({
    where: {
      ...(vehicleId && { id: vehicleId }),
      ...(category && { category }),
      dayPrice: { not: null },
      OR: [{ dayPrice: within }, { priceFrom7: within }, { priceFrom30: within }],
    },
    select: { id: true },
  })
  return free !== null
}

/** Removes a price rule; bookings keep what they were quoted. Throws NOT_FOUND. */
export async function removePriceRule(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'price:manage')
  const rule = await getPriceRule(actor, id)
  const changes = { name: [rule?.name ?? null, null] } as const
  await changeAudited(
    actor,
    { action: 'remove', entity: 'price-rule', entityId: id, changes },
    (transaction) => transaction.priceRule.deleteMany({ where: { id } }),
  )
  invalidate('price_rules')
}

/**
 * Makes an extra, or changes one to what is given; bookings keep what they were quoted. Throws NOT_FOUND, and what
 * `checkVersion` throws.
 */
export async function saveExtra(
  actor: Actor,
  { id, facts, version }: Saved<ExtraFacts>,
): Promise<PricedExtra> {
  authorize(actor, 'price:manage')
  const { text, ...more } = facts
  const data = { textEn: text.en, textOm: text.om, textAm: text.am, ...more }
  const extra = await database().$transaction(async (transaction) => {
    if (id) await lockRow(transaction, 'extras', id)
    const before = id && (await transaction.extra.findUnique({ where: { id }, select: extraSelect }))
    if (id && !before) throw new AppError('NOT_FOUND')
    if (id && before) {
      await checkVersion(transaction, { entity: 'extra', entityId: id, facts: toExtra(before), version })
    }
    const row = id
      ? await transaction.extra.update({ where: { id }, data, select: extraSelect })
      : await transaction.extra.create({ data, select: extraSelect })
    await recordAudit(transaction, actor, {
      action: id ? 'edit' : 'create',
      entity: 'extra',
      entityId: row.id,
      changes: before
        ? changesBetween(auditedExtra(toExtra(before)), auditedExtra(facts))
        : added(auditedExtra(facts)),
    })
    return toExtra(row)
  })
  invalidate('extras')
  return extra
}

/** Removes an extra; bookings keep what they were quoted. Throws NOT_FOUND. */
export async function removeExtra(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'price:manage')
  const extra = await getExtra(actor, id)
  const changes = { name: [extra?.text.en ?? null, null] } as const
  await changeAudited(actor, { action: 'remove', entity: 'extra', entityId: id, changes }, (transaction) =>
    transaction.extra.deleteMany({ where: { id } }),
  )
  invalidate('extras')
}

const auditedRule = ({ weekdays, ...facts }: PriceRuleFacts) => {
  const { name, nameOm = null, nameAm = null, rank, percent, amountSantim } = facts
  const { from, to, vehicleId, category } = facts
  return {
    ...{ name, nameOm, nameAm, rank, percent, amountSantim, from, to },
    ...{ weekdays: weekdays.join(' '), vehicleId, category },
  }
}

const auditedExtra = ({ text, amountSantim, per, vehicleKind, isDriver }: ExtraFacts) => ({
  name: text.en,
  textOm: text.om,
  textAm: text.am,
  amountSantim,
  per,
  vehicleKind,
  isDriver: isDriver ? 'yes' : 'no',
})

/** What a new record says, as the audit takes it. */
function added(facts: Record<string, string | number | null>): Changes {
  const said = Object.entries(facts).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(said.map(([field, value]) => [field, [null, value]]))
}
