import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { prepareCachedPage, scriptHashes } from './cached-page'
import { newPageRender } from '@/lib/core/page-render'
import { chosenEncoding, isKnown } from './send-cached-page'

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
