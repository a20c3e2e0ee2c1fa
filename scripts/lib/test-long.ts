import type { TestEnvironment } from './test-environment'
import { runEndToEnd, runIntegration, type TestPart } from './test-parts'
import type { TestCount } from './test-report'

// Tests that ask `tests/support/long-run.ts` how many cases to run.
const integration = ['tests/integration/booking-histories.test.ts']
const endToEnd = ['tests/api/power-cut.spec.ts']

/** `npm run test:long`: runs whole what `npm test` runs with fewer cases; takes an hour or so (CONTRACT section 1). */
export const longPart: TestPart = { name: 'long', run: runLong }

async function runLong(test: TestEnvironment, signal: AbortSignal): Promise<TestCount> {
  const env = { ...test.env, TEST_LONG: '1' }
  const first = await runIntegration({ ...test, env, files: integration }, signal)
  const second = await runEndToEnd({ ...test, env, files: endToEnd }, signal)
  return { passed: first.passed + second.passed, failed: first.failed + second.failed }
}
