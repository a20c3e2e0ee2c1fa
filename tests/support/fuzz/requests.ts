import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { methods } from '@/lib/server/endpoint-declaration'
import { description } from '../api-description'
import { plainPicture } from '../pictures'
import { personas, type Persona } from '../access/personas'
import { valueOf, wild } from './values'

/** One request of somebody. */
export type FuzzRequest = {
  persona: Persona
  method: string
  path: string
  headers: Record<string, string>
  json?: string
  form?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
}

const schema = z.record(z.string(), z.unknown())
const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema })
const body = z.object({ content: z.record(z.string(), z.object({ schema })) })
const described = z.object({
  parameters: z.array(z.union([parameter, z.object({ $ref: z.string() })])),
  requestBody: body.optional(),
})

type Described = { method: string; path: string; operation: z.output<typeof described> }

const paths: Record<string, Record<string, unknown>> = description.paths
// A stream of changes never ends by itself.
const ending = Object.entries(paths).filter(([path]) => path !== '/live')
const everything: readonly Described[] = ending.flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation: described.parse(operation),
  })),
)

const pictures = [
  { name: 'car.png', mimeType: 'image/png', buffer: await plainPicture(8, 8).png().toBuffer() },
  { name: 'car.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
]

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
// A lone half of a letter cannot be written into an address or a form.
const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8')
const inAddress = (value: unknown) => encodeURIComponent(wellFormed(asText(value)))

const headersOf = fc.record(
  {
    'accept-language': fc.constantFrom('am', 'om', 'en;q=0.8', 'xx', ''),
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"'),
    'idempotency-key': fc.constantFrom('short', 'a-key-of-mine-1', 'a-key-of-mine-2', 'x'.repeat(300)),
    cookie: fc.constantFrom('NEXT_LOCALE=am', 'NEXT_LOCALE=xx', 'next-auth.session-token=forged'),
    origin: fc.constantFrom('https://evil.example', 'null'),
  },
  { requiredKeys: [] },
)
// Most requests are those of an honest client: a foreign cookie or origin ends all further questions.
const honest = fc.constant<Record<string, string>>({})

function addressOf({ path, operation }: Described, ids: Arbitrary<string>): Arbitrary<string> {
  const known = operation.parameters.flatMap((one) => ('in' in one ? [one] : []))
  const valuesIn = (place: 'path' | 'query') =>
    Object.fromEntries(
      known.filter((one) => one.in === place).map((one) => [one.name, valueOf(one.name, one.schema, ids)]),
    )
  return fc
    .tuple(fc.record(valuesIn('path')), fc.record(valuesIn('query'), { requiredKeys: [] }))
    .map(([parts, query]) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => inAddress(parts[name]))
      const search = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`)
      return `/api${filled}${search.length > 0 ? `?${search.join('&')}` : ''}`
    })
}

type Sent = Pick<FuzzRequest, 'json' | 'form'>

function bodyOf({ operation }: Described, ids: Arbitrary<string>): Arbitrary<Sent> {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (!type || !content) return fc.constant({})
  const json = fc
    .oneof({ weight: 12, arbitrary: valueOf('', content.schema, ids) }, { weight: 1, arbitrary: wild })
    .map((value) => ({ json: JSON.stringify(value) ?? '' }))
  if (type === 'application/json') return json
  const form = fc
    .tuple(valueOf('', content.schema, ids), fc.option(fc.constantFrom(...pictures), { freq: 2 }))
    .map(([fields, image]) => {
      const texts = Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(fields))
        .filter(([name]) => name !== 'image' && name !== '')
        .map(([name, value]) => [name, wellFormed(asText(value))])
      return { form: { ...Object.fromEntries(texts), ...(image && { image }) } }
    })
  return fc.oneof({ weight: 12, arbitrary: form }, { weight: 1, arbitrary: json })
}

/**
 * Requests over every operation of the description and everybody who may ask. `ids` gives the ids of records, those of
 * other people among them.
 */
export function requestsFor(ids: (persona: Persona) => Arbitrary<string>): Arbitrary<FuzzRequest> {
  return fc.tuple(fc.constantFrom(...personas), fc.constantFrom(...everything)).chain(([persona, one]) =>
    fc
      .record({
        address: addressOf(one, ids(persona)),
        method: fc.oneof(
          { weight: 20, arbitrary: fc.constant(one.method) },
          { weight: 1, arbitrary: fc.constantFrom(...methods) },
        ),
        headers: fc.oneof({ weight: 4, arbitrary: honest }, { weight: 1, arbitrary: headersOf }),
        sent: bodyOf(one, ids(persona)),
      })
      .map(({ address, method, headers, sent }) => ({ persona, method, path: address, headers, ...sent })),
  )
}
