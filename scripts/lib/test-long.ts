import type { TestEnvironment } from './test-environment'
import { runEndToEnd, runIntegration, type TestPart } from './test-parts'

const powerCut = 'tests/api/power-cut.spec.ts'

/**
 * The parts of `npm run test:long`: whole what `npm test` runs with fewer cases (CONTRACT section 1). Their tests ask
 * `tests/support/long-run.ts` how many cases to run; what Playwright is to run stands as it takes it.
 */
export const longParts: readonly TestPart[] = [
  long('histories', runIntegration, ['tests/integration/booking-histories.test.ts']),
  long('logins', runEndToEnd, ['tests/api/limits.spec.ts']),
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
