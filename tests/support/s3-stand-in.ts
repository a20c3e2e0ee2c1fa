import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

const accessKey = 'STANDIN'
const secretKey = 'a secret/with+signs'
const region = 'addis-1'
const bucket = 'entoto'

/**
 * Speaks what an object store of Amazon's protocol speaks for one bucket: `PUT`, `GET` and `DELETE` of objects by path, each signed
 * with version 4 of its signature, which is computed here anew from what arrived. Anything else is refused, with a reason in XML.
 */
export async function startS3StandIn() {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  let isRefusing = false
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      const answer = (status: number, code?: string) => {
        response.writeHead(status, { 'content-type': 'application/xml' })
        response.end(code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
      }
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      if (isRefusing) return answer(503, 'SlowDown')
      if (!isSigned(request, body)) return answer(403, 'SignatureDoesNotMatch')
      if (!path.startsWith(`/${bucket}/`)) return answer(404, 'NoSuchBucket')
      if (request.method === 'PUT') {
        objects.set(path, { bytes: body, type: request.headers['content-type'] ?? '' })
        return answer(200)
      }
      if (request.method === 'DELETE') {
        objects.delete(path)
        return answer(204)
      }
      const found = objects.get(path)
      if (!found) return answer(404, 'NoSuchKey')
      response.writeHead(200, { 'content-type': found.type })
      response.end(found.bytes)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const urlWith = (secret: string) =>
    `http://${accessKey}:${encodeURIComponent(secret)}@localhost:${address.port}/${bucket}?region=${region}`
  return {
    objects,
    url: urlWith(secretKey),
    urlWithWrongSecret: urlWith('another secret'),
    address: `http://localhost:${address.port}/${bucket}`,
    refuse: (value: boolean) => {
      isRefusing = value
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Signature version 4, from the request as it arrived (Amazon: "Create a signed AWS API request"). */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const header = request.headers.authorization ?? ''
  const [, scope = '', names = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=STANDIN\/(\S+), ?SignedHeaders=(\S+), ?Signature=(\w{64})$/.exec(header) ??
    []
  const moment = String(request.headers['x-amz-date'])
  const day = moment.slice(0, 8)
  const told = String(request.headers['x-amz-content-sha256'])
  if (scope !== `${day}/${region}/s3/aws4_request` || !names.split(';').includes('host')) return false
  if (told !== 'UNSIGNED-PAYLOAD' && told !== sha256(body)) return false
  const url = new URL(request.url ?? '/', 'http://localhost')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, url.pathname, url.search.slice(1), headers.join(''), names, told].join(
    '\n',
  )
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretKey}`, day))
  return timingSafeEqual(hmac(key, toSign), Buffer.from(given, 'hex'))
}
