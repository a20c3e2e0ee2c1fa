import { type ErrorCode, errorStatus } from '@/lib/core/errors'
import type { Role } from '@/lib/auth/permissions'
import { z } from 'zod'
import { errorsOf, rolesOf, tags, type Tag, type Operation } from './endpoint-declaration'
import { type NamedSchemas, type Schema, schemaOf } from './openapi-schema'

/** One thing that is sent: part of the path, of the query, or of the body. */
export type ReferenceField = {
  name: string
  place: 'path' | 'query' | 'header' | 'body'
  type: string
  isRequired: boolean
  about: string | null
}

/** An operation as the readable description shows it. */
export type ReferenceOperation = {
  id: string
  method: string
  path: string
  summary: string
  description: string | null
  roles: readonly Role[]
  fields: ReferenceField[]
  /** `application/json`, `multipart/form-data` or both. */
  sends: string | null
  request: string | null
  success: { status: number; description: string; example: string | null }
  errors: { status: number; codes: ErrorCode[] }[]
}

export type ReferenceTag = { name: Tag; operations: ReferenceOperation[] }

const bodyTypes = {
  json: 'application/json',
  form: 'multipart/form-data',
  either: 'application/json, multipart/form-data',
} as const

const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** A JSON Schema in a few words. */
function typeOf(schema: Schema): string {
  if (schema.format === 'binary') return 'file'
  if (Array.isArray(schema.enum)) return wordsOf(schema.enum).join(' | ')
  if (schema.format) return String(schema.format)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const choices: unknown = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return [...new Set(choices.map(typeOf))].join(' | ')
  return [schema.type].flat().map(String).join(' | ')
}

function fieldsOf(place: 'path' | 'query' | 'body', zodSchema: z.ZodType | undefined): ReferenceField[] {
  if (!zodSchema) return []
  const named: NamedSchemas = new Map()
  const { properties = {}, required } = schemaOf(zodSchema, 'input', named)
  const fields: Record<string, Schema> = z.record(z.string(), z.looseObject({})).parse(properties)
  return Object.entries(fields).map(([name, schema]) => ({
    name,
    place,
    type: typeOf(schema),
    isRequired: place === 'path' || wordsOf(required).includes(name),
    // The signs around names are for programs that show the document.
    about: schema.description === undefined ? null : String(schema.description).replaceAll('`', ''),
  }))
}

const headersOf = ({ headers = {} }: Operation): ReferenceField[] =>
  Object.entries(headers).map(([name, { description }]) => ({
    name,
    place: 'header',
    type: 'string',
    isRequired: false,
    about: description,
  }))

const shown = (example: unknown) => {
  if (example === undefined) return null
  return typeof example === 'string' ? example : JSON.stringify(example, null, 2)
}

function referenceOf(operation: Operation): ReferenceOperation {
  const { id, method, path, summary, description, params, query, body, success } = operation
  const codes = errorsOf(operation)
  return {
    id,
    method,
    path: `/api${path}`,
    summary: summary.replaceAll('`', ''),
    description: description?.replaceAll('`', '') ?? null,
    roles: rolesOf(operation),
    fields: [
      ...fieldsOf('path', params),
      ...fieldsOf('query', query),
      ...headersOf(operation),
      ...fieldsOf('body', body?.schema),
    ],
    sends: body ? bodyTypes[body.type] : null,
    request: shown(body?.example),
    success: {
      status: success.status,
      description: success.description,
      example: shown(success.example),
    },
    errors: [...new Set(codes.map((code) => errorStatus[code]))].map((status) => ({
      status,
      codes: codes.filter((code) => errorStatus[code] === status),
    })),
  }
}

/** The whole API for people to read, made of what is published for programs. */
export function apiReference(operations: readonly Operation[]): ReferenceTag[] {
  return tags.map((name) => ({
    name,
    operations: operations.filter(({ tag }) => tag === name).map(referenceOf),
  }))
}
