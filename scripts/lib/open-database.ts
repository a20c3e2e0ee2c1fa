import { loadEnvFiles, readSettings } from './settings'
import { openSiteDatabase } from './site-database'

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
