import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { damaged } from './postgres-cluster'
import { dataFolder, projectPath } from './project'
import { failureLine } from './steps'

afterEach(() => vi.unstubAllEnvs())

const lineOf = (work: () => unknown) => {
  try {
    work()
    return 'done'
  } catch (error) {
    return failureLine('secret', error)
  }
}

it.each(['package.json', path.join('package.json', 'data')])(
  'a folder of data that is no folder is said with the variable that names it: %s',
  (name) => {
    vi.stubEnv('DATA_DIR', projectPath(name))
    expect(lineOf(dataFolder)).toMatch(
      /^✗ secret: the folder of the data .*\((EEXIST|ENOTDIR)\) → correct DATA_DIR/,
    )
  },
)

it('a full disk is no error to report', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(failureLine('secret', full)).toBe(
    '✗ secret: ENOSPC: no space left on device, write → make room on that disk',
  )
})

it('a full disk is no reason to put the database away', () => {
  const cause = 'FATAL: could not write to file "pg_wal/xlogtemp.14": No space left on device'
  expect(
    failureLine('database', damaged({ dir: '/srv/postgres', log: '/srv/postgres/server.log' }, cause)),
  ).toBe(`✗ database: the database in /srv/postgres does not start: ${cause} → make room on that disk`)
})
