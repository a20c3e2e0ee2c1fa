import { describe, expect, it } from 'vitest'
import { columnClasses } from '../support/column-classes'
import { readProjectFile } from '../support/source-files'

const schema = readProjectFile('prisma/schema.prisma')
const bodies = new Map(
  [...schema.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)].map(([, model = '', body = '']) => [model, body]),
)

/** The columns of a model: its fields that lead to no other model. */
function columnsOf(body: string): string[] {
  return body
    .split('\n')
    .map((line) => /^ {2}(\w+)\s+(\w+)/.exec(line))
    .flatMap((field) => (field?.[1] && !bodies.has(field[2] ?? '') ? field[1] : []))
}

const classes: Record<string, Record<string, string> | undefined> = columnClasses

describe('every column', () => {
  it('is found by this test', () => {
    expect(bodies.size).toBeGreaterThan(30)
    expect(columnsOf(bodies.get('Booking') ?? '')).toEqual(expect.arrayContaining(['riderName', 'quote']))
  })

  it.each([...bodies])('of %s says whether it holds a person’s values', (model, body) => {
    const named = Object.values(classes[model] ?? {}).flatMap((words) => words.split(' '))
    expect(named.toSorted()).toEqual(columnsOf(body).toSorted())
  })
})
