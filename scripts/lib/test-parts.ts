import path from 'node:path'
import { findBrowser } from './browser'
import { countLeaks, watchedTest } from '../../tools/leaks/run'
import { projectPath, projectRoot } from './project'
import { runCommand } from './run-command'
import { runStep } from './steps'
import type { TestEnvironment } from './test-environment'
import { addCounts, noTests, readPlaywrightReport, readVitestReport, type TestCount } from './test-report'
import { buildTestSite, startTestSite } from './test-site'

export interface TestPart {
  name: string
  run(test: TestEnvironment, signal: AbortSignal): Promise<TestCount>
}

const checks: TestPart = { name: 'checks', run: runChecks }
const build: TestPart = { name: 'build', run: runBuild }
const unit: TestPart = { name: 'unit', run: (test, signal) => runVitest('unit', test, {}, signal) }
const integration: TestPart = { name: 'integration', run: runIntegration }
const endToEnd: TestPart = { name: 'e2e', run: runEndToEnd }

/** The parts of `npm test`, quickest answers first. */
export const testParts: readonly TestPart[] = [checks, unit, integration, build, endToEnd]

/**
 * How `npm test` runs them: one stage after another, the rows of a stage side by side. Most of the checks use one
 * core; the site under test, its browsers and its clients share both.
 */
export const testStages: readonly (readonly TestPart[])[][] = [
  [
    [checks, build],
    [unit, integration],
  ],
  [[endToEnd]],
]

const powerCut = 'tests/api/power-cut.spec.ts'

/**
 * The parts of `npm run test:long`: whole what `npm test` runs with fewer cases (CONTRACT section 1). Their tests ask
 * `tests/support/long-run.ts` how many cases to run; what Playwright is to run stands as it takes it.
 */
export const longParts: readonly TestPart[] = [
  long('quotes', unit.run, ['lib/vehicles/prices/quote-properties.test.ts']),
  long('histories', runIntegration, [
    'tests/integration/booking-histories.test.ts',
    'tests/integration/dispatch-histories.test.ts',
    'tests/integration/payment-histories.test.ts',
    'tests/integration/rental-histories.test.ts',
  ]),
  long('departures', runEndToEnd, ['tests/e2e/dispatch.spec.ts']),
  long('planner', runEndToEnd, ['tests/e2e/planner-measures.spec.ts']),
  long('login-limits', runIntegration, ['lib/users/login-limits.integration.test.ts']),
  long('logins', runEndToEnd, ['tests/api/limits.spec.ts']),
  long('languages', runEndToEnd, ['tests/e2e/equal-access.spec.ts']),
  long('fuzz', runEndToEnd, ['tests/fuzz']),
  long('two-servers', runEndToEnd, ['tests/api/two-servers.spec.ts']),
  long('server-kills', runEndToEnd, [powerCut, '--grep', 'kill -9 of the server']),
  long('database-kills', runEndToEnd, [powerCut, '--grep', 'kill -9 of the database']),
]

function long(name: string, run: TestPart['run'], files: readonly string[]): TestPart {
  return {
    name,
    run: (test: TestEnvironment, signal) =>
      run({ ...test, env: { ...test.env, TEST_LONG: '1' }, files }, signal),
  }
}

async function runChecks(test: TestEnvironment, signal: AbortSignal): Promise<TestCount> {
  const checks = [
    { name: 'formatting', tool: 'prettier/bin/prettier.cjs', args: ['--check', '--log-level=warn', '.'] },
    { name: 'lint', tool: 'eslint/bin/eslint.js', args: ['.', '--max-warnings=0'] },
    { name: 'route types', tool: 'next/dist/bin/next', args: ['typegen'] },
    // One checker of types: what several need is worked out by each of them, and the other core is busy.
    { name: 'types', tool: 'typescript-native/bin/tsc', args: ['--noEmit', '--checkers', '1'] },
    { name: 'unused code, import cycles', tool: 'knip/bin/knip.js', args: ['--no-config-hints'] },
    { name: 'duplicated lines', tool: 'jscpd/run-jscpd.js', args: ['.'] },
  ]
  let count = noTests
  for (const { name, tool, args } of checks) {
    const started = Date.now()
    const { code, output } = await runTool(tool, args, { env: test.env, signal })
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${name}  ${seconds} s`)
    count = addCounts(
      count,
      code === 0
        ? { ...noTests, passed: 1 }
        : { ...noTests, failed: 1, failures: [`${name}\n${output.trimEnd()}`] },
    )
  }
  return count
}

/** Builds what the end-to-end tests ask; a site that cannot be built fails here. */
async function runBuild(test: TestEnvironment, signal: AbortSignal): Promise<TestCount> {
  await buildTestSite(test, signal)
  return { ...noTests, passed: 1 }
}

/** Services and invariants on a real PostgreSQL. */
async function runIntegration(test: TestEnvironment, signal: AbortSignal): Promise<TestCount> {
  const server = await runStep('test database', () => test.database())
  return runVitest('integration', test, { TEST_DATABASE_URL: server.url('postgres') }, signal)
}

async function runVitest(
  project: string,
  test: TestEnvironment,
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<TestCount> {
  const report = path.join(test.folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await runTool(
    'vitest/vitest.mjs',
    ['run', ...test.files, '--project', project, ...reporters],
    {
      env: { ...test.env, NODE_ENV: 'test', ...env },
      signal,
      visible: true,
    },
  )
  return readVitestReport(report, code, output)
}

/** The built site, asked by clients and by a browser; what it gives away is searched for (docs/decisions/leaks.md). */
async function runEndToEnd(given: TestEnvironment, signal: AbortSignal): Promise<TestCount> {
  const test = await watchedTest(given)
  const browser = await runStep(
    'browser',
    () => findBrowser(signal),
    (found) => found.executablePath,
  )
  const site = await startTestSite(test, signal)
  let count: TestCount
  try {
    const report = path.join(test.folder, 'e2e.json')
    const { code } = await runTool(
      '@playwright/test/cli.js',
      ['test', ...test.files, '--reporter=list,json'],
      {
        env: {
          ...test.env,
          ...browser.env,
          NODE_ENV: 'test',
          CHROMIUM_PATH: browser.executablePath,
          E2E_BASE_URL: site.url,
          E2E_BUILD: site.dist,
          E2E_DATABASE_URL: site.databaseUrl,
          E2E_SERVER_LOG: site.logFile,
          E2E_SITE_ENV: JSON.stringify(site.env),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          PLAYWRIGHT_HTML_OPEN: 'never',
        },
        signal,
        visible: true,
      },
    )
    count = readPlaywrightReport(report, code)
  } finally {
    await site.server.stop()
  }
  return addCounts(count, await countLeaks(test, site))
}

function runTool(
  tool: string,
  args: string[],
  options: { env: NodeJS.ProcessEnv; signal: AbortSignal; visible?: boolean },
) {
  return runCommand(process.execPath, [projectPath('node_modules', tool), ...args], {
    cwd: projectRoot,
    ...options,
  })
}
