import path from 'node:path'
import type { Env } from '@/lib/core/env'
import { createDatabase, withClient } from './databases'
import { startEmbeddedPostgres } from './embedded-postgres'
import { migrate } from './migrate'
import { dataFolder } from './project'
import { loadEnvFiles, readSettings } from './settings'
import { admitSite, siteUrlOf } from './site-role'
import { describeError, errorCode, StepError } from './steps'

export interface SiteDatabase {
  /** What the running site connects to: a role that may change rows and nothing else, where there is one. */
  url: string
  /** What migrates, backs up and restores it: the owner of its tables, with no pooler in between, because these need one session. */
  ownerUrl: string
  isEmbedded: boolean
  remark: string
  isRunning(): boolean
  stop(): Promise<void>
}

type Addresses = Pick<Env, 'DATABASE_URL' | 'DATABASE_LISTEN_URL' | 'DATABASE_OWNER_URL'>

/** The database of the site: the given server, checked, or the embedded one of the data folder. */
export async function openSiteDatabase(settings: Addresses, signal?: AbortSignal): Promise<SiteDatabase> {
  return settings.DATABASE_URL ? openGiven(settings.DATABASE_URL, settings) : openEmbedded(signal)
}

/** Brings the site's database to the newest migration and lets the running site in; returns the names of what was applied. */
export async function migrateSite({
  ownerUrl,
  url,
}: Pick<SiteDatabase, 'ownerUrl' | 'url'>): Promise<string[]> {
  const applied = await migrate(ownerUrl)
  await admitSite(ownerUrl, url)
  return applied
}

/** Throws a StepError where no migration has made the tables of the site yet. */
export async function requireTables({ ownerUrl }: Pick<SiteDatabase, 'ownerUrl'>): Promise<void> {
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query<{ has_tables: boolean }>(
      "SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS has_tables",
    ),
  )
  if (rows[0]?.has_tables) return
  throw new StepError(
    'the database has no tables yet',
    'start the site once, or make them: npm run db:migrate',
  )
}

/** Runs work on the site's database, which is started for it when it does not run. Returns what the work returns. */
export async function withSiteDatabase<T>(
  signal: AbortSignal,
  work: (database: SiteDatabase) => Promise<T>,
): Promise<T> {
  loadEnvFiles()
  const database = await openSiteDatabase(readSettings(), signal)
  try {
    return await work(database)
  } finally {
    await database.stop()
  }
}

async function openEmbedded(signal: AbortSignal | undefined): Promise<SiteDatabase> {
  const server = await startEmbeddedPostgres({ dir: path.join(dataFolder(), 'postgres'), signal })
  try {
    await createDatabase(server.url('postgres'), 'entoto')
  } catch (error) {
    await server.stop()
    throw new StepError(
      `the embedded database does not let us in: ${describeError(error)}`,
      'nothing was deleted; put a copy of the data folder back, or move its postgres folder away to begin anew',
      { cause: error },
    )
  }
  const remark = server.attached ? 'embedded, was running' : 'embedded'
  const ownerUrl = server.url('entoto')
  return { ...server, url: siteUrlOf(ownerUrl), ownerUrl, isEmbedded: true, remark }
}

async function openGiven(url: string, settings: Addresses): Promise<SiteDatabase> {
  const { DATABASE_OWNER_URL, DATABASE_LISTEN_URL } = settings
  // The role of DATABASE_URL need not be there yet where an owner makes it.
  const addresses = DATABASE_OWNER_URL
    ? { DATABASE_OWNER_URL }
    : { DATABASE_URL: url, ...(DATABASE_LISTEN_URL && { DATABASE_LISTEN_URL }) }
  for (const [name, address] of Object.entries(addresses)) {
    try {
      await withClient(address, (client) => client.query('SELECT 1'))
    } catch (error) {
      throw new StepError(
        `${name}: ${explain(error)}`,
        `correct ${name}, or leave all addresses empty for the embedded database`,
        { cause: error },
      )
    }
  }
  return {
    url,
    ownerUrl: DATABASE_OWNER_URL ?? DATABASE_LISTEN_URL ?? url,
    isEmbedded: false,
    remark: DATABASE_LISTEN_URL ? 'DATABASE_URL through a pooler' : 'DATABASE_URL',
    isRunning: () => true,
    stop: async () => undefined,
  }
}

/** Names the cause without repeating the address, which holds a password. */
function explain(error: unknown): string {
  const code = errorCode(error)
  const known: Record<string, string> = {
    ECONNREFUSED: 'no server answers at that address',
    ENOTFOUND: 'its host is unknown',
    EAI_AGAIN: 'its host cannot be looked up',
    ETIMEDOUT: 'the server does not answer in time',
    '28P01': 'the server refuses the password',
    '28000': 'the server refuses the user',
    '3D000': 'there is no such database on the server',
    '42501': 'the user lacks a permission',
  }
  return (code && known[code]) ?? `no connection (${code ?? describeError(error)})`
}
