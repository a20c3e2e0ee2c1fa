import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordAudit } from '@/lib/audit/audit-writer'
import { visitor, type Actor, type SignedInActor } from '@/lib/auth/permissions'
import { addDays, dayInAddis } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { createPerson } from '@/prisma/seed/people'
import { codeOf } from '@/tests/support/code-of'
import { parseCsv } from '@/tests/support/csv'
import { makeActor } from '@/tests/support/factories'
import { fillRandomOffice } from '@/tests/support/random-office'
import { openExport } from './export'
import { exportNames, type ExportName } from './export-rules'

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
const today = dayInAddis(new Date())
let seed = 0
let admin: SignedInActor

beforeAll(async () => {
  await client.connect()
  seed = await fillRandomOffice(client)
  admin = await makeActor('admin')
  for (const firstName of ['=cmd', '+251', '@all', 'two\nlines', 'ሰላም, "ሰላም"']) {
    const person = { lastName: '-1', role: 'user', password: 'Correct-horse-7' } as const
    await createPerson(database(), { ...person, firstName, email: `x${Math.random()}@example.com` })
  }
  const changes = { price: ['=1+1', 'two\r\nlines'] } as const
  for (const entity of ['car', 'one-day-vehicle']) {
    await recordAudit(database(), admin, { action: 'edit', entity, entityId: crypto.randomUUID(), changes })
  }
})
afterAll(() => client.end())

async function fileOf(name: ExportName, query: Record<string, string> = {}, locale: 'en' | 'am' = 'en') {
  const body = await openExport({ actor: admin, name, query, locale })
  const bytes = await new Response(body).bytes()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** What is in the file below its heads, and what the database says; texts may have been made safe. */
async function compare(name: ExportName, query: Record<string, string>, statement: string) {
  const text = await fileOf(name, query)
  expect(text.startsWith('\ufeff'), 'the byte order mark').toBe(true)
  const [, ...rows] = parseCsv(text.slice(1))
  const expected = await client.query<(string | null)[]>({ text: statement, rowMode: 'array' })
  const told = `${name} ${JSON.stringify(query)}, seed ${seed}`
  expect(rows.length, told).toBe(expected.rows.length)
  for (const [index, row] of rows.entries()) {
    const stored = (expected.rows[index] ?? []).map((cell) => cell ?? '')
    const plain = row.map((cell, column) => (cell === `'${stored[column]}` ? stored[column] : cell))
    expect(plain, told).toEqual(stored)
    for (const cell of row) expect(cell, told).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]|^[\t\r\n]/)
  }
  return rows.length
}

const minute = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC' + interval '3 hours', 'YYYY-MM-DD HH24:MI')`
const day = `to_char(day, 'YYYY-MM-DD')`
const state = `CASE WHEN done_at IS NULL THEN 'Open' ELSE 'Done' END`
const itemsOf = (
  column: string,
) => `CASE ${column} WHEN 'suv' THEN 'Economy, Standard and Suv' WHEN 'midsuv' THEN 'Mid Suv'
  WHEN 'fullsuv' THEN 'Full Suv' WHEN 'pickup' THEN 'Pick Up' ELSE 'Mini Van' END`

const bookings = `SELECT initcap(status::text), substr(code, 1, 3) || '-' || substr(code, 4), ${day}, to_char(last_day, 'YYYY-MM-DD'), vehicle_name, vehicle_model, customer_name, customer_email, phone,
  destination, message, reference, ((paid_santim + claimed_santim) / 100.0)::float8::text, (total_santim / 100.0)::float8::text,
  (paid_santim / 100.0)::float8::text, (claimed_santim / 100.0)::float8::text,
  (CASE WHEN status = 'canceled' THEN 0 ELSE greatest(0, total_santim - paid_santim - claimed_santim) / 100.0 END)::float8::text,
  ${minute('created_at')}, id::text
  FROM bookings JOIN (SELECT booking_id, reference FROM payments) AS p ON p.booking_id = id`
