import { demoAccounts } from '@/lib/core/demo-accounts'
import { allowsDemoData, type Env, startProblem } from '@/lib/core/env'
import { buildSite } from './lib/build-site'
import { keepOwnSecret, loadEnvFiles, readSettings } from './lib/settings'
import { generateClient } from './lib/generate'
import { keepRunning, type Running } from './lib/keep-running'
import { requireFreePort } from './lib/ports'
import { dataFolder } from './lib/project'
import { runScript } from './lib/run-script'
import { migrateSite, openSiteDatabase, type SiteDatabase } from './lib/site-database'
import { runStep, StepError } from './lib/steps'
import { startWebServer } from './lib/web-server'

const isDev = process.argv.includes('--dev')

// Who stops the site wants it stopped, be it while it starts.
await runScript(startSite, { codeWhenInterrupted: 0 })

async function startSite(signal: AbortSignal): Promise<number> {
  loadEnvFiles()
  const settings = await runStep('settings', async () => {
    const read = readSettings()
    const problem = startProblem(read)
    if (problem) throw new StepError(problem, 'set that variable in the environment or in .env')
    await requireFreePort(read.PORT, read.HOST)
    return read
  })
  const secret = settings.AUTH_SECRET ?? (await runStep('secret', async () => keepOwnSecret()))
  const hasDemoData = allowsDemoData(settings)
  const openDatabase = () => openSiteDatabase(settings, signal)
  let database = await runStep('database', openDatabase, (found) => found.remark)
  try {
    const environment = () => ({
      ...process.env,
      DATABASE_URL: database.url,
      // Empty rather than absent: Next fills what is absent from `.env` files, and the site must not know its owner.
      DATABASE_OWNER_URL: '',
      // Tells the site, which sees an address in either case, whose database it is.
      EMBEDDED_DATABASE: database.isEmbedded ? '1' : '',
      AUTH_SECRET: secret,
      SITE_URL: settings.SITE_URL,
      DATA_DIR: dataFolder(),
      NEXT_DIST_DIR: '.next',
    })
    await prepare(database, hasDemoData, signal)
    if (!isDev) {
      const tell = (isNew: boolean) => (isNew ? '' : 'nothing changed')
      await runStep('build', () => buildSite({ dist: '.next', env: environment(), signal }), tell)
    }
    const { HOST: host, PORT: port } = settings
    const mode = isDev ? 'dev' : 'start'
    const serve = async (): Promise<Running> => {
      if (!database.isRunning()) database = await openDatabase()
      const server = await startWebServer({ mode, host, port, env: environment(), signal })
      const serverEnded = server.ended.then((how) => `the web server ended by itself (${how})`)
      const watch = watchDatabase(database)
      return {
        ended: Promise.race([serverEnded, watch.ended]),
        stop: async () => {
          watch.stop()
          await server.stop()
        },
      }
    }
    // The first start is a step like the others; who fails here has something to correct.
    const first = await runStep('site', serve)
    printWelcome(settings, hasDemoData)
    signal.addEventListener('abort', () => console.log('\n… stopping: finishing what is under way'))
    await keepRunning(first, serve, { signal, tell: (line) => console.error(line) })
    await database.stop()
    console.log('✓ stopped')
    return 0
  } finally {
    await database.stop()
  }
}

/** Tells when the database ends by itself. */
function watchDatabase(database: SiteDatabase) {
  let timer: NodeJS.Timeout | undefined
  const ended = new Promise<string>((resolve) => {
    timer = setInterval(() => !database.isRunning() && resolve('the database ended by itself'), 2000).unref()
  })
  return { ended, stop: () => clearInterval(timer) }
}

async function prepare(database: SiteDatabase, hasDemoData: boolean, signal: AbortSignal): Promise<void> {
  await runStep(
    'database client',
    () => generateClient(signal),
    (isNew) => (isNew ? 'generated' : 'nothing changed'),
  )
  await runStep(
    'migrations',
    () => migrateSite(database),
    (names) => names.join(', ') || 'nothing new',
  )
  signal.throwIfAborted()
  if (!hasDemoData) return
  // Only now: the seed needs the generated client.
  const { seedDemo } = await import('@/prisma/seed/demo')
  await runStep(
    'demo data',
    () => seedDemo(database.ownerUrl),
    (isNew) => (isNew ? 'made' : 'there already'),
  )
  signal.throwIfAborted()
}

function printWelcome({ SITE_URL, EMBEDDED_DATABASE }: Env, hasDemoData: boolean): void {
  console.log(`\n  Entoto Drive is running: ${SITE_URL}\n`)
  if (hasDemoData) {
    for (const { role, email, password } of demoAccounts) {
      console.log(`  ${role.padEnd(9)} ${email.padEnd(22)} ${password}`)
    }
    console.log('')
  } else if (EMBEDDED_DATABASE) {
    console.log('  Reachable from other machines (HOST, SITE_URL): the demo accounts are off.')
    console.log('  An account of your own: npm run user:create -- --role admin --email …\n')
  }
  console.log('  Ctrl-C stops it.\n')
}
