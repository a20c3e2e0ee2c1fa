import { describe, expect, it } from 'vitest'
import { retention } from '@/lib/jobs/retention'
import { readProjectFile } from '../support/source-files'

const schema = readProjectFile('prisma/schema.prisma')
const tables = [...schema.matchAll(/^model (\w+) \{[\s\S]*?@@map\("(\w+)"\)/gm)].map(
  ([, model = '', table = '']) => ({
    model,
    table,
  }),
)
const operations = readProjectFile('docs/operations/retention.md')

describe('every table', () => {
  it('is found by this test', () => {
    expect(tables.length).toBe([...schema.matchAll(/^model /gm)].length)
    expect(tables.length).toBeGreaterThan(15)
  })

  it.each(tables)(
    '$table says how long it keeps its rows, in the code and in docs/operations/retention.md',
    ({ model, table }) => {
      const rows: Record<string, { kept: string } | undefined> = retention
      const kept = rows[model]?.kept
      expect(kept).toBeTruthy()
      const line = operations.split('\n').find((one) => one.startsWith(`| \`${table}\``))
      expect(line?.split('|')[2]?.trim()).toBe(kept)
    },
  )
})
