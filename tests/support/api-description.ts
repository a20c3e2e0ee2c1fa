import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'
import { openApiDocument } from '@/lib/server/openapi-document'
import { matchPath, type Operation } from '@/lib/server/endpoint-declaration'
import { operations } from '@/lib/site/operations'
import { messagesOf } from './texts'

/** The published description. */
export const description = openApiDocument(operations, messagesOf('en'))

const content = z.object({
  schema: z.unknown(),
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
})
const answerShape = z.object({
  description: z.string(),
  headers: z.record(z.string(), z.unknown()).optional(),
  content: z
    .object({ 'application/json': content.optional(), 'text/event-stream': content.optional() })
    .optional(),
})
export type DescribedAnswer = z.output<typeof answerShape>

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema(description, 'api')
const validators = new Map<string, ValidateFunction>()

function validatorOf(schema: unknown): ValidateFunction {
  const key = JSON.stringify(schema)
  // The references of a part of the description count from its root.
  const absolute: object = JSON.parse(key.replaceAll('"$ref":"#/', '"$ref":"api#/'))
  const known = validators.get(key) ?? ajv.compile(absolute)
  validators.set(key, known)
  return known
}

/** How a value differs from a schema of the description; empty where it fits. */
export function differences(schema: unknown, value: unknown): string[] {
  const validate = validatorOf(schema)
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || 'body'} ${message} ${JSON.stringify(params)}`,
  )
}

const referenceShape = z.object({ $ref: z.string() })
const sharedAnswers: Record<string, unknown> = description.components.responses
const paths: Record<string, Record<string, unknown>> = description.paths
const describedOperation = z.looseObject({
  responses: z.record(z.string(), z.unknown()),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
})

/** What the description says of what is sent to an operation, by its type. */
export function bodiesOf({ path, method }: Operation): Record<string, { schema?: unknown }> {
  return describedOperation.parse(paths[path]?.[method.toLowerCase()]).requestBody?.content ?? {}
}

/** What the description says of an operation's answers, by status. */
export function answersOf({ path, method }: Operation): Record<string, DescribedAnswer> {
  const { responses } = describedOperation.parse(paths[path]?.[method.toLowerCase()])
  return Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => {
      const reference = referenceShape.safeParse(answer).data?.$ref.split('/').at(-1)
      return [status, answerShape.parse(reference ? sharedAnswers[reference] : answer)]
    }),
  )
}

export type Answer = {
  method: string
  url: string
  status: number
  headers: Record<string, string>
  text: string
}

/** The operation that a request names; undefined where the description knows none. */
function operationOf({
  method,
  url,
  status,
}: Pick<Answer, 'method' | 'url' | 'status'>): Operation | undefined {
  const path = new URL(url).pathname.replace(/^\/api/, '')
  const fitting = operations.filter((one) => {
    const params = one.method === method ? matchPath(one.path, path) : null
    // What does not fit a parameter is a 404 of this operation, or another one's business.
    return params && (status === 404 || (one.params?.safeParse(params).success ?? true))
  })
  // A spelled-out path stands before one with a parameter.
  return fitting.find((one) => !one.path.includes('{')) ?? fitting[0]
}

const coded = z.object({ code: z.string() })

/** What an answer is, in words of the description: its operation, status and error code. */
export function nameOf(answer: Answer): string | undefined {
  const { status, text } = answer
  const operation = operationOf(answer)
  if (!operation) return undefined
  const code = status >= 400 && isJson(text) ? coded.safeParse(JSON.parse(text)).data?.code : undefined
  return [operation.id, status, ...(code ? [code] : [])].join(' ')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function headerProblems(operation: Operation, { status, headers }: Answer): string[] {
  const wanted = {
    ...(operation.isList && status === 200 && { 'x-total-count': /^\d+\+?$/ }),
    ...(operation.cacheTags && status < 400 && { etag: /^W\/"[\w-]+"$/, 'cache-control': /^no-cache$/ }),
    ...(!operation.cacheTags && { 'cache-control': /^no-store$/ }),
    ...(status === 429 && { 'retry-after': /^[1-9]\d*$/ }),
    ...(status === 303 && { location: /./ }),
  }
  return Object.entries(wanted).flatMap(([name, pattern]) =>
    pattern.test(headers[name] ?? '') ? [] : [`header ${name} is ${headers[name] ?? 'missing'}`],
  )
}

// Comments, which keep the line alive, and events of one kind and one id.
const events = /^(?:: ?\n\n|event: ([\w-]+)\ndata: \{"kind":"\1","id":"[\da-f-]{36}"\}\n\n)*$/

const eventProblems = ({ headers, text }: Answer): string[] =>
  headers['content-type']?.startsWith('text/event-stream') && events.test(text) ? [] : ['no events']

/** How an answer of the API differs from its description; empty where it fits. */
export function problemsOf(answer: Answer): string[] {
  const { status, headers, text } = answer
  const operation = operationOf(answer)
  const foreign = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
  if (foreign.length > 0) return [`opens to other sites: ${foreign.join(', ')}`]
  if (!operation) {
    // The framework takes a slash off the end of any address, and makes one of two.
    if (status === 308 && /\/$|\/\//.test(new URL(answer.url).pathname)) return []
    if (status !== 404 && status !== 405) return [`no operation, and yet ${status}`]
    const isTold = status === 404 || Boolean(headers.allow)
    const error = description.components.schemas.Error
    return [...(isTold ? [] : ['no Allow']), ...differences(error, isJson(text) ? JSON.parse(text) : text)]
  }
  const described = answersOf(operation)[status]
  if (!described) return [`${operation.id}: ${status} is not described: ${text.slice(0, 300)}`]
  if (described.content?.['text/event-stream']) return eventProblems(answer)
  const json = described.content?.['application/json']
  if (!json) return text === '' ? headerProblems(operation, answer) : [`${operation.id}: a body`]
  if (!headers['content-type']?.startsWith('application/json') || !isJson(text)) return ['no JSON']
  return [...differences(json.schema, JSON.parse(text)), ...headerProblems(operation, answer)].map(
    (problem) => `${operation.id} ${status}: ${problem}`,
  )
}
