import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { arrayBuffer, json } from 'node:stream/consumers'

const apiKey = 'sk_test_standin'
const appId = 'standin'

type Kept = { bytes: Uint8Array; isPrivate: boolean }

/**
 * Speaks what UploadThing speaks with its server library: signed `PUT` of a multipart file to the ingest, reading below
 * `/a/{app}/{id}` (signed for private files), and deletion by custom id. Anything unsigned is refused.
 */
export async function startUploadThingStandIn() {
  const files = new Map<string, Kept>()
  let isRefusing = false
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
      const answer = (status: number, body?: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(body === undefined ? undefined : JSON.stringify(body))
      }
      const custom = (name: string) => decodeURIComponent(url.searchParams.get(name) ?? '')
      if (isRefusing) return answer(503, { error: 'out of order' })
      if (request.method === 'PUT') {
        const bytes = await fileOf(request, url)
        if (!isSigned(url)) return answer(403, { error: 'bad signature' })
        files.set(custom('x-ut-custom-id'), { bytes, isPrivate: custom('x-ut-acl') === 'private' })
        const ufsUrl = `${url.origin}/a/${appId}/${custom('x-ut-custom-id')}`
        return answer(200, { url: ufsUrl, appUrl: ufsUrl, ufsUrl, fileHash: 'hash' })
      }
      if (request.method === 'POST' && url.pathname === '/v6/deleteFiles') {
        if (request.headers['x-uploadthing-api-key'] !== apiKey) return answer(401, { error: 'no key' })
        const { customIds } = (await json(request)) as { customIds: string[] }
        const deleted = customIds.filter((id) => files.delete(id))
        return answer(200, { success: true, deletedCount: deleted.length })
      }
      const kept = files.get(url.pathname.split('/').at(-1) ?? '')
      if (!kept) return answer(404)
      if (kept.isPrivate && !isSigned(url)) return answer(403)
      response.writeHead(200)
      response.end(kept.bytes)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const host = `localhost:${address.port}`
  return {
    files,
    settings: {
      token: Buffer.from(JSON.stringify({ apiKey, appId, regions: ['test'] })).toString('base64'),
      ingestUrl: `http://${host}`,
      apiUrl: `http://${host}`,
      filesHost: host,
    },
    unsignedAddress: (key: string) => `http://${host}/a/${appId}/${key}`,
    refuse: (value: boolean) => {
      isRefusing = value
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function isSigned(url: URL): boolean {
  const plain = new URL(url)
  const given = plain.searchParams.get('signature') ?? ''
  plain.searchParams.delete('signature')
  const expected = `hmac-sha256=${createHmac('sha256', apiKey).update(plain.href).digest('hex')}`
  const isInTime = Number(plain.searchParams.get('expires')) > Date.now()
  return (
    isInTime && given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  )
}

async function fileOf(request: IncomingMessage, url: URL): Promise<Uint8Array> {
  const body = await arrayBuffer(request)
  const form = await new Request(url, {
    method: 'POST',
    body,
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData()
  const file = form.get('file')
  if (!(file instanceof Blob)) throw new Error('no file in the upload')
  return new Uint8Array(await file.arrayBuffer())
}
