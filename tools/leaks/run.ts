import path from 'node:path'
import type { TestEnvironment } from '../../scripts/lib/test-environment'
import { noTests, type TestCount } from '../../scripts/lib/test-report'
import type { TestSite } from '../../scripts/lib/test-site'
import { compileWatch } from './compile'
import { readLeaks } from './report'
import { readSecrets } from './secrets'

/** The same test run, with every server that it starts watched for what it gives away. */
export async function watchedTest(test: TestEnvironment): Promise<TestEnvironment> {
  const folder = path.join(test.folder, 'leaks')
  await compileWatch(folder)
  return { ...test, env: { ...test.env, LEAK_NOTES: folder } }
}

/** Says what the watched servers gave away. A watch that saw nothing, or no secret, has failed as well. */
export async function countLeaks(test: TestEnvironment, site: TestSite): Promise<TestCount> {
  const secrets = await readSecrets(site.databaseUrl, site.env.AUTH_SECRET ?? '')
  const { answers, sessions, logLines, leaks } = readLeaks({ folder: test.env.LEAK_NOTES ?? '', secrets })
  const isBlind = answers === 0 || secrets.size === 0
  const good = leaks.length === 0 && !isBlind
  console.log(
    `${good ? '✓' : '✗'} leaks  ${answers} answers (${sessions} opened a session) and ${logLines} lines of logs ` +
      `searched for ${secrets.size} secrets of the database, for passwords, tokens and hashes: ${leaks.length} found`,
  )
  if (good) return { ...noTests, passed: 1 }
  const failures = isBlind ? ['the search for leaks saw no answer or no secret'] : leaks.slice(0, 50)
  return { ...noTests, failed: Math.max(1, leaks.length), failures }
}