const cars = `SELECT name, ${itemsOf('category')}, price, day_price::text, quantity::text, filename, ${minute('created_at')}, id::text FROM vehicles WHERE kind = 'car'`
const vehicles = `SELECT name, model, item, day_price::text, quantity::text, filename, ${minute('created_at')}, id::text
  FROM vehicles WHERE kind = 'one_day'`
const contacts = `SELECT first_name, last_name, email, phone, message, ${state}, ${minute('created_at')}, id::text
  FROM contact_messages`
const travels = `SELECT first_name, last_name, email, phone, ${day}, ${itemsOf('item')}, coalesce(destination, 'In Addis Ababa'),
  message, ${state}, ${minute('created_at')}, id::text FROM travel_bookings`
const users = `SELECT first_name, last_name, email, phone,
  CASE role WHEN 'admin' THEN 'Admin' WHEN 'subadmin' THEN 'SubAdmin' ELSE 'User' END, 'Password',
  ${minute('last_login_at')}, ${minute('created_at')}, id::text FROM users`
const newest = 'ORDER BY created_at DESC, id DESC'
const oldest = 'ORDER BY created_at, id'
const byDay = 'ORDER BY day, id'
const madeOn = `((created_at AT TIME ZONE 'UTC') + interval '3 hours')::date`
const last30 = `BETWEEN '${addDays(today, -29)}' AND '${today}'`

