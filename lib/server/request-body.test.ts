import { expect, it } from 'vitest'
import { z } from 'zod'
import { codeOf } from '@/tests/support/code-of'
import { readBody } from './request-body'

const read = (body: BodyInit, type = 'application/json') => {
  const sent = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' }
  const schema = z.object({ name: z.string() })
  return readBody(new Request('http://localhost/api/contact', sent), { type: 'either', schema })
}

it('JSON is read in UTF-8, and refused in any other encoding', async () => {
  expect(await read('{"name":"ጫልቱ José"}')).toEqual({ name: 'ጫልቱ José' })
  expect(await codeOf(read(Buffer.from('{"name":"José"}', 'latin1')))).toBe('MALFORMED_JSON')
})

it('what no text of the database can hold is not kept: NUL is left out, half a letter is none', async () => {
  expect(await read('{"name":"A\\u0000lmaz \\ud83d\\ude97 \\ud800, \\udc00"}')).toEqual({
    name: 'Almaz 🚗 �, �',
  })
})

it('a content type that only begins like JSON is another', async () => {
  expect(await read('{"name":"A"}', 'Application/JSON; charset=utf-8')).toEqual({ name: 'A' })
  expect(await codeOf(read('{"name":"A"}', 'application/json-patch+json'))).toBe('UNSUPPORTED_CONTENT_TYPE')
})

it('a body that breaks off in the middle is the fault of its line, and no failure of the site', async () => {
  const brokenOff = (type: string) =>
    read(
      new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('{"name":'))
          controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
        },
      }),
      type,
    )
  expect(await codeOf(brokenOff('application/json'))).toBe('MALFORMED_JSON')
  expect(await codeOf(brokenOff('multipart/form-data; boundary=x'))).toBe('MALFORMED_FORM')
})
