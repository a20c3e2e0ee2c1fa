import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { versionOf } from '@/lib/audit/record-version'
import { database } from '@/lib/db/client'
import { makeActor, makeVehicle } from '@/tests/support/factories'
import { openConnection, refusalOf } from '@/tests/support/raw-sql'
import { extraFacts, priceRuleFacts } from '@/tests/support/quotes'
import { removeExtra, removePriceRule, saveExtra, savePriceRule } from './mutations'
import { ruleFacts } from './price-book'
import { getExtra, getPriceRule, listExtras, listPriceRules } from './queries'
import type { PriceRuleFacts } from './rules'

type Facts = Parameters<typeof priceRuleFacts>[0]

/** What is said of a rule for one vehicle, which no other rule of these tests can meet. */
function factsFor(vehicleId: string, changes: Facts = {}): PriceRuleFacts {
  return priceRuleFacts({ ...changes, target: { vehicleId, category: null } })
}

describe('a price rule', () => {
  it('is made, read, changed and removed, and the audit says so', async () => {
    const admin = await makeActor('admin')
    const { id: vehicleId, name, model } = await makeVehicle()
    const facts = factsFor(vehicleId, { name: 'Weekend', percent: 20, on: [6, 7], rank: 4, from: '1/1/2019' })
    const rule = await savePriceRule(admin, { facts })
    expect(rule).toMatchObject({ ...facts, from: '2026-09-11', vehicleName: `${name} ${model}` })
    expect(await getPriceRule(admin, rule.id)).toEqual(rule)
    expect((await listPriceRules(admin)).rows).toContainEqual(rule)

    const cheaper = factsFor(vehicleId, { name: 'Weekend', amount: -300, to: '2026-12-31' })
    expect(await savePriceRule(admin, { id: rule.id, facts: cheaper })).toMatchObject({
      ...cheaper,
      id: rule.id,
      percent: null,
      amountSantim: -30_000,
      weekdays: [],
    })
    await removePriceRule(admin, rule.id)
    expect(await getPriceRule(admin, rule.id)).toBeNull()
    await expect(removePriceRule(admin, rule.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(savePriceRule(admin, { id: rule.id, facts })).rejects.toMatchObject({ code: 'NOT_FOUND' })

    const entries = await database().auditEntry.findMany({
      where: { entity: 'price-rule', entityId: rule.id },
      orderBy: { id: 'asc' },
    })
    expect(entries).toMatchObject([
      { action: 'create', actorId: admin.id, changes: { name: [null, 'Weekend'], percent: [null, 20] } },
      { action: 'edit', changes: { percent: [20, null], weekdays: ['6 7', ''], rank: [4, 1] } },
      { action: 'remove', changes: { name: ['Weekend', null] } },
    ])
  })

  it.each([
    ['percent', { percent: -100 }, { percent: -99 }],
    ['an amount', { amount: -2500 }, { amount: -2499 }],
  ])('that makes a vehicle free by %s is asked about first', async (_, free, cheap) => {
    const admin = await makeActor('admin')
    const { id: vehicleId } = await makeVehicle({ price: 3000, priceFrom7: 2500 })
    const saveFor = (changes: Facts, asksAboutFree: boolean) =>
      savePriceRule(admin, { facts: factsFor(vehicleId, changes), asksAboutFree })
    await expect(saveFor(free, true)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { change: 'priceNothing' },
    })
    expect(await database().priceRule.count({ where: { vehicleId } })).toBe(0)
    // Once it is said to be right, it is saved as it is.
    const rule = await saveFor(free, false)
    await removePriceRule(admin, rule.id)
    await saveFor(cheap, true)
  })

  it('that somebody else changed is not put back by a form that was opened before', async () => {
    const [admin, staff] = await Promise.all([makeActor('admin'), makeActor('admin')])
    const { id: vehicleId } = await makeVehicle()
    const facts = factsFor(vehicleId, { percent: 20 })
    const rule = await savePriceRule(admin, { facts })
    const version = versionOf(ruleFacts(rule))
    const raised = factsFor(vehicleId, { percent: 25 })
    const now = await savePriceRule(admin, { id: rule.id, facts: raised, version })
    await database().vehicle.update({ where: { id: vehicleId }, data: { name: 'Renamed' } })

    const stale = { id: rule.id, facts: { ...facts, nameAm: 'ገና' } }
    await expect(savePriceRule(staff, { ...stale, version })).rejects.toMatchObject({
      ...{ code: 'VERSION_CONFLICT', version: versionOf(ruleFacts(now)) },
      edits: [{ name: 'Almaz Tadesse', fields: ['percent'] }],
    })
    expect(await getPriceRule(admin, rule.id)).toMatchObject({ percent: 25 })
    await savePriceRule(staff, { ...stale, version: versionOf(ruleFacts(now)) })
  })

  it('is for a vehicle that exists, and goes with it', async () => {
    const admin = await makeActor('admin')
    await expect(savePriceRule(admin, { facts: factsFor(randomUUID()) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { vehicleId: 'vehicleMissing' },
    })
    const { id: vehicleId } = await makeVehicle()
    const { id } = await savePriceRule(admin, { facts: factsFor(vehicleId) })
    await database().vehicle.delete({ where: { id: vehicleId } })
    expect(await getPriceRule(admin, id)).toBeNull()
  })
})

describe('equal ranks', () => {
  it('that could meet are refused with the name of the other rule, when made and when changed', async () => {
    const admin = await makeActor('admin')
    const { id: vehicleId } = await makeVehicle()
    const season = factsFor(vehicleId, { name: 'Timkat', rank: 7, from: '2027-01-10', to: '2027-01-25' })
    await savePriceRule(admin, { facts: season })
    const weekend = factsFor(vehicleId, { name: 'Weekend', rank: 7, on: [6, 7] })
    const refused = { code: 'RANK_TAKEN', other: 'Timkat', fields: { rank: undefined } }
    await expect(savePriceRule(admin, { facts: weekend })).rejects.toMatchObject(refused)
    const { id } = await savePriceRule(admin, { facts: { ...weekend, rank: 8 } })
    await expect(savePriceRule(admin, { id, facts: weekend })).rejects.toMatchObject(refused)
    await savePriceRule(admin, { id, facts: { ...weekend, to: '2027-01-09' } })
  })

  it.each([10, 10, 10])('of %i rules made at once are taken by one', async (people) => {
    const admin = await makeActor('admin')
    const { id: vehicleId } = await makeVehicle()
    const outcomes = await Promise.allSettled(
      Array.from({ length: people }, (_, index) =>
        savePriceRule(admin, {
          facts: factsFor(vehicleId, { name: `Rule ${index}`, on: [1, 2 + (index % 5)] }),
        }),
      ),
    )
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(people - 1)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'RANK_TAKEN' })
    expect(await database().priceRule.count({ where: { vehicleId } })).toBe(1)
  })

  it('are refused by the database exactly where the application would', async () => {
    const client = await openConnection()
    const { id: vehicleId } = await makeVehicle()
    const cases = await client.query<{ meet: boolean }>(
      `WITH r AS (
         SELECT (gen_random_uuid(), 'x', 1, 5, NULL, f::date, t::date, w::integer[], v::uuid, c::vehicle_category, now(), now(), NULL, NULL)::price_rules AS rule
         FROM (VALUES (NULL, NULL, '{}', NULL, NULL), ('2026-12-07', '2026-12-11', '{}', NULL, NULL),
           (NULL, NULL, '{6,7}', NULL, NULL), ('2026-12-12', NULL, '{}', NULL, 'suv'), (NULL, '2026-12-11', '{1}', $1, NULL))
           AS facts(f, t, w, v, c))
       SELECT price_rules_meet(one.rule, other.rule) AS meet FROM r one, r other`,
      [vehicleId],
    )
    const [T, F] = [true, false]
    // All; Monday to Friday; weekends; an SUV from Saturday on; a vehicle on Mondays until Friday.
    const table = [
      [T, T, T, T, T],
      [T, T, F, F, T],
      [T, F, T, T, F],
      [T, F, T, T, F],
      [T, T, F, F, T],
    ]
    expect(cases.rows.map(({ meet }) => meet)).toEqual(table.flat())
  })
})

