import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
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
