import { createHmac } from 'node:crypto'
import pg from 'pg'
import { withClient } from './databases'
import { errorCode, StepError } from './steps'

const siteRole = 'entoto_site'

/** Tables whose rows the site adds to, or works on, and never removes; every other one it may change as it likes. */
const keptTables = {
  'SELECT, INSERT': ['audit_entries', 'booking_changes', 'booking_lines', 'statement_entries'],
  'SELECT, INSERT, UPDATE': [
    'bookings',
    'payments',
    'closed_months',
    'settings',
    'statements',
    'statement_lines',
  ],
} as const

/** The same database as the role of the running site, whose password follows from that of the owner. */
export function siteUrlOf(ownerUrl: string): string {
  const address = new URL(ownerUrl)
  const key = decodeURIComponent(address.password)
  address.username = siteRole
  address.password = createHmac('sha256', key).update(siteRole).digest('base64url')
  return address.toString()
}

/**
 * Lets the role of `siteUrl` do in a migrated database what the running site does, and nothing else: it reads and writes rows
 * and calls functions, but owns nothing, changes no table, disables no trigger and removes nothing of the books
 * (docs/operations/database-roles.md). Makes the role where there is none. Does nothing where both addresses name one role.
 * Throws a StepError where the role cannot be made or does not get in.
 */
export async function admitSite(ownerUrl: string, siteUrl: string): Promise<void> {
  const { username, password } = new URL(siteUrl)
  const role = decodeURIComponent(username)
  if (role === decodeURIComponent(new URL(ownerUrl).username)) return
  await withClient(ownerUrl, async (client) => {
    await makeRole(client, role, decodeURIComponent(password))
    await client.query('BEGIN')
    // Two starts at once would change the same rows of the catalogue.
    await client.query("SELECT pg_advisory_xact_lock(hashtext('entoto_site_role'))")
    await client.query(await grantsFor(client, pg.escapeIdentifier(role)))
    await client.query('COMMIT')
  })
  try {
    await withClient(siteUrl, (client) => client.query('SELECT 1 FROM settings LIMIT 1'))
  } catch (error) {
    throw new StepError(
      `the role ${role} does not get in (${errorCode(error) ?? 'no answer'})`,
      'correct user and password of DATABASE_URL; pg_hba.conf must let that role in',
      { cause: error },
    )
  }
}

async function makeRole(client: pg.Client, role: string, password: string): Promise<void> {
  const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role])
  if (known.rowCount) return
  try {
    await client.query(
      `CREATE ROLE ${pg.escapeIdentifier(role)} LOGIN NOINHERIT PASSWORD ${pg.escapeLiteral(password)}`,
    )
  } catch (error) {
    // Another start made it in between.
    if (errorCode(error) === '42710' || errorCode(error) === '23505') return
    throw new StepError(
      `there is no role ${role}, and the owner may not make one`,
      `CREATE ROLE ${role} LOGIN PASSWORD '…' as a superuser, then start again`,
      { cause: error },
    )
  }
}

async function grantsFor(client: pg.Client, role: string): Promise<string> {
  const { rows } = await client.query<{ name: string; protected: string[] }>(
    `SELECT quote_ident(current_database()) AS name, coalesce(array_agg(relname) FILTER (WHERE relrowsecurity AND relname NOT IN (
       SELECT tablename FROM pg_policies WHERE schemaname = 'graphile_worker' AND policyname = 'site')), '{}')::text[] AS protected
     FROM pg_class WHERE relnamespace = 'graphile_worker'::regnamespace`,
  )
  const [{ name, protected: unopened } = { name: '', protected: [] }] = rows
  return [
    `REVOKE TEMPORARY ON DATABASE ${name} FROM PUBLIC`,
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    `GRANT CONNECT ON DATABASE ${name} TO ${role}`,
    // The queue keeps its rows from everybody but its owner; only who has rights on its tables gets as far as this policy.
    ...unopened.map(
      (table) => `CREATE POLICY site ON graphile_worker.${pg.escapeIdentifier(table)} USING (true)`,
    ),
    ...['public', 'graphile_worker'].flatMap((schema) => [
      `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
      `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
      `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role}`,
    ]),
    ...Object.entries(keptTables).flatMap(([rights, tables]) => [
      `REVOKE ALL ON ${tables.join(', ')} FROM ${role}`,
      `GRANT ${rights} ON ${tables.join(', ')} TO ${role}`,
    ]),
    `REVOKE ALL ON _prisma_migrations FROM ${role}`,
    `REVOKE ALL ON graphile_worker.migrations FROM ${role}`,
    `GRANT SELECT ON graphile_worker.migrations TO ${role}`,
  ].join(';\n')
}