describe('raw SQL', () => {
  it('cannot store a rule that says too much, too little or what cannot be', async () => {
    const client = await openConnection()
    const { id: vehicleId } = await makeVehicle()
    const insert = (columns: Record<string, unknown>) => {
      const row = { name: 'Raw', rank: 1, percent: 10, vehicle_id: vehicleId, ...columns }
      const names = Object.keys(row)
      return refusalOf(
        client.query(
          `INSERT INTO price_rules (id, ${names.join(', ')}) VALUES (gen_random_uuid(), ${names.map((_, index) => `$${index + 1}`).join(', ')})`,
          Object.values(row),
        ),
      )
    }
    expect(await insert({ name: ' ' })).toBe('price_rules_name_filled')
    expect(await insert({ rank: -1 })).toBe('price_rules_rank_range')
    expect(await insert({ percent: null })).toBe('price_rules_one_change')
    expect(await insert({ amount_santim: 100 })).toBe('price_rules_one_change')
    expect(await insert({ percent: -101 })).toBe('price_rules_percent_range')
    expect(await insert({ percent: null, amount_santim: 100_000_001 })).toBe('price_rules_amount_range')
    expect(await insert({ first_day: '2026-12-02', last_day: '2026-12-01' })).toBe(
      'price_rules_days_in_order',
    )
    expect(await insert({ weekdays: [0] })).toBe('price_rules_weekdays_known')
    expect(await insert({ weekdays: [8] })).toBe('price_rules_weekdays_known')
    expect(await insert({ category: 'suv' })).toBe('price_rules_one_target')
    expect(await insert({})).toBeNull()
    expect(await insert({ name: 'Again' })).toBe('price_rules_rank_taken')
    expect(await insert({ name: 'Other rank', rank: 2 })).toBeNull()
    const same = client.query('UPDATE price_rules SET rank = 1 WHERE vehicle_id = $1 AND rank = 2', [
      vehicleId,
    ])
    expect(await refusalOf(same)).toBe('price_rules_rank_taken')
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    expect(await insert({ rank: 3 })).toMatch(/READ COMMITTED/)
  })

  it('cannot store an extra without its texts or of an impossible price', async () => {
    const client = await openConnection()
    const insert = (text: string, amount: number) =>
      refusalOf(
        client.query(
          `INSERT INTO extras (id, text_en, text_om, text_am, amount_santim, per) VALUES (gen_random_uuid(), $1, 'x', 'x', $2, 'day')`,
          [text, amount],
        ),
      )
    expect(await insert('', 1)).toBe('extras_text_filled')
    expect(await insert('Driver', -1)).toBe('extras_amount_range')
    expect(await insert('Driver', 100_000_001)).toBe('extras_amount_range')
    expect(await insert('Driver', 0)).toBeNull()
  })
})

