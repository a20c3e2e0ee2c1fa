import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withClient } from '../../scripts/lib/databases'
import { findFreePort } from '../../scripts/lib/ports'
import { projectPath } from '../../scripts/lib/project'
import { runScript } from '../../scripts/lib/run-script'
import { runStep } from '../../scripts/lib/steps'
import { openTestEnvironment, type TestEnvironment } from '../../scripts/lib/test-environment'
import { buildTestSite } from '../../scripts/lib/test-site'
import type { WebServer } from '../../scripts/lib/web-server'
import { bookInSql } from '../bench/booking-sql'
import { printTable } from '../bench/table'
import { at } from './client'
import { prepareDatabase } from './database'
import { startEngine, startGate } from './engines'
import { environmentOf, startProcess } from './site'

/*
 * npm run drill:alerts: a process in each of the faults that docs/operations/prometheus-alerts.yml knows, watched by Prometheus of the
 * system. Exit code 1 when a rule stays silent. The times of the rules are shortened, their thresholds are not.
 */
await runScript(async (signal) => {
  const test = openTestEnvironment(signal)
  try {
    return await drill(test, signal)
  } finally {
    await test.close()
  }
})

type Prepared = Awaited<ReturnType<typeof prepareDatabase>>

async function drill(test: TestEnvironment, signal: AbortSignal): Promise<number> {
  const database = await runStep('database', async () => prepareDatabase(await test.database()))
  const dist = await buildTestSite(test, signal)
  const gate = await startGate(database.url)
  const [port, metricsPort] = await Promise.all([findFreePort(), findFreePort()])
  const env = {
    ...environmentOf(test, { databaseUrl: gate.url, siteUrl: `http://localhost:${port}`, dist }),
    METRICS_PORT: String(metricsPort),
    // A mail server that does not answer; without one no mail counts as unsent.
    SMTP_URL: 'smtp://127.0.0.1:9',
  }
  const server = await startProcess(port, env, signal)
  const { rules, names } = shortenedRules()
  const prometheus = await runStep('prometheus', () => startPrometheus(test.folder, rules, metricsPort))
  try {
    await runStep('faults', () => makeFaults({ server, database, gate }))
    const fired = await firedRules(prometheus.port)
    console.log('')
    const cellsOf = (name: string) => [name, fired.has(name) ? 'fired' : 'silent']
    printTable(
      ['rule', ''],
      names.map((name) => ({ cells: cellsOf(name), isGood: fired.has(name) })),
    )
    return names.every((name) => fired.has(name)) ? 0 : 1
  } finally {
    await prometheus.stop()
    await server.stop()
    gate.close()
  }
}

/** The rules as they are, but for how long something has to last and is looked back upon. */
function shortenedRules(): { rules: string; names: string[] } {
  const text = readFileSync(projectPath('docs', 'operations', 'prometheus-alerts.yml'), 'utf8')
  const rules = text.replace(/for: \w+/g, 'for: 0s').replace(/\[\d+m\]/g, '[10s]')
  return { rules, names: [...text.matchAll(/alert: (\w+)/g)].flatMap((match) => match[1] ?? []) }
}

async function startPrometheus(folder: string, rules: string, metricsPort: number) {
  const place = path.join(folder, 'prometheus')
  mkdirSync(place)
  writeFileSync(path.join(place, 'rules.yml'), rules)
  writeFileSync(
    path.join(place, 'prometheus.yml'),
    // Where the database keeps a process waiting, its figures come after a second and a half.
    `global: { scrape_interval: 2s, scrape_timeout: 2s, evaluation_interval: 1s }
rule_files: [rules.yml]
scrape_configs: [{ job_name: entoto, static_configs: [{ targets: ['localhost:${metricsPort}'] }] }]
`,
  )
  const port = await findFreePort()
  const flags = {
    'config.file': path.join(place, 'prometheus.yml'),
    'storage.tsdb.path': path.join(place, 'data'),
    'web.listen-address': `127.0.0.1:${port}`,
  }
  return startEngine(
    ['prometheus', ...Object.entries(flags).map(([name, value]) => `--${name}=${value}`)],
    port,
  )
}

type Faulty = { server: WebServer; database: Prepared; gate: { setCut: (isCut: boolean) => void } }

/** From those that leave the process as it is to those that end it. */
async function makeFaults({ server, database, gate }: Faulty): Promise<void> {
  // Each minute begins with the job that ends what is held too long; Prometheus is to see it first.
  const leftOfMinute = 60_000 - (Date.now() % 60_000)
  if (leftOfMinute < 15_000) await sleep(leftOfMinute + 2000)
  await withClient(database.url, (client) => neglectWork(client, database))
  await sleep(4500)
  const search = () =>
    fetch(`${server.url}/api/vehicles?min=${randomInt(1_000_000)}`).then((answer) => answer.text())
  // A rate is told from the second time on that Prometheus has seen a number.
  await search()
  await sleep(4500)
  // What everybody reads is locked for some seconds: answers are slow, and more are waited for than there are connections.
  await withClient(database.url, async (client) => {
    await client.query('BEGIN; LOCK TABLE vehicles IN ACCESS EXCLUSIVE MODE')
    const asked = Array.from({ length: 30 }, search)
    await sleep(5000)
    await client.query('COMMIT')
    await Promise.all(asked)
  })
  await sleep(4000)
  gate.setCut(true)
  for (let second = 0; second < 6; second++) {
    await Promise.all(Array.from({ length: 10 }, search))
    await sleep(1000)
  }
  gate.setCut(false)
  if (server.pid === undefined) throw new Error('the process has no number')
  for (let time = 0; time < 12; time++) {
    process.kill(server.pid, 'SIGSTOP')
    await sleep(700)
    process.kill(server.pid, 'SIGCONT')
    await sleep(150)
  }
  server.kill()
  await sleep(5000)
}

/** A job that nobody takes, one that is given up, mails that do not leave, a hold that is over, a claim of yesterday. */
async function neglectWork(client: pg.Client, { vehicleId, date, url }: Prepared): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    "SELECT id FROM users WHERE email = 'customer-0@example.com'",
  )
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const connection = await pool.connect()
  const order = { vehicleId, day: date, phone: '+251911234567', reference: 'FT0000000001' }
  await bookInSql(connection, { ...order, userId: rows[0]?.id ?? '' })
  connection.release()
  await pool.end()
  await client.query("SET session_replication_role = 'replica'")
  for (const statement of [
    "SELECT graphile_worker.add_job('nobody-takes-this', run_at => now() - interval '10 minutes')",
    "SELECT graphile_worker.add_job('given-up', max_attempts => 1)",
    'UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE max_attempts = 1',
    `INSERT INTO outbox_mails (id, template, args, recipient, locale, message_id)
     SELECT gen_random_uuid(), 'password-changed', '{}', 'nobody@example.com', 'en', '<' || n || '@drill>'
     FROM generate_series(1, 60) AS n`,
    "UPDATE bookings SET hold_until = now() - interval '5 minutes'",
    "UPDATE payments SET created_at = now() - interval '25 hours'",
  ]) {
    await client.query(statement)
  }
}

/** The rules that fired at any time since Prometheus began. */
async function firedRules(port: number): Promise<Set<string>> {
  const query = 'max_over_time(ALERTS{alertstate="firing"}[1h])'
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`)
  const result = at(await answer.json(), 'data', 'result')
  return new Set(Array.isArray(result) ? result.map((one) => String(at(one, 'metric', 'alertname'))) : [])
}
