import 'server-only'
import { AppError } from '@/lib/core/app-error'

/** A picture of 8 MB with the form around it. */
const formLimitBytes = 9 * 1024 * 1024

/**
 * Reads a multipart body, at most 9 MB whatever its head says. Throws UNSUPPORTED_CONTENT_TYPE, BODY_TOO_LARGE,
 * MALFORMED_FORM.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data')) throw new AppError('UNSUPPORTED_CONTENT_TYPE')
  if (Number(request.headers.get('content-length') ?? 0) > formLimitBytes)
    throw new AppError('BODY_TOO_LARGE')
  const body = await readUpTo(formLimitBytes, request)
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new AppError('MALFORMED_FORM')
  }
}

async function readUpTo(limit: number, request: Request): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limit) throw new AppError('BODY_TOO_LARGE')
    chunks.push(new Uint8Array(chunk))
  }
  return new Blob(chunks)
}
