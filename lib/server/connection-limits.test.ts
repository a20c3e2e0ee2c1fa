import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { limitBody } from './connection-limits'

const part = (at: number) => `--x\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n\r\n`
const partsOf = (many: number) => Array.from({ length: many }, (_, at) => part(at)).join('')

/** Whether a body of a type is let through, in chunks of so many bytes. */
function isLetThrough(type: string, body: string, chunkBytes: number): boolean {
  const request = new IncomingMessage(new Socket())
  request.headers['content-type'] = type
  limitBody(request)
  for (let at = 0; at < body.length; at += chunkBytes) {
    request.push(Buffer.from(body.slice(at, at + chunkBytes)))
  }
  return !request.destroyed
}

it.each([7, 1000, 65_536])('a form has up to 2,000 fields, in chunks of %d bytes', (chunkBytes) => {
  expect(isLetThrough('multipart/form-data; boundary=x', partsOf(2000), chunkBytes)).toBe(true)
  expect(isLetThrough('Multipart/Form-Data; boundary=x', partsOf(2001), chunkBytes)).toBe(false)
  expect(isLetThrough('application/json', partsOf(2001), chunkBytes)).toBe(true)
})
