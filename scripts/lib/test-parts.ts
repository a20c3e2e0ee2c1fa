import path from 'node:path'
import { findBrowser } from './browser'
import { generateClient } from './generate'
import { countLeaks, watchedTest } from './leaks/run'
import { projectPath, projectRoot } from './project'
import { runCommand } from './run-command'
import { runStep } from './steps'
import type { TestEnvironment } from './test-environment'
import { addCounts, readPlaywrightReport, readVitestReport, type TestCount } from './test-report'
import { startTestSite } from './test-site'

export interface TestPart {
  name: string
  run(test: TestEnvironment, signal: AbortSignal): Promise<TestCount>
}

/** The parts of `npm test`, quickest answers first. */
export const testParts: readonly TestPart[] = [
  { name: 'checks', run: runChecks },
  { name: 'unit', run: (test, signal) => runVitest('unit', test, {}, signal) },
  { name: 'integration', run: runIntegration },
  { name: 'e2e', run: runEndToEnd },
]

async function runChecks(test: TestEnvironment, signal: AbortSignal): Promise<TestCount> {
  const checks = [
    { name: 'formatting', tool: 'prettier/bin/prettier.cjs', args: ['--check', '--log-level=warn', '.'] },
    { name: 'lint', tool: 'eslint/bin/eslint.js', args: ['.', '--max-warnings=0'] },
    { name: 'route types', tool: 'next/dist/bin/next', args: ['typegen'] },
    { name: 'types', tool: 'typescript/bin/tsc', args: ['--noEmit'] },
  ]
  await generateClient(signal)
  let count: TestCount = { passed: 0, failed: 0, failures: [] }
  for (const { name, tool, args } of checks) {
    const started = Date.now()
    const { code, output } = await runTool(tool, args, { env: test.env, signal })
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${name}  ${seconds} s`)
    count = addCounts(
      count,
      code === 0
        ? { passed: 1, failed: 0, failures: [] }
        : { passed: 0, failed: 1, failures: [`${name}\n${output.trimEnd()}`] },
    )
  }
  return count
}

/** Services and invariants on a real PostgreSQL. */
export async function runIntegration(test: TestEnvironment, signal: AbortSignal): Promise<TestCount> {
  await generateClient(signal)
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
  const { code } = await runTool(
    'vitest/vitest.mjs',
    ['run', ...test.files, '--project', project, ...reporters],
    {
      env: { ...test.env, NODE_ENV: 'test', ...env },
      signal,
      visible: true,
    },
  )
  return readVitestReport(report, code)
}

/** The built site, asked by clients and by a browser; what it gives away is searched for (docs/decisions/leaks.md). */
export async function runEndToEnd(given: TestEnvironment, signal: AbortSignal): Promise<TestCount> {
  const test = await watchedTest(given)
  await generateClient(signal)
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
