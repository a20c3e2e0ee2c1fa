import 'server-only'
import type { z } from 'zod'
import { stripNul } from '@/lib/core/schemas'
import { AppError, type ErrorCode } from '@/lib/core/errors'
import { parseInput, sentFields } from './action'

const jsonLimitBytes = 1024 * 1024

type Body<Input> = { type: 'json' | 'form' | 'either'; schema: z.ZodType<Input>; pictures?: number }

/**
 * Reads and checks the body of an API request. Throws UNSUPPORTED_CONTENT_TYPE, BODY_TOO_LARGE, MALFORMED_JSON or
 * MALFORMED_FORM, INVALID_INPUT.
 */
export async function readBody<Input>(request: Request, body: Body<Input>): Promise<Input> {
  const { type, schema, pictures = 1 } = body
  const isForm = type === 'form' || (type === 'either' && isMultipart(request))
  const sent: unknown = !isForm
    ? await readJson(request)
    : sentFields(await readForm(request, formLimit(pictures)))
  return parseInput(schema, sent)
}

async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('UNSUPPORTED_CONTENT_TYPE')
  }
  if (Number(request.headers.get('content-length') ?? 0) > jsonLimitBytes)
    throw new AppError('BODY_TOO_LARGE')
  const bytes = await (await readUpTo(jsonLimitBytes, request, 'MALFORMED_JSON')).arrayBuffer()
  try {
    // JSON is UTF-8: what somebody sends in another encoding would be kept with its letters lost.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const body: unknown = JSON.parse(text, (_name, value: unknown) =>
      typeof value === 'string' ? stripNul(value) : value,
    )
    return body
  } catch {
    throw new AppError('MALFORMED_JSON')
  }
}

const isMultipart = (request: Request) =>
  (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data')

/** Bytes of so many pictures of 8 MB with the form around them. */
const formLimit = (pictures: number) => (8 * pictures + 1) * 1024 * 1024

/**
 * Reads a multipart body up to a limit, whatever its head says. Throws UNSUPPORTED_CONTENT_TYPE, BODY_TOO_LARGE,
 * MALFORMED_FORM.
 */
async function readForm(request: Request, limit: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!isMultipart(request)) throw new AppError('UNSUPPORTED_CONTENT_TYPE')
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('BODY_TOO_LARGE')
  const body = await readUpTo(limit, request, 'MALFORMED_FORM')
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new AppError('MALFORMED_FORM')
  }
}

async function readUpTo(limit: number, request: Request, brokenOff: ErrorCode): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength
      if (length > limit) throw new AppError('BODY_TOO_LARGE')
      chunks.push(new Uint8Array(chunk))
    }
  } catch (error) {
    // Whoever sent it is gone in the middle, which is no failure of the site.
    throw error instanceof AppError ? error : new AppError(brokenOff)
  }
  return new Blob(chunks)
}
