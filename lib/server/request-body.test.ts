import { expect, it } from 'vitest'
import { z } from 'zod'
import { codeOf } from '@/tests/support/code-of'
import { readBody } from './request-body'

const read = (body: BodyInit, type = 'application/json') =>
  readBody(
    new Request('http://localhost/api/contact', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    }),
    { type: 'json', schema: z.object({ name: z.string() }) },
  )

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
