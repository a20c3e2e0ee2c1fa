import { z } from 'zod'
import { type ErrorCode, isErrorCode } from '@/lib/core/errors'
import { errorAnswers, errorSchema, type ErrorTexts, sharedErrorAnswers } from './error-answers'
import { errorsOf, rolesOf, tags, type Operation } from './endpoint-declaration'
import { type NamedSchemas, type Schema, schemaOf } from './openapi-schema'

const header = (description: string, schema: Schema = { type: 'string' }) => ({ description, schema })

const listHeaders = {
  'X-Total-Count': header('How many there are, `10000+` beyond ten thousand.', {
    type: 'string',
    pattern: '^\\d+\\+?$',
  }),
  Link: header('The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are.'),
}
const keptHeaders = {
  ETag: header('Send it back in `If-None-Match`, and 304 without a body says that nothing has changed.'),
  'Cache-Control': header('`no-cache`: may be kept, and must be asked for before each use.'),
}

function headersOf({ isList, cacheTags, setsCookie, success }: Operation): Schema {
  return {
    ...(isList && listHeaders),
    ...(cacheTags && keptHeaders),
    ...(setsCookie && { 'Set-Cookie': header('The cookie of the session.') }),
    ...(success.status === 303 && { Location: header('Where to go on.') }),
  }
}

type Making = { named: NamedSchemas; texts: ErrorTexts }

type Told = {
  description: string
  type?: string | undefined
  schema?: z.ZodType | undefined
  example?: unknown
}

function answerOf(
  { description, type = 'application/json', schema, example }: Told,
  headers: Schema,
  named: NamedSchemas,
): Schema {
  return {
    description,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(schema && {
      content: { [type]: { schema: schemaOf(schema, 'output', named), example } },
    }),
  }
}

function answersOf(operation: Operation, { named, texts }: Making): Schema {
  const { success, unavailable, cacheTags } = operation
  const known = {
    [success.status]: answerOf(success, headersOf(operation), named),
    ...(cacheTags && { 304: { description: 'What you have is still right.', headers: keptHeaders } }),
    ...(unavailable && { [unavailable.status]: answerOf(unavailable, {}, named) }),
    ...errorAnswers(operation, texts),
  }
  return known
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined, named: NamedSchemas): Schema[] {
  if (!(schema instanceof z.ZodObject)) return []
  const fields: Record<string, z.ZodType> = schema.shape
  const { required } = schemaOf(schema, 'input', named)
  return Object.entries(fields).map(([name, field]) => {
    const { description, ...rest } = schemaOf(field, 'input', named)
    return {
      name,
      in: place,
      required: Array.isArray(required) && required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
    }
  })
}

const languageParameter = { $ref: '#/components/parameters/Language' }
const keptParameter = { $ref: '#/components/parameters/IfNoneMatch' }

function parametersOf(operation: Operation, named: NamedSchemas): Schema[] {
  const headers = Object.entries(operation.headers ?? {}).map(([name, { description, example }]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
    example,
  }))
  return [
    ...parametersIn('path', operation.params, named),
    ...parametersIn('query', operation.query, named),
    ...headers,
    ...(operation.cacheTags ? [keptParameter] : []),
    languageParameter,
  ]
}

const json = 'application/json'
const form = 'multipart/form-data'

function requestOf({ body }: Operation, named: NamedSchemas): Schema | undefined {
  if (!body) return undefined
  const types = { json: [json], form: [form], either: [json, form] }[body.type]
  const content = { schema: schemaOf(body.schema, 'input', named), example: body.example }
  return { required: true, content: Object.fromEntries(types.map((type) => [type, content])) }
}

function describe(operation: Operation, making: Making): Schema {
  const { named } = making
  const { id, tag, summary, description, takesKey } = operation
  const roles = rolesOf(operation)
  const requestBody = requestOf(operation, named)
  const holders =
    takesKey && `whoever holds the link of ${takesKey === 'driver' ? 'a driver' : 'the booking'}`
  const rights = `Who may: ${[...roles, ...(holders ? [holders] : [])].join(', ')}.`
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: description ? `${description}\n\n${rights}` : rights,
    'x-roles': roles,
    security: [
      ...(roles.includes('visitor') ? [{}] : []),
      ...(roles.length > 0 ? [{ session: [] }] : []),
      ...(takesKey ? [{ key: [] }] : []),
    ],
    parameters: parametersOf(operation, named),
    ...(requestBody && { requestBody }),
    responses: answersOf(operation, making),
  }
}

const introduction = `Vehicles, prices, bookings, payments, requests and dispatch, for apps and scripts. Sign in with \`POST /login\` and keep the cookie.

- Requests and answers are JSON, pictures are sent as multipart forms. Fields that are not named here are ignored in requests and never occur in answers.
- Every error has the same body. \`error\` is for people, in the language of the cookie \`NEXT_LOCALE\` or of \`Accept-Language\` (\`en\`, \`am\`, \`om\`); \`code\` is for programs and stays.
- Lists are plain arrays in pages: \`?page=\` from 1, \`?limit=\` up to 200. \`X-Total-Count\` counts them, \`Link\` leads on.
- Changes that a browser sends from another site are refused. No header allows other sites to read.
- A method that a path does not know is answered 405 with \`Allow\` and \`METHOD_NOT_ALLOWED\`, an unknown path 404 with \`NOT_FOUND\`.`

// Those of an address that nothing is at belong to no operation.
function everyCode(operations: readonly Operation[]): ErrorCode[] {
  return [...new Set<ErrorCode>([...operations.flatMap(errorsOf), 'METHOD_NOT_ALLOWED', 'NOT_FOUND'])].sort()
}

function codesReferredTo(paths: unknown) {
  const found = JSON.stringify(paths).matchAll(/#\/components\/responses\/(\w+)/g)
  return [...new Set([...found].map(([, code]) => code ?? ''))].filter(isErrorCode)
}

/**
 * The whole API as an OpenAPI 3.1 document, made of the schemas that check requests and shape answers. `texts` are the
 * English ones, for the examples of errors.
 */
export function openApiDocument(operations: readonly Operation[], texts: ErrorTexts) {
  const named: NamedSchemas = new Map()
  const paths: Record<string, Record<string, Schema>> = {}
  for (const operation of operations) {
    const methods = (paths[operation.path] ??= {})
    methods[operation.method.toLowerCase()] = describe(operation, { named, texts })
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Entoto Drive',
      version: '1',
      summary: 'Car rental in Addis Ababa',
      description: introduction,
    },
    servers: [{ url: '/api' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        ...Object.fromEntries([...named].toSorted(([one], [other]) => one.localeCompare(other))),
        Error: errorSchema(everyCode(operations)),
      },
      responses: sharedErrorAnswers(codesReferredTo(paths), texts),
      parameters: {
        Language: {
          name: 'Accept-Language',
          in: 'header',
          required: false,
          description: 'The language of texts: `en`, `am` or `om`.',
          schema: { type: 'string' },
          example: 'am',
        },
        IfNoneMatch: {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description: 'The `ETag` of an answer that you have.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'next-auth.session-token',
          description:
            'Set by `POST /login`. Over https its name begins with `__Secure-`; keep whatever cookie comes.',
        },
        key: {
          type: 'apiKey',
          in: 'query',
          name: 'key',
          description:
            'Of the link in a mail about a booking. It replaces the session for that booking alone; by it nobody changes a status or confirms money.',
        },
      },
    },
  }
}
