import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '@/app/api/endpoints'
import { errorsOf } from '@/lib/server/endpoint-declaration'
import { operations } from '@/lib/site/operations'
import { changeBooking } from '@/lib/bookings/endpoints'
import { exampleBooking } from '@/lib/bookings/booking-record'
import { answersOf, bodiesOf, description, differences } from '../support/api-description'
import { pathsBelow, readProjectFile } from '../support/source-files'

describe('the description of the API', () => {
  it('knows every operation that is served, and no other', () => {
    const served = endpoints.map(({ operation }) => operation.id)
    expect(served.toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
  })

  it('is the only door of the API', () => {
    const routes = pathsBelow('app/api').filter((file) => file.endsWith('/route.ts'))
    expect(routes).toEqual(['app/api/[[...path]]/route.ts'])
  })

  it('names each operation and each method of a path once', () => {
    const names = operations.flatMap(({ id, method, path }) => [id, `${method} ${path}`])
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(operations)(
    '$id says who may call it and what can go wrong, with examples that fit',
    (operation) => {
      const answers = answersOf(operation)
      const codes = Object.entries(answers).flatMap(([, { content }]) =>
        Object.keys(content?.['application/json']?.examples ?? {}),
      )
      expect(codes.toSorted()).toEqual(errorsOf(operation).toSorted())
      for (const [status, { content }] of Object.entries(answers)) {
        const json = content?.['application/json']
        const shown = [...Object.values(json?.examples ?? {}).map(({ value }) => value)]
        if (json && Number(status) < 400) shown.push(json.example)
        for (const example of shown) expect(differences(json?.schema, example), status).toEqual([])
      }
      if (operation.body && operation.body.type !== 'form') {
        expect(operation.body.schema.safeParse(operation.body.example).error).toBeUndefined()
      }
    },
  )
})

describe('an operation that a link opens', () => {
  const taking = operations.filter(({ takesKey }) => takesKey)

  it.each(taking)('$id says so to whoever reads who may call it', ({ path, method, takesKey }) => {
    const { description: said } = z
      .object({ description: z.string() })
      .parse(description.paths[path]?.[method.toLowerCase()])
    expect(said).toContain(`whoever holds the link of ${takesKey === 'driver' ? 'a driver' : 'the booking'}.`)
  })
})

describe('what is sent to the API', () => {
  const bodies = operations.flatMap((operation) =>
    Object.entries(bodiesOf(operation)).map(([type, { schema }]) => ({ id: operation.id, type, schema })),
  )
  const body = z.object({ properties: z.record(z.string(), z.record(z.string(), z.unknown())) })

  it.each(bodies)('$id: $type has a form for each of its fields', ({ schema }) => {
    const ofAnyForm = Object.entries(body.parse(schema).properties).filter(([, form]) =>
      Object.keys(form).every((keyword) => keyword === 'description'),
    )
    expect(ofAnyForm).toEqual([])
  })

  it('may be a booking as it was read', () => {
    const rider = { name: 'Almaz Tadesse', phone: null }
    const { schema } = bodiesOf(changeBooking)['application/json'] ?? {}
    for (const nothing of [{ rider: null }, { rider }]) {
      expect(differences(schema, { ...exampleBooking, passengers: null, ...nothing })).toEqual([])
    }
    expect(differences(schema, { ...exampleBooking, passengers: 'many' })).not.toEqual([])
  })
})

describe('what leaves the API', () => {
  const openObjects = (schema: unknown, place: string): string[] => {
    if (typeof schema !== 'object' || schema === null) return []
    const isOpen =
      'type' in schema &&
      schema.type === 'object' &&
      !('additionalProperties' in schema && schema.additionalProperties !== true)
    return [
      ...(isOpen ? [place] : []),
      ...Object.entries(schema).flatMap(([name, inner]) => openObjects(inner, `${place}.${name}`)),
    ]
  }

  // The description itself is anybody's format.
  it.each(operations.filter(({ id }) => id !== 'getOpenApiDocument'))(
    '$id: has no open object',
    (operation) => {
      const open = Object.entries(answersOf(operation)).flatMap(([status, { content }]) =>
        openObjects(content?.['application/json']?.schema, status),
      )
      expect(open).toEqual([])
    },
  )

  it('has no open object in the shapes that have a name', () => {
    expect(openObjects(description.components.schemas, '')).toEqual([])
  })
})

describe('a test of the API', () => {
  // Pages and link addresses alone; and one that pulls the plug in the middle of answers.
  const withoutDescription = ['tests/api/link-secrets.spec.ts', 'tests/api/power-cut.spec.ts']
  const specs = pathsBelow('tests/api').filter((file) => !withoutDescription.includes(file))

  it.each(specs)('%s holds its answers against the description', (file) => {
    expect(readProjectFile(file)).toMatch(/import \{[^}]*\btest\b[^}]*\} from '\.\.\/support\/api-test'/)
  })
})
