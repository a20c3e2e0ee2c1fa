import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectPath } from './project'
import { readPlaywrightReport, readVitestReport, slowestFiles } from './test-report'

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
    const name = projectPath('lib', 'sums.test.ts')
    const times = { startTime: 1000, endTime: 3500 }
    const file = written(vitest([{ name, status: 'passed', assertionResults: [good], ...times }], 1, 0))
    expect(readVitestReport(file, 0)).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      files: [{ file: 'lib/sums.test.ts', seconds: 2.5 }],
    })
  })

  it('names a failed test with its file and its first words, without colours', () => {
    const name = projectPath('lib', 'sums.test.ts')
    const file = written(vitest([{ name, status: 'failed', assertionResults: [good, bad] }], 1, 1))
    const failures = ['lib/sums.test.ts › takes away\n    expected 1\n      not 2']
    expect(readVitestReport(file, 1)).toMatchObject({ passed: 1, failed: 1, failures })
  })

  it('names a file that could not be loaded', () => {
    const name = projectPath('lib', 'sums.test.ts')
    const results = [
      { name: projectPath('lib', 'good.test.ts'), status: 'passed', assertionResults: [good] },
      { name, status: 'failed', message: 'no such module', assertionResults: [] },
    ]
    const report = { ...vitest(results, 1, 0), numFailedTestSuites: 1 }
    const failures = ['lib/sums.test.ts\n    no such module']
    expect(readVitestReport(written(report), 1)).toMatchObject({ passed: 1, failed: 1, failures })
  })

  it('never takes a bad end, an empty run or a missing report for a success', () => {
    const passed = written(vitest([{ name: 'x', status: 'passed', assertionResults: [good] }], 1, 0))
    expect(readVitestReport(passed, 1)).toMatchObject({
      failed: 1,
      failures: ['the run ended with exit code 1'],
    })
    const printed = [
      '⎯⎯\u001B[41m Unhandled Errors \u001B[49m⎯⎯',
      '\nVitest caught 1 unhandled error during the test run.',
      '⎯⎯ Unhandled Rejection ⎯⎯',
      'AppError: VERSION_CONFLICT\n ❯ lib/sums.ts:3:1\n⎯⎯⎯⎯',
      'This error originated in "lib/sums.test.ts" test file.\n\n',
      ' Test Files  1 passed (1)',
    ].join('\n')
    expect(readVitestReport(passed, 1, printed).failures).toEqual([
      [
        'the run ended with exit code 1',
        ...['AppError: VERSION_CONFLICT', ' ❯ lib/sums.ts:3:1'].map((line) => `    ${line}`),
        '    This error originated in "lib/sums.test.ts" test file.',
      ].join('\n'),
    ])
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
    const results = messages.map((message) => ({ duration: 700, errors: [{ message }] }))
    return { title, file: 'booking.spec.ts', line: 7, tests: [{ projectName: 'phone', status, results }] }
  }

  it('names failed and flaky tests of all depths, and errors outside of tests', () => {
    const suites = [
      {
        title: 'booking.spec.ts',
        specs: [spec('books', 'expected', []), spec('pays', 'unexpected', ['no transfer'])],
        suites: [{ title: 'later', specs: [spec('follows', 'flaky', ['not yet'])] }],
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
      files: [{ file: 'booking.spec.ts', seconds: 1.4 }],
    })
  })
})

describe('the slowest files', () => {
  it('are ten at most, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }))
    const lines = slowestFiles(files)
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('   11.0 s  11.test.ts')
    expect(lines.at(-1)).toBe('    2.0 s  2.test.ts')
  })
})
