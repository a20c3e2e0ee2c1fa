import { fileKeyPattern, mimeOfKey, publicStore } from '@/lib/files/store'

/** An uploaded picture that anybody may see. Its name is random and its content never changes. */
export async function GET(request: Request, { params }: RouteContext<'/files/[key]'>): Promise<Response> {
  const { key } = await params
  if (!fileKeyPattern.test(key)) return gone()
  const etag = `"${key}"`
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const bytes = await publicStore().read(key)
  if (!bytes) return gone()
  return new Response(bytes, {
    headers: { ...headers, 'Content-Type': mimeOfKey(key), 'Content-Length': String(bytes.length) },
  })
}

function gone(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}
