import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { prepareCachedPage, scriptHashes } from './cached-page'
import { newPageRender } from '@/lib/core/page-render'
import { isKnown } from './cached-response'
import { chosenEncoding, sendCachedPage } from './send-cached-page'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const html = '<p>a</p><script>one()</script><script src="/x.js"></script><script id="_R_">two()</script>'

describe('a cached page', () => {
  it('allows its own inline scripts and no others', () => {
    const facts = '<script type="application/ld+json">{}</script>'
    expect(scriptHashes(html + facts)).toBe(`${hashOf('one()')} ${hashOf('two()')}`)
  })

  it('is ready in both encodings, with nothing that is said to one person alone', async () => {
    const page = await prepareCachedPage({
      status: 200,
      headers: {
        'content-type': 'text/html',
        'set-cookie': ['a=b'],
        vary: 'rsc',
        'x-middleware-rewrite': '/en/Home',
      },
      html: Buffer.from(html),
      render: newPageRender({ isShared: true }),
    })
    expect(Object.keys(page.headers)).toEqual(['content-type', 'vary', 'content-security-policy'])
    expect(page.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie, rsc')
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${hashOf('one()')}`)
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(html)
    expect(gunzipSync(page.bodies.gzip).toString()).toBe(html)
  })

  it.each([200, 404])('of status %i leaves unpacked for who takes no encoding', async (status) => {
    const render = newPageRender({ isShared: true })
    const page = await prepareCachedPage({ status, headers: {}, html: Buffer.from(html), render })
    const server = createServer((asked, answer) => void sendCachedPage(page, asked, answer))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const ask = async (method: string, encoding: string) => {
      const asked = request({ port, method, headers: { 'accept-encoding': encoding } }).end()
      const [answer] = await once(asked, 'response')
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      const { 'content-encoding': packing, 'content-length': length } = answer.headers
      return { status: answer.statusCode, packing, length: Number(length), body: Buffer.concat(parts) }
    }
    const plain = { status, packing: undefined, length: Buffer.byteLength(html), body: Buffer.from(html) }
    expect(await ask('GET', 'identity')).toEqual(plain)
    expect(await ask('HEAD', 'identity')).toEqual({ ...plain, body: Buffer.alloc(0) })
    expect(await ask('GET', 'br')).toMatchObject({ status, packing: 'br', body: page.bodies.br })
    server.close()
  })

  it('leaves in the smallest encoding that the browser takes', () => {
    expect(chosenEncoding('gzip, deflate, br, zstd')).toBe('br')
    expect(chosenEncoding('gzip, br;q=0')).toBe('gzip')
    expect(chosenEncoding('*')).toBe('br')
    expect(chosenEncoding('identity')).toBe('identity')
    expect(chosenEncoding(undefined)).toBe('identity')
  })

  it('is known by its tag', () => {
    expect(isKnown('W/"a"', '"b", W/"a"')).toBe(true)
    expect(isKnown('W/"a"', '*')).toBe(true)
    expect(isKnown('W/"a"', '"b"')).toBe(false)
    expect(isKnown('W/"a"', undefined)).toBe(false)
  })
})
