import path from 'node:path'
import { createDatabase, withClient } from './databases'
import { startEmbeddedPostgres } from './embedded-postgres'
import { dataFolder } from './project'
import { loadEnvFiles, readSettings } from './settings'
import { describeError, errorCode, StepError } from './steps'

export interface SiteDatabase {
  url: string
  isEmbedded: boolean
  remark: string
  isRunning(): boolean
  stop(): Promise<void>
}

/** The database of the site: the given server, checked, or the embedded one of the data folder. */
export async function openSiteDatabase(
  givenUrl: string | undefined,
  signal?: AbortSignal,
): Promise<SiteDatabase> {
  return givenUrl ? openGiven(givenUrl) : openEmbedded(signal)
}

/** Runs work on the site's database, which is started for it when it does not run. Returns what the work returns. */
export async function withSiteDatabase<T>(
  signal: AbortSignal,
  work: (url: string) => Promise<T>,
): Promise<T> {
  loadEnvFiles()
  const database = await openSiteDatabase(readSettings().DATABASE_URL, signal)
  try {
    return await work(database.url)
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
  return { ...server, url: server.url('entoto'), isEmbedded: true, remark }
}

async function openGiven(url: string): Promise<SiteDatabase> {
  try {
    await withClient(url, (client) => client.query('SELECT 1'))
  } catch (error) {
    throw new StepError(
      `DATABASE_URL: ${explain(error)}`,
      'correct DATABASE_URL, or leave it empty for the embedded database',
      {
        cause: error,
      },
    )
  }
  return {
    url,
    isEmbedded: false,
    remark: 'DATABASE_URL',
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
