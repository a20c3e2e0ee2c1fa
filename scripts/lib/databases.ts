import pg from 'pg'

/** The address of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}

/**
 * Creates a database in the encoding and the locale of another one on the same server, whatever the server gives to new ones:
 * what one holds, the other can hold.
 */
export async function createDatabaseLike(
  adminUrl: string,
  { model, name }: { model: string; name: string },
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ settings: string }>(
      `SELECT format('ENCODING %L LC_COLLATE %L LC_CTYPE %L', pg_encoding_to_char(encoding), datcollate, datctype) AS settings
       FROM pg_database WHERE datname = $1`,
      [model],
    )
    const settings = rows[0]?.settings ?? ''
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0 ${settings}`)
  })
}

/** Creates a database on the server of `adminUrl` unless it exists; `true` when it is new. */
export async function createDatabase(adminUrl: string, name: string): Promise<boolean> {
  return withClient(adminUrl, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (found.rowCount) return false
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`)
    return true
  })
}

/** Creates a database as a copy of another one, to which nobody may be connected. */
export async function copyDatabase(
  adminUrl: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [copied, own] = [from, to].map((name) => pg.escapeIdentifier(name))
  await withClient(adminUrl, async (client) => {
    await client.query(`CREATE DATABASE ${own} TEMPLATE ${copied}`)
    // A copy does not take over the rights on the database itself.
    await client.query(`REVOKE TEMPORARY ON DATABASE ${own} FROM PUBLIC`)
  })
}

/** Drops a database, connections to it included. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`),
  )
}

/** Connects, works, disconnects. Throws what PostgreSQL answers, which may hold the user's name but no password. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
