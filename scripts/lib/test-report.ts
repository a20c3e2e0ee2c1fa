import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { projectRoot } from './project'

/** What one part of the tests came to; every failure that has a name is among `failures`, with its first words. */
export interface TestCount {
  passed: number
  failed: number
  failures: readonly string[]
  files: readonly FileTime[]
}

/** How long the tests of a file took, all together. */
export interface FileTime {
  file: string
  seconds: number
}

/** What has run nothing yet. */
export const noTests: TestCount = { passed: 0, failed: 0, failures: [], files: [] }

/** Both together. */
export function addCounts(one: TestCount, other: TestCount): TestCount {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
    files: [...one.files, ...other.files],
  }
}

/** The ten files whose tests took longest, one a line, the slowest first. */
export function slowestFiles(files: readonly FileTime[]): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})

const playwrightError = z.object({ message: z.string().default('') })

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ duration: z.number().default(0), errors: z.array(playwrightError) })),
    }),
  ),
})

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
})

/**
 * Counts of a Vitest JSON report. A file that could not even be loaded counts as a failure. Of errors that belong to no
 * test the report knows nothing: they stand in what Vitest printed.
 */
export function readVitestReport(file: string, exitCode: number, printed = ''): TestCount {
  const report = vitestReport.safeParse(readJson(file))
  if (!report.success) return withoutReport(file)
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites, testResults } = report.data
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = path.relative(projectRoot, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [describe(place, message)]
    return failed.map((test) => describe(`${place} › ${test.fullName}`, test.failureMessages[0]))
  })
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0)
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(projectRoot, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return honest({ passed, failed, failures, files }, exitCode, unhandledErrors(printed))
}

function unhandledErrors(printed: string): string {
  const [, part = ''] =
    /Unhandled Errors.*\n([^]*?)\n.*Test Files/.exec(stripVTControlCharacters(printed)) ?? []
  const isDecoration = /^\s*$|^⎯|^Vitest caught|^This might cause/
  return part
    .split('\n')
    .filter((line) => !isDecoration.test(line))
    .join('\n')
}

/** Counts of a Playwright JSON report. A test that passed only at the second try has failed. */
export function readPlaywrightReport(file: string, exitCode: number): TestCount {
  const report = playwrightReport.safeParse(readJson(file))
  if (!report.success) return withoutReport(file)
  const { stats, errors, suites } = report.data
  const failures = [
    ...suites.flatMap(failuresIn),
    ...errors.map((error) => describe('outside of any test', error.message)),
  ]
  const failed = stats.unexpected + stats.flaky + errors.length
  return honest({ passed: stats.expected, failed, failures, files: suites.map(timeOf) }, exitCode)
}

/** Suites of the outermost level are files. */
function timeOf(suite: z.infer<typeof playwrightSuite>): FileTime {
  return { file: suite.title, seconds: durationOf(suite) / 1000 }
}

function durationOf(suite: z.infer<typeof playwrightSuite>): number {
  const results = suite.specs.flatMap((spec) => spec.tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suite.suites.reduce((sum, inner) => sum + durationOf(inner), own)
}

function failuresIn(suite: z.infer<typeof playwrightSuite>): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => {
        const errors = test.results.flatMap((result) => result.errors)
        const place = `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`
        return describe(place, errors[0]?.message)
      }),
  )
  return [...own, ...suite.suites.flatMap(failuresIn)]
}

/** Where a test stands and the first lines of what it has to say. */
function describe(place: string, message = '', most = 8): string {
  const lines = stripVTControlCharacters(message).split('\n')
  const words = lines.filter((line) => line.trim() !== '').slice(0, most)
  return [place, ...words.map((line) => `    ${line}`)].join('\n')
}

function withoutReport(file: string): TestCount {
  return { ...noTests, failed: 1, failures: [`${path.basename(file)} is missing or cannot be read`] }
}

/** A run that ended badly, or in which nothing ran, is never a success, whatever its report says. */
function honest(count: TestCount, exitCode: number, outside = ''): TestCount {
  const isBad = exitCode !== 0 || count.passed === 0
  if (!isBad || count.failed > 0) return count
  const why = count.passed === 0 ? 'not one test ran' : `the run ended with exit code ${exitCode}`
  return { ...count, failed: 1, failures: [...count.failures, describe(why, outside, 20)] }
}

function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
