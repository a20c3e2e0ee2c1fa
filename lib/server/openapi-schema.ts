import { z } from 'zod'

/** A JSON Schema (2020-12), as OpenAPI 3.1 holds it. */
export type Schema = { [keyword: string]: unknown }

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const referenceTo = (name: string) => `#/components/schemas/${name}`

/** Shapes with a name of their own, by name. */
export type NamedSchemas = Map<string, Schema>

// A field that counts as absent when it is not understood need not be sent.
function tidyRequired(zodSchema: z.core.$ZodTypes, schema: Schema): void {
  const { def } = zodSchema._zod
  if (def.type !== 'object' || !Array.isArray(schema.required)) return
  if (z.globalRegistry.get(zodSchema)?.required) return
  const required = schema.required.filter((name) => def.shape[String(name)]?._zod.def.type !== 'catch')
  if (required.length > 0) schema.required = required
  else delete schema.required
}

// What need not be sent has no form of its own in JSON.
function tidyChoice(zodSchema: z.core.$ZodTypes, schema: Schema): void {
  const { def } = zodSchema._zod
  if (def.type !== 'union' || !Array.isArray(schema.anyOf)) return
  const choices: unknown[] = schema.anyOf.filter((_, at) => def.options[at]?._zod.def.type !== 'undefined')
  const [only] = choices
  if (choices.length > 1 || !isObject(only)) schema.anyOf = choices
  else {
    delete schema.anyOf
    Object.assign(schema, only)
  }
}

function tidy(zodSchema: z.core.$ZodTypes, schema: Schema, io: 'input' | 'output'): void {
  // The format says it; the patterns behind it fill pages.
  if (['uuid', 'date-time', 'email'].includes(String(schema.format))) delete schema.pattern
  if (schema.default === '') delete schema.default
  if (io === 'input') tidyRequired(zodSchema, schema)
  tidyChoice(zodSchema, schema)
}

/**
 * What a zod schema takes (`input`) or gives (`output`) as JSON Schema. Shapes that have an id are put into `named` and
 * referred to. What leaves is closed: no field but the named ones.
 */
export function schemaOf(zodSchema: z.ZodType, io: 'input' | 'output', named: NamedSchemas): Schema {
  const made: Schema = z.toJSONSchema(zodSchema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema: part, jsonSchema }) => tidy(part, jsonSchema, io),
  })
  const { $defs, ...schema } = made
  delete schema.$schema
  if (isObject($defs)) {
    for (const [name, shape] of Object.entries($defs)) {
      const known = relocated(shape)
      if (isObject(known)) named.set(name, known)
    }
  }
  const own = relocated(schema)
  return isObject(own) ? own : {}
}

function relocated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocated)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([keyword, inner]) => [
      keyword,
      keyword === '$ref' ? referenceTo(String(inner).replace('#/$defs/', '')) : relocated(inner),
    ]),
  )
}
