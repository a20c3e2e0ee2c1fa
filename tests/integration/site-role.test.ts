import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { database } from '@/lib/db/client'
import { ownsTables } from '@/lib/db/site-role'
import { createBooking } from '@/lib/bookings/reserve'
import { createDatabase, withClient, withDatabase } from '@/scripts/lib/databases'
import { migrateSite } from '@/scripts/lib/site-database'
import { makeActor, makeVehicle, orderFor } from '../support/factories'
import { openConnection, openSiteConnection, refusalOf } from '../support/raw-sql'

const denied = /permission denied|must be owner|refused/

// docs/operations/database-roles.md.
describe('the role of the running site', () => {
  it('is no superuser and owns nothing', async () => {
    expect(await ownsTables()).toBe(false)
    const client = await openSiteConnection()
    const { rows } = await client.query(
      `SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
         (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owned
       FROM pg_roles r WHERE rolname = current_user`,
    )
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
        rolreplication: false,
        owned: 0,
      },
    ])
  })

  it.each([
    'CREATE TABLE mine (id int)',
    'CREATE TEMPORARY TABLE mine (id int)',
    'CREATE SCHEMA mine',
    'CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE TABLE graphile_worker.mine (id int)',
    'ALTER TABLE payments DISABLE TRIGGER USER',
    'ALTER TABLE bookings ADD COLUMN mine int',
    'DROP TRIGGER payments_guard ON payments',
    'DROP TABLE audit_entries',
    'TRUNCATE newsletter_subscribers',
    "SET session_replication_role = 'replica'",
    'ALTER FUNCTION forget_bookings(uuid[]) SECURITY INVOKER',
    'SELECT * FROM _prisma_migrations',
    'DELETE FROM graphile_worker.migrations',
    'ALTER TABLE graphile_worker._private_jobs DISABLE ROW LEVEL SECURITY',
    "COPY users TO '/tmp/users'",
    "SELECT pg_read_file('/etc/passwd')",
    'CREATE ROLE mine',
  ])('may not: %s', async (statement) => {
    const client = await openSiteConnection()
    expect(await refusalOf(client.query(statement))).toMatch(denied)
  })

  it.each([
    'bookings',
    'payments',
    'booking_changes',
    'booking_lines',
    'audit_entries',
    'closed_months',
    'statements',
    'statement_lines',
    'statement_entries',
    'settings',
  ])('removes nothing from %s', async (table) => {
    const client = await openSiteConnection()
    expect(await refusalOf(client.query(`DELETE FROM ${table}`))).toBe(`permission denied for table ${table}`)
    expect(await refusalOf(client.query(`TRUNCATE ${table} CASCADE`))).toMatch(denied)
  })

  it('lets a second start in as the first', async () => {
    const ownerUrl = process.env.DATABASE_OWNER_URL ?? ''
    const url = process.env.DATABASE_URL ?? ''
    expect(await Promise.all([migrateSite({ ownerUrl, url }), migrateSite({ ownerUrl, url })])).toEqual([
      [],
      [],
    ])
    expect(await database().user.count()).toBeGreaterThanOrEqual(0)
  })

  it('is told apart from a role that owns the tables', async () => {
    const owner = await openConnection()
    const { rows } = await owner.query<{ owns: boolean }>(
      'SELECT pg_has_role(relowner, $1) AS owns FROM pg_class WHERE relname = $2',
      ['MEMBER', 'users'],
    )
    expect(rows).toEqual([{ owns: true }])
  })
})

