import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packStatic } from '@/scripts/lib/pack-static'
import { createPackedFiles } from './packed-files'

let build = ''
const script = 'console.log("Entoto Drive")'

beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'build-'))
  await mkdir(path.join(build, 'static/chunks'), { recursive: true })
  await writeFile(path.join(build, 'static/chunks/a-1.js'), script)
  await writeFile(path.join(build, 'static/chunks/font.woff2'), 'letters')
  await writeFile(path.join(build, 'secret.js.br'), 'nobody')
  await packStatic(build)
})
afterAll(() => rm(build, { recursive: true }))

function asked(url: string, encoding = 'gzip, deflate, br'): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url, headers: { 'accept-encoding': encoding } })
}

describe('a packed file', () => {
  it('is what was built, again and again', async () => {
    const packedFile = createPackedFiles(build)
    for (const url of ['/_next/static/chunks/a-1.js', '/_next/static/chunks/a-1.js?dpl=1']) {
      const found = await packedFile(asked(url))
      expect(found?.type).toBe('application/javascript; charset=UTF-8')
      expect(brotliDecompressSync(found?.body ?? '').toString()).toBe(script)
    }
  })

  it('is for browsers that take it so', async () => {
    const packedFile = createPackedFiles(build)
    expect(await packedFile(asked('/_next/static/chunks/a-1.js', 'gzip'))).toBeNull()
  })

  it.each([
    '/_next/static/chunks/none.js',
    '/_next/static/chunks/font.woff2',
    '/_next/static/../secret.js',
    '/_next/static/chunks/../../secret.js',
    '/_next/static//secret.js',
    '/theme.js',
  ])('is not found for %s', async (url) => {
    expect(await createPackedFiles(build)(asked(url))).toBeNull()
  })
})
