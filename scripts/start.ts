import { allowsDemoData } from '@/lib/core/env'
import { buildSite } from './lib/build-site'
import { demoAccounts, keepOwnSecret, loadEnvFiles, readSettings } from './lib/settings'
import { generateClient } from './lib/generate'
import { migrate } from './lib/migrate'
import { requireFreePort } from './lib/ports'
import { dataFolder } from './lib/project'
import { runScript } from './lib/run-script'
import { openSiteDatabase, type SiteDatabase } from './lib/site-database'
import { runStep } from './lib/steps'
import { startWebServer, type WebServer } from './lib/web-server'

const isDev = process.argv.includes('--dev')

// Who stops the site wants it stopped, be it while it starts.
await runScript(startSite, { codeWhenInterrupted: 0 })

async function startSite(signal: AbortSignal): Promise<number> {
  loadEnvFiles()
  const settings = await runStep('settings', async () => {
    const read = readSettings()
    await requireFreePort(read.PORT, read.HOST)
    return read
  })
  const secret = settings.AUTH_SECRET ?? (await runStep('secret', async () => keepOwnSecret()))
  const hasDemoData = allowsDemoData(settings)
  const database = await runStep(
    'database',
    () => openSiteDatabase(settings.DATABASE_URL, signal),
    (found) => found.remark,
  )
  try {
    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      // Tells the site, which sees an address in either case, whose database it is.
      EMBEDDED_DATABASE: database.isEmbedded ? '1' : '',
      AUTH_SECRET: secret,
      SITE_URL: settings.SITE_URL,
      DATA_DIR: dataFolder(),
      NEXT_DIST_DIR: '.next',
    }
    await prepare(database, hasDemoData, signal)
    if (!isDev) {
      const tell = (isNew: boolean) => (isNew ? '' : 'nothing changed')
      await runStep('build', () => buildSite({ dist: '.next', env, signal }), tell)
    }
    const { HOST: host, PORT: port } = settings
    const mode = isDev ? 'dev' : 'start'
    const server = await runStep('site', () => startWebServer({ mode, host, port, env, signal }))
    printWelcome(settings.SITE_URL, hasDemoData)
    return await serveUntilStopped(server, database, signal)
  } finally {
    await database.stop()
  }
}

async function prepare(database: SiteDatabase, hasDemoData: boolean, signal: AbortSignal): Promise<void> {
  await runStep(
    'database client',
    () => generateClient(signal),
    (isNew) => (isNew ? 'generated' : 'nothing changed'),
  )
  await runStep(
    'migrations',
    () => migrate(database.url),
    (names) => names.join(', ') || 'nothing new',
  )
  signal.throwIfAborted()
  if (!hasDemoData) return
  // Only now: the seed needs the generated client.
  const { seedDemo } = await import('@/prisma/seed/demo')
  await runStep(
    'demo data',
    () => seedDemo(database.url),
    (isNew) => (isNew ? 'made' : 'there already'),
  )
  signal.throwIfAborted()
}

function printWelcome(address: string, hasDemoData: boolean): void {
  console.log(`\n  Entoto Drive is running: ${address}\n`)
  if (hasDemoData) {
    for (const { role, email, password } of demoAccounts) {
      console.log(`  ${role.padEnd(9)} ${email.padEnd(22)} ${password}`)
    }
    console.log('')
  }
  console.log('  Ctrl-C stops it.\n')
}

/** Returns the exit code: 0 when it was asked to stop, 1 when the site or its database ended by itself. */
async function serveUntilStopped(
  server: WebServer,
  database: SiteDatabase,
  signal: AbortSignal,
): Promise<number> {
  const asked = new Promise<'asked'>((resolve) =>
    signal.addEventListener('abort', () => resolve('asked'), { once: true }),
  )
  const databaseEnded = new Promise<'database'>((resolve) => {
    setInterval(() => !database.isRunning() && resolve('database'), 2000).unref()
  })
  const cause = signal.aborted ? 'asked' : await Promise.race([asked, databaseEnded, server.ended])
  if (cause === 'asked') {
    console.log('\n… stopping: finishing what is under way')
    await server.stop()
    await database.stop()
    console.log('✓ stopped')
    return 0
  }
  await server.stop()
  const problem =
    cause === 'database' ? 'the database ended by itself' : `the web server ended by itself (code ${cause})`
  console.error(`✗ site: ${problem} → start again; the lines above tell more`)
  return 1
}
