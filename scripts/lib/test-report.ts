import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface TestCount {
  passed: number
  failed: number
}

/** Both together. */
export function addCounts(one: TestCount, other: TestCount): TestCount {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** Counts of a Vitest JSON report. A file that could not even be loaded counts as a failure. */
export function readVitestReport(file: string, exitCode: number): TestCount {
  const report = vitestReport.safeParse(readJson(file))
  if (!report.success) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = report.data
  return honest({ passed, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }, exitCode)
}

/** Counts of a Playwright JSON report. A test that passed only at the second try has failed. */
export function readPlaywrightReport(file: string, exitCode: number): TestCount {
  const report = playwrightReport.safeParse(readJson(file))
  if (!report.success) return { passed: 0, failed: 1 }
  const { stats, errors } = report.data
  return honest({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }, exitCode)
}

/** A run that ended badly, or in which nothing ran, is never a success, whatever its report says. */
function honest(count: TestCount, exitCode: number): TestCount {
  const isBad = exitCode !== 0 || count.passed === 0
  return { ...count, failed: isBad ? Math.max(count.failed, 1) : count.failed }
}

function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
