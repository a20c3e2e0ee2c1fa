import 'server-only'
import { createTranslator, type Messages } from 'next-intl'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/session'
import type { Day } from '@/lib/dates/day'
import { AppError } from '@/lib/errors/app-error'
import { errorStatus, type ErrorCode, type FieldErrors } from '@/lib/errors/codes'
import { formatDay, formatTime } from '@/lib/i18n/format'
import { apiLocale } from '@/lib/i18n/request-locale'
import type { Locale } from '@/lib/i18n/routing'
import { logUnexpected } from '@/lib/logging/logger'
import { fieldErrors, sentFields } from './action'
import { readForm } from './multipart'
import { storable } from './storable'
import { retryMoment } from './retry-moment'
import { isSameOrigin } from './same-origin'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

const jsonLimitBytes = 1024 * 1024

const apiTexts = (locale: Locale, messages: Messages) =>
  createTranslator({ locale, messages, namespace: 'Api' })

export type Answer = { status?: number; body: unknown; headers?: Record<string, string> }
type Call = {
  request: NextRequest
  actor: Actor
  locale: Locale
  params: Record<string, string | string[] | undefined>
  text: ReturnType<typeof apiTexts>
  /** Parses the JSON body. Throws MALFORMED_JSON, UNSUPPORTED_CONTENT_TYPE, BODY_TOO_LARGE, INVALID_INPUT. */
  json: <Schema extends z.ZodType>(schema: Schema) => Promise<z.output<Schema>>
  /** Parses a multipart body. Throws UNSUPPORTED_CONTENT_TYPE, BODY_TOO_LARGE, MALFORMED_FORM, INVALID_INPUT. */
  form: <Schema extends z.ZodType>(schema: Schema) => Promise<z.output<Schema>>
}
/** A handler answers with JSON, or, where a browser is led on, with a response of its own. */
type Handler = (call: Call) => Promise<Answer | Response>
type Context = { params: Promise<Record<string, string | string[] | undefined>> }
type RouteHandler = (request: NextRequest, context: Context) => Promise<Response>

async function messagesOf(locale: Locale): Promise<Messages> {
  const loaded: { default: Messages } = await import(`../../messages/${locale}.json`)
  return loaded.default
}

type RefusalDetails = {
  fields?: FieldErrors | undefined
  headers?: HeadersInit
  retryAfterSeconds?: number
  days?: readonly Day[]
}

function retryText(locale: Locale, messages: Messages, seconds: number): string {
  const t = createTranslator({ locale, messages, namespace: 'Form' })
  return t('retryAt', { time: formatTime(retryMoment(seconds)) })
}

/** An error body of CONTRACT section 6 in the caller's language. */
async function refusal(code: ErrorCode, locale: Locale, details: RefusalDetails = {}) {
  const { fields, headers, retryAfterSeconds, days } = details
  const messages = await messagesOf(locale)
  const reasons = [
    ...(retryAfterSeconds ? [retryText(locale, messages, retryAfterSeconds)] : []),
    ...(days ? [days.map(formatDay).join(', ')] : []),
  ]
  const text = [messages.Errors[code], ...reasons].join(' ')
  const known: Record<string, string | undefined> = messages.Validation
  const named =
    fields &&
    Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, known[key ?? ''] ?? text]))
  return Response.json(
    { error: text, message: text, code, ...(named && { fields: named }) },
    {
      status: errorStatus[code],
      headers: {
        'cache-control': 'no-store',
        ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
        ...headers,
      },
    },
  )
}

async function readJson<Schema extends z.ZodType>(
  request: NextRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('application/json')) {
    throw new AppError('UNSUPPORTED_CONTENT_TYPE')
  }
  if (Number(request.headers.get('content-length') ?? 0) > jsonLimitBytes)
    throw new AppError('BODY_TOO_LARGE')
  const text = await request.text()
  if (text.length > jsonLimitBytes) throw new AppError('BODY_TOO_LARGE')
  let body: unknown
  try {
    body = JSON.parse(text, (_name, value: unknown) => (typeof value === 'string' ? storable(value) : value))
  } catch {
    throw new AppError('MALFORMED_JSON')
  }
  return parsed(schema, body)
}

function parsed<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = schema.safeParse(sent)
  if (!result.success) throw new AppError('INVALID_INPUT', fieldErrors(result.error))
  return result.data
}

async function answer(handler: Handler, request: NextRequest, context: Context): Promise<Response> {
  const locale = await apiLocale()
  try {
    if (request.method !== 'GET' && !isSameOrigin(request.headers)) throw new AppError('CROSS_ORIGIN')
    const messages = await messagesOf(locale)
    const result = await handler({
      request,
      actor: await currentActor(),
      locale,
      params: await context.params,
      text: apiTexts(locale, messages),
      json: (schema) => readJson(request, schema),
      form: async (schema) => parsed(schema, sentFields(await readForm(request))),
    })
    if (result instanceof Response) return result
    return Response.json(result.body, {
      status: result.status ?? 200,
      headers: { 'cache-control': 'no-store', ...result.headers },
    })
  } catch (error) {
    if (error instanceof AppError) {
      const { fields, retryAfterSeconds, days } = error
      return refusal(error.code, locale, {
        fields,
        ...(retryAfterSeconds && { retryAfterSeconds }),
        ...(days && { days }),
      })
    }
    const requestId = logUnexpected(`${request.method} ${request.nextUrl.pathname}`, error)
    return refusal('UNEXPECTED', locale, { headers: { 'x-request-id': requestId } })
  }
}

/**
 * The edge of an API path: one handler per method that it knows, 405 with `Allow` for the others, and every error as
 * the JSON body of CONTRACT section 6.
 */
export function apiRoute(handlers: Partial<Record<Method, Handler>>): Record<Method, RouteHandler> {
  const allow = methods.filter((method) => handlers[method]).join(', ')
  const handlerFor =
    (method: Method): RouteHandler =>
    async (request, context) => {
      const handler = handlers[method]
      if (handler) return answer(handler, request, context)
      return refusal('METHOD_NOT_ALLOWED', await apiLocale(), { headers: { allow } })
    }
  return {
    GET: handlerFor('GET'),
    POST: handlerFor('POST'),
    PUT: handlerFor('PUT'),
    PATCH: handlerFor('PATCH'),
    DELETE: handlerFor('DELETE'),
  }
}
