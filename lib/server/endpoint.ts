import 'server-only'
import { createTranslator, type Messages } from 'next-intl'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import type { Operation } from './endpoint-declaration'
import { driverOfKey, holderOfKey } from '@/lib/auth/secret-link'
import { type Actor, authorizeAnyone, visitor } from '@/lib/auth/permissions'
import { currentActor } from '@/lib/auth/session'
import { createCache } from './cache'
import { inTurn } from './caller-turns'
import { dayInAddis } from '@/lib/core/day'
import { AppError, type ErrorCode } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { fieldErrors } from './action'
import { cachedResponse, type CachedResponse, sendCached } from './cached-response'
import { messagesOf } from '@/lib/core/i18n/messages'
import { type ListPage, pagingHeaders } from './paging'
import { readBody } from './request-body'

const apiTexts = (locale: Locale, messages: Messages) =>
  createTranslator({ locale, messages, namespace: 'Api' })

type Call<Params, Query, Input> = {
  request: NextRequest
  actor: Actor
  locale: Locale
  params: Params
  query: Query
  input: Input
  text: ReturnType<typeof apiTexts>
}

type Reply<Answer> = {
  body: Answer
  /** Where the operation knows more than one. */
  status?: number
  headers?: Record<string, string>
  /** What a list says about itself. */
  list?: ListPage
}

type Handler<Params, Query, Input, Answer> = (
  call: Call<Params, Query, Input>,
) => Promise<Reply<Answer> | Response>

/** What does a declared operation's work. */
export type HandlerOf<Declared> =
  Declared extends Operation<infer Params, infer Query, infer Input, infer Answer>
    ? Handler<Params, Query, Input, Answer>
    : never

/** An operation with what it does. */
export type Served = {
  operation: Operation
  /** Throws an AppError for what is refused. */
  answer: (request: NextRequest, params: Record<string, string>, locale: Locale) => Promise<Response>
}

/**
 * Joins a declared operation with its handler: the right to call is asked for first, then path, query and body are
 * checked by the declared schemas, only then is a cached answer looked for, and what the handler gives leaves in the
 * declared shape and no other. What is cached is made for a visitor, whoever asks first. A handler may lead a browser
 * on with a response of its own.
 */
export function defineEndpoint<Params, Query, Input, Answer>(
  operation: Operation<Params, Query, Input, Answer>,
  handler: Handler<Params, Query, Input, Answer>,
): Served {
  const { success, unavailable, cacheTags } = operation

  async function admit(request: NextRequest, sent: Record<string, string>, locale: Locale) {
    const actor = await callerOf(operation, request)
    const params = parsed(operation.params, sent, 'NOT_FOUND')
    const query = parsed(operation.query, Object.fromEntries(request.nextUrl.searchParams), 'INVALID_INPUT')
    const input = await inputOf(operation, request)
    const text = apiTexts(locale, await messagesOf(locale))
    return { request, actor, locale, params, query, input, text }
  }

  function shape({ body, status = success.status }: Reply<Answer>): unknown {
    const schema = status === unavailable?.status ? unavailable.schema : success.schema
    return schema ? schema.parse(body) : body
  }

  const headersOf = ({ headers, list }: Reply<Answer>, request: NextRequest) => ({
    ...(list && pagingHeaders(request.nextUrl, list)),
    ...headers,
  })

  const keep = cacheTags && createCache<CachedResponse>(cacheTags, { entries: 100, consistent: true })

  return {
    operation,
    async answer(request, params, locale) {
      const call = await admit(request, params, locale)
      if (keep) {
        const { pathname, search } = request.nextUrl
        const key = JSON.stringify([pathname, search, locale, dayInAddis(new Date())])
        const kept = await keep(key, async () => {
          const reply = await handler({ ...call, actor: visitor })
          if (reply instanceof Response) throw new TypeError(`${operation.id}: only JSON can be kept`)
          return cachedResponse(shape(reply), headersOf(reply, request))
        })
        return sendCached(kept, request)
      }
      const isChange = operation.method !== 'GET'
      const reply = await (isChange ? inTurn(call.actor, () => handler(call)) : handler(call))
      if (reply instanceof Response) return reply
      return Response.json(shape(reply), {
        status: reply.status ?? success.status,
        headers: { 'cache-control': 'no-store', ...headersOf(reply, request) },
      })
    },
  }
}

/** Who calls, once they may: the holder of the key that was sent, where the operation takes one, else the session's person. */
async function callerOf({ permission, takesKey }: Operation, request: NextRequest): Promise<Actor> {
  const key = takesKey && request.nextUrl.searchParams.get('key')
  if (typeof key === 'string') return takesKey === 'driver' ? driverOfKey(key) : holderOfKey(key)
  // Who asks for one of these changes nothing, and a session is not looked for in a database whose silence they report.
  if (permission === 'page:public') return visitor
  const actor = await currentActor()
  authorizeAnyone(actor, permission)
  return actor
}

// What an operation does not declare has the type `unknown` in its handler, which can do nothing with it.
function parsed<Output>(schema: z.ZodType<Output> | undefined, sent: unknown, refusal: ErrorCode): Output
function parsed(schema: z.ZodType | undefined, sent: unknown, refusal: ErrorCode): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(sent)
  if (!result.success)
    throw new AppError(refusal, refusal === 'INVALID_INPUT' ? fieldErrors(result.error) : undefined)
  return result.data
}

type WithBody<Input> = Pick<Operation<unknown, unknown, Input>, 'body'>

function inputOf<Input>({ body }: WithBody<Input>, request: Request): Promise<Input>
async function inputOf({ body }: WithBody<unknown>, request: Request): Promise<unknown> {
  return body && readBody(request, body)
}