describe('a file holds what its list shows, in the list’s order, to the letter', () => {
  it.each<[ExportName, Record<string, string>, string]>([
    ['bookings', {}, `${bookings} ${newest}`],
    ['bookings', { status: 'pending', sort: 'day' }, `${bookings} WHERE status = 'pending' ${byDay}`],
    ['bookings', { day: today, sort: 'oldest' }, `${bookings} WHERE day = '${today}' ${oldest}`],
    ['bookings', { sort: 'day-last', status: 'x' }, `${bookings} ORDER BY day DESC, id DESC`],
    ['bookings', { q: '2025550123' }, `${bookings} WHERE phone = '+12025550123' ${newest}`],
    ['cars', {}, `${cars} ${newest}`],
    ['cars', { type: 'pickup', sort: 'name' }, `${cars} AND category = 'pickup' ORDER BY name, id`],
    ['cars', { q: '=1+' }, `${cars} AND '1' = ANY (search_words) ${newest}`],
    ['one-day-vehicles', {}, `${vehicles} ${newest}`],
    ['one-day-vehicles', { sort: 'price' }, `${vehicles} ORDER BY vehicles.day_price, vehicles.id`],
    ['contacts', {}, `${contacts} ${newest}`],
    ['contacts', { show: 'open', sort: 'oldest' }, `${contacts} WHERE done_at IS NULL ${oldest}`],
    ['travel-bookings', {}, `${travels} ${newest}`],
    [
      'travel-bookings',
      { item: 'suv', show: 'done', sort: 'day' },
      `${travels} WHERE item = 'suv' AND done_at IS NOT NULL ${byDay}`,
    ],
    ['users', {}, `${users} ${newest}`],
    ['users', { role: 'admin', sort: 'oldest' }, `${users} WHERE role = 'admin' ${oldest}`],
    [
      'bookings-per-day',
      {},
      `SELECT to_char(t, 'YYYY-MM-DD'),
      (SELECT count(*)::text FROM bookings WHERE ${madeOn} = t::date AND status = 'pending'),
      (SELECT count(*)::text FROM bookings WHERE ${madeOn} = t::date AND status = 'successful'),
      (SELECT count(*)::text FROM bookings WHERE ${madeOn} = t::date AND status = 'canceled')
      FROM generate_series('${addDays(today, -29)}'::date, '${today}'::date, interval '1 day') AS t ORDER BY t`,
    ],
    [
      'income-by-status',
      { period: '30' },
      `SELECT initcap(s::text), count(b.id)::text, (coalesce(sum(total_santim), 0) / 100.0)::float8::text,
      (SELECT (coalesce(sum(p.amount_santim), 0) / 100.0)::float8::text
       FROM payments p JOIN bookings paid ON paid.id = p.booking_id
       WHERE paid.status = s AND p.state = 'confirmed' AND p.counted_on ${last30})
      FROM unnest(enum_range(NULL::booking_status)) AS s
      LEFT JOIN bookings b ON b.status = s AND ${madeOn} ${last30} GROUP BY s ORDER BY s`,
    ],
    [
      'requests-by-category',
      {},
      `SELECT s.name, count(b.id)::text, count(done_at)::text
      FROM (VALUES ('suv', 'Economy, Standard and Suv', 1), ('midsuv', 'Mid Suv', 2), ('fullsuv', 'Full Suv', 3),
        ('pickup', 'Pick Up', 4), ('minivan', 'Mini Van', 5)) AS s(item, name, n)
      LEFT JOIN travel_bookings b ON b.item::text = s.item AND ${madeOn} ${last30}
      GROUP BY s.n, s.name ORDER BY s.n`,
    ],
  ])('%s %j', async (name, query, statement) => {
    await compare(name, query, statement)
  })

  it('use of each vehicle, with those that nobody booked and those that were removed', async () => {
    const text = await fileOf('vehicle-use', { period: '90' })
    const [, ...rows] = parseCsv(text.slice(1))
    const stored = await client.query<{ id: string; booked: string; share: string }>(
      `SELECT id::text, count(b)::text AS booked, CASE WHEN quantity > 0
         THEN round(count(b) / (quantity * 90.0), 4)::float8::text ELSE '' END AS share
       FROM vehicles v LEFT JOIN LATERAL (SELECT 1 FROM bookings WHERE vehicle_id = v.id
         AND status <> 'canceled' AND day BETWEEN '${addDays(today, -89)}' AND '${today}') AS o(b) ON true
       WHERE kind = 'one_day' GROUP BY v.id`,
    )
    for (const { id, booked, share } of stored.rows) {
      const row = rows.find((cells) => cells.at(-1) === id)
      expect(row?.slice(3, 5), `seed ${seed}`).toEqual([booked, share])
    }
    expect(rows.some((cells) => cells.at(-1) === '')).toBe(true)
  })

  it('the audit, with its changes in words', async () => {
    const [, ...rows] = parseCsv((await fileOf('audit', { entity: 'car' })).slice(1))
    expect(rows).toHaveLength(1)
    expect(rows[0]?.slice(3, 5)).toEqual(['Changed', 'Car'])
    expect(rows[0]?.[6]).toBe('Price: =1+1 → two\r\nlines')
  })
})

describe('a file', () => {
  it('has its heads in the language of the person', async () => {
    const [heads] = parseCsv((await fileOf('contacts', {}, 'am')).slice(1))
    expect(heads?.slice(0, 3)).toEqual(['ስም', 'የአባት ስም', 'ኢሜይል'])
  })

  it('is not for everybody: each has the rights of its list', async () => {
    // Typed by hand from CONTRACT section 5.
    const staffToo = ['bookings', 'cars', 'one-day-vehicles', 'travel-bookings', 'driver-work', 'unit-use']
    const [customer, subadmin] = [await makeActor(), await makeActor('subadmin')]
    for (const name of exportNames) {
      const open = (actor: Actor) => codeOf(openExport({ actor, name, query: {}, locale: 'en' }))
      expect(await open(visitor), name).toBe('UNAUTHENTICATED')
      expect(await open(customer), name).toBe('FORBIDDEN')
      expect(await open(subadmin), name).toBe(staffToo.includes(name) ? 'done' : 'FORBIDDEN')
      expect(await open(admin), name).toBe('done')
    }
  })
})
