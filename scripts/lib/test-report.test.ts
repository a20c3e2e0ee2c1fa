import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectPath } from './project'
import { readPlaywrightReport, readVitestReport } from './test-report'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function written(report: unknown): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const good = { fullName: 'adds', status: 'passed', failureMessages: [] }
const bad = {
  fullName: 'takes away',
  status: 'failed',
  failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n  not 2'],
}

function vitest(testResults: unknown[], numPassedTests: number, numFailedTests: number) {
  return { numPassedTests, numFailedTests, numFailedTestSuites: numFailedTests, testResults }
}

describe('the report of Vitest', () => {
  it('counts what is good', () => {
    const file = written(vitest([{ name: 'x', status: 'passed', assertionResults: [good] }], 1, 0))
    expect(readVitestReport(file, 0)).toEqual({ passed: 1, failed: 0, failures: [] })
  })

  it('names a failed test with its file and its first words, without colours', () => {
    const name = projectPath('lib', 'sums.test.ts')
    const file = written(vitest([{ name, status: 'failed', assertionResults: [good, bad] }], 1, 1))
    const failures = ['lib/sums.test.ts › takes away\n    expected 1\n      not 2']
    expect(readVitestReport(file, 1)).toEqual({ passed: 1, failed: 1, failures })
  })

  it('names a file that could not be loaded', () => {
    const name = projectPath('lib', 'sums.test.ts')
    const results = [
      { name: projectPath('lib', 'good.test.ts'), status: 'passed', assertionResults: [good] },
      { name, status: 'failed', message: 'no such module', assertionResults: [] },
    ]
    const report = { ...vitest(results, 1, 0), numFailedTestSuites: 1 }
    const failures = ['lib/sums.test.ts\n    no such module']
    expect(readVitestReport(written(report), 1)).toEqual({ passed: 1, failed: 1, failures })
  })

  it('never takes a bad end, an empty run or a missing report for a success', () => {
    const passed = written(vitest([{ name: 'x', status: 'passed', assertionResults: [good] }], 1, 0))
    expect(readVitestReport(passed, 1)).toMatchObject({
      failed: 1,
      failures: ['the run ended with exit code 1'],
    })
    expect(readVitestReport(written(vitest([], 0, 0)), 0)).toMatchObject({
      failed: 1,
      failures: ['not one test ran'],
    })
    expect(readVitestReport(path.join(folder, 'none.json'), 0)).toMatchObject({
      failed: 1,
      failures: ['none.json is missing or cannot be read'],
    })
  })
})

describe('the report of Playwright', () => {
  function spec(title: string, status: string, messages: string[]) {
    const results = messages.map((message) => ({ errors: [{ message }] }))
    return { title, file: 'booking.spec.ts', line: 7, tests: [{ projectName: 'phone', status, results }] }
  }

  it('names failed and flaky tests of all depths, and errors outside of tests', () => {
    const suites = [
      {
        specs: [spec('books', 'expected', []), spec('pays', 'unexpected', ['no transfer'])],
        suites: [{ specs: [spec('follows', 'flaky', ['not yet'])] }],
      },
    ]
    const stats = { expected: 1, unexpected: 1, flaky: 1 }
    const file = written({ stats, suites, errors: [{ message: 'the server went away' }] })
    expect(readPlaywrightReport(file, 1)).toEqual({
      passed: 1,
      failed: 3,
      failures: [
        '[phone] booking.spec.ts:7 › pays\n    no transfer',
        '[phone] booking.spec.ts:7 › follows\n    not yet',
        'outside of any test\n    the server went away',
      ],
    })
  })
})