describe('an extra', () => {
  it('that somebody else changed is not put back by a form that was opened before', async () => {
    const admin = await makeActor('admin')
    const facts = extraFacts(1000, 'day')
    const extra = await saveExtra(admin, { facts })
    const now = await saveExtra(admin, { id: extra.id, facts: { ...facts, amountSantim: 200_000 } })
    const stale = { id: extra.id, facts: { ...facts, isDriver: true }, version: versionOf(extra) }
    await expect(saveExtra(admin, stale)).rejects.toMatchObject({
      ...{ code: 'VERSION_CONFLICT', version: versionOf(now) },
      edits: [{ fields: ['amountSantim'] }],
    })
    expect(await getExtra(admin, extra.id)).toEqual(now)
    await removeExtra(admin, extra.id)
  })

  it('is made, read, changed and removed, and the audit says so', async () => {
    const admin = await makeActor('admin')
    const facts = extraFacts(1000, 'day')
    const extra = await saveExtra(admin, { facts })
    expect(extra).toEqual({ id: extra.id, ...facts })
    expect(await getExtra(admin, extra.id)).toEqual(extra)
    expect((await listExtras(admin)).rows).toContainEqual(extra)
    const changed = { ...facts, amountSantim: 0, per: 'booking' } as const
    expect(await saveExtra(admin, { id: extra.id, facts: changed })).toEqual({ id: extra.id, ...changed })
    await removeExtra(admin, extra.id)
    expect(await getExtra(admin, extra.id)).toBeNull()
    await expect(removeExtra(admin, extra.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(saveExtra(admin, { id: extra.id, facts })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const entries = await database().auditEntry.findMany({
      where: { entity: 'extra', entityId: extra.id },
      orderBy: { id: 'asc' },
    })
    expect(entries).toMatchObject([
      { action: 'create', changes: { name: [null, 'Extra'] } },
      { action: 'edit', changes: { amountSantim: [100_000, 0], per: ['day', 'booking'] } },
      { action: 'remove', changes: { name: ['Extra', null] } },
    ])
  })
})
