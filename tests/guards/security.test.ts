import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectPath } from '@/scripts/lib/project'
import { readProjectFile } from '../support/source-files'

const text = readProjectFile('docs/security.md')

it('every chapter of ASVS 4 is answered, in order', () => {
  const chapters = [...text.matchAll(/^\| V(\d+) /gm)].map(([, number]) => Number(number))
  expect(chapters).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
})

it('every test that is named there exists', () => {
  const files = [...text.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(25)
  expect(files.filter((file) => !existsSync(projectPath(file)))).toEqual([])
})