describe('a database of one’s own', () => {
  const role = `drive_${randomUUID().slice(0, 8)}`
  const owned = async () => {
    const name = `${inject('templateName')}_own_${randomUUID().slice(0, 8)}`
    await createDatabase(inject('adminUrl'), name)
    return withDatabase(inject('adminUrl'), name)
  }
  const as = (url: string, user: string, password: string) => {
    const address = new URL(url)
    address.username = user
    address.password = password
    return address.toString()
  }

  it('makes the role of DATABASE_URL where the owner may', async () => {
    const ownerUrl = await owned()
    const url = as(ownerUrl, role, 'p@ss word')
    await migrateSite({ ownerUrl, url })
    onTestFinished(() =>
      withClient(ownerUrl, async (client) => {
        await client.query(`DROP OWNED BY ${role}`)
        await client.query(`DROP ROLE ${role}`)
      }),
    )
    await withClient(url, async (client) => {
      expect((await client.query('SELECT count(*)::int AS count FROM bookings')).rows).toEqual([{ count: 0 }])
      expect(await refusalOf(client.query('DROP TABLE bookings'))).toMatch(denied)
    })
    await expect(migrateSite({ ownerUrl, url: as(ownerUrl, role, 'wrong') })).rejects.toThrow(
      `the role ${role} does not get in (28P01)`,
    )
  })

  it('says how to make it where the owner may not', async () => {
    const admin = await owned()
    const owner = `${role}_owner`
    const ownerUrl = as(admin, owner, 'owner')
    await withClient(admin, async (client) => {
      await client.query(`CREATE ROLE ${owner} LOGIN PASSWORD 'owner'`)
      await client.query(
        `ALTER DATABASE ${pg.escapeIdentifier(new URL(admin).pathname.slice(1))} OWNER TO ${owner}`,
      )
    })
    const refused = migrateSite({ ownerUrl, url: as(admin, `${role}_missing`, 'x') })
    await expect(refused).rejects.toThrow('and the owner may not make one')
  })

  it('goes on working with one address', async () => {
    const url = await owned()
    expect((await migrateSite({ ownerUrl: url, url })).length).toBeGreaterThan(50)
  })
})

describe('the history of a booking', () => {
  const made = async () => {
    const { id } = await createBooking(await makeActor(), {
      input: orderFor((await makeVehicle()).id),
      locale: 'en',
    })
    return id
  }
  const rewrites = [
    `UPDATE booking_changes SET to_status = 'canceled'`,
    'UPDATE booking_changes SET actor_id = gen_random_uuid()',
    `UPDATE booking_changes SET created_at = now() - interval '1 day'`,
    `UPDATE booking_changes SET reason = 'another'`,
    `UPDATE booking_changes SET changes = '{"days": [1, 2]}'`,
    'DELETE FROM booking_changes',
    'TRUNCATE booking_changes',
  ]

  it.each(rewrites)('is not rewritten by the site, nor by the owner: %s', async (statement) => {
    await made()
    const [site, owner] = [await openSiteConnection(), await openConnection()]
    expect(await refusalOf(site.query(statement))).toBe('permission denied for table booking_changes')
    expect(await refusalOf(owner.query(statement))).toMatch(/never|refused/)
  })

  it('loses a person’s words by the one function for it, and nothing else', async () => {
    const bookingId = await made()
    const site = await openSiteConnection()
    const changes = JSON.stringify({ phone: ['+251911111111', '+251922222222'], days: [1, 2] })
    await site.query(
      `INSERT INTO booking_changes (id, booking_id, to_status, actor_id, reason, changes)
       VALUES (gen_random_uuid(), $1, 'pending', gen_random_uuid(), 'She called', $2), (gen_random_uuid(), $1, 'pending', NULL, 'hold_over', '{}')`,
      [bookingId, changes],
    )
    const owner = await openConnection()
    const dayOff = `UPDATE booking_changes SET changes = jsonb_set(changes, '{days}', '[null, null]') WHERE reason = 'She called'`
    expect(await refusalOf(owner.query(dayOff))).toBe('history of a booking is never rewritten')
    await site.query('SELECT forget_bookings(ARRAY[$1::uuid])', [bookingId])
    await site.query('SELECT forget_bookings(ARRAY[$1::uuid])', [bookingId])
    const { rows } = await site.query(
      'SELECT reason, changes FROM booking_changes WHERE booking_id = $1 ORDER BY created_at, reason NULLS FIRST',
      [bookingId],
    )
    expect(rows.slice(-2)).toEqual([
      { reason: null, changes: { phone: [null, null], days: [1, 2] } },
      { reason: 'hold_over', changes: null },
    ])
  })
})
