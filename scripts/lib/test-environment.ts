import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv as parseEnvFile } from 'node:util'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres'
import { projectPath } from './project'

/** Settings of CONTRACT section 2 and the commands' own: a developer's must not decide whether a test passes. */
const ownSettings =
  /^(DATABASE_(LISTEN_|OWNER_)?URL|METRICS_PORT|OTEL_\w+|PORT|HOST|SITE_URL|TRUST_PROXY|RATE_LIMIT_FACTOR|MAIL_FROM|SMTP_URL|S3_URL|CHAT_WIDGET_SRC|RECEIPT_CHECK_(URLS|PINS)|LOG_LEVEL|(AUTH|UPLOADTHING|COMPANY|BANK|BOOKING)_\w+)$/
const ownMachinery = ['NODE_ENV', 'NEXT_DIST_DIR', 'EMBEDDED_DATABASE']

/** Data that no crash has to survive need not wait for the disk; what kills a database brings one of its own. */
const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export interface TestEnvironment {
  /** A temporary folder of this run, removed at its end. */
  folder: string
  /** The test files asked for; none means all. */
  files: readonly string[]
  /** A PostgreSQL of this run's own, started when first asked for. */
  database(): Promise<EmbeddedPostgres>
  /** The environment without a developer's own settings. */
  env: NodeJS.ProcessEnv
  close(): Promise<void>
}

/** Prepares what the parts of a test run share. Nothing in it is shared with a running `npm start`. */
export function openTestEnvironment(signal: AbortSignal, files: readonly string[] = []): TestEnvironment {
  const folder = mkdtempSync(path.join(tmpdir(), 'entoto-test-'))
  const env = { ...process.env }
  for (const name of ownMachinery) Reflect.deleteProperty(env, name)
  // Empty rather than absent: Next fills what is absent from a developer's `.env` files.
  for (const name of [...Object.keys(env), ...namesInEnvFiles()]) if (ownSettings.test(name)) env[name] = ''
  let database: Promise<EmbeddedPostgres> | undefined
  return {
    folder,
    files,
    env: { ...env, DATA_DIR: path.join(folder, 'data') },
    database: () =>
      (database ??= startEmbeddedPostgres({
        dir: path.join(folder, 'postgres'),
        signal,
        settings: withoutDurability,
      })),
    async close() {
      await database?.then((server) => server.stop()).catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function namesInEnvFiles(): string[] {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'].map((name) =>
    projectPath(name),
  )
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.keys(parseEnvFile(readFileSync(file, 'utf8'))))
}
