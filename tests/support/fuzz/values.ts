import fc, { type Arbitrary } from 'fast-check'

type Schema = { [keyword: string]: unknown }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** What nobody sends by mistake: other types, no end, signs that mean something somewhere. */
export const wild: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', 0, -1, 1e308, [], {}, '\u0000', '\ud800', "' OR 1=1 --"),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%',
    '${7*7}',
    '__proto__',
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
)

const day = fc
  .integer({ min: -3, max: 400 })
  .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))

const phone = fc.constantFrom<string | number>('0911223344', '+251 911 22 33 44', 911223344, '+4915112345678')

/** Values by name where the description knows only the type, so that many requests get far. */
function named(name: string): Arbitrary<unknown> | undefined {
  if (name === 'phone') return phone
  if (name === 'amount') return fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.constant('2,200.50'))
  if (name === 'transactionId') return fc.stringMatching(/^FT[0-9A-Z]{10}$/)
  if (name === 'email') return fc.uuid().map((id) => `${id}@example.com`)
  if (name === 'stat') return fc.constantFrom('pending', 'Successful', 'CANCELED', 'done')
  return undefined
}

function fitting(schema: Schema, ids: Arbitrary<string>): Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.format === 'uuid') return ids
  if (schema.format === 'date') return day
  if (Array.isArray(schema.anyOf) && !schema.type)
    return fc.oneof(...schema.anyOf.filter(isSchema).map((choice) => fitting(choice, ids)))
  const types = [schema.type].flat()
  if (types.includes('object')) return objectOf(schema, ids)
  if (types.includes('integer') || types.includes('number')) {
    const [min, max] = [numberOr(schema.minimum, 0), numberOr(schema.maximum, 1000)]
    return fc.integer({ min, max })
  }
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern))
  const minLength = numberOr(schema.minLength, 0)
  const maxLength = Math.max(minLength, Math.min(numberOr(schema.maxLength, 40), 40))
  return fc.string({ unit: 'grapheme', minLength, maxLength })
}

function objectOf({ properties, required }: Schema, ids: Arbitrary<string>): Arbitrary<unknown> {
  const fields = Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, field]) =>
    isSchema(field) ? [[name, valueOf(name, field, ids)] as const] : [],
  )
  const wanted = Array.isArray(required) ? required.map(String) : []
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: wanted })
  const strange = fc.dictionary(
    fc.constantFrom('role', 'isAdmin', 'price', 'userId', 'status', '_id', 'x'),
    wild,
  )
  return fc.oneof(
    { weight: 5, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(strange, known).map(([more, sent]) => ({ ...more, ...sent })) },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
  )
}

// Never a text that stands elsewhere too: the search for leaks would take that for a password that got out.
const password = fc.oneof(
  { weight: 6, arbitrary: fc.uuid().map((id) => `Pass-${id}`) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>('', null, 7, []) },
)

/** Mostly what the description asks for, now and then what it does not. */
export function valueOf(name: string, schema: Schema, ids: Arbitrary<string>): Arbitrary<unknown> {
  if (name === 'password') return password
  return fc.oneof(
    { weight: 12, arbitrary: named(name) ?? fitting(schema, ids) },
    { weight: 1, arbitrary: wild },
  )
}
