import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** A part of a certificate in its binary form (DER): what it is, how long, and what it holds. */
function part(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const length = body.length < 128 ? [body.length] : [0x82, Math.floor(body.length / 256), body.length % 256]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...content: Uint8Array[]) => part(0x30, ...content)
const hex = (text: string) => Buffer.from(text, 'hex')
const text = (tag: number, value: string) => part(tag, Buffer.from(value))

/** A certificate for localhost that signed itself, with its key and the pin of that key (CONTRACT section 7). */
export function selfMadeCertificate(): { cert: string; key: string; pin: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicDer = publicKey.export({ type: 'spki', format: 'der' })
  const signedWith = sequence(part(0x06, hex('2a8648ce3d040302')))
  const name = sequence(part(0x31, sequence(part(0x06, hex('550403')), text(0x0c, 'localhost'))))
  const validity = sequence(text(0x17, '200101000000Z'), text(0x17, '491231235959Z'))
  const content = sequence(
    part(0xa0, part(0x02, hex('02'))),
    part(0x02, hex('01')),
    ...[signedWith, name, validity, name, publicDer],
  )
  const signature = part(0x03, hex('00'), sign('sha256', content, privateKey))
  const certificate = sequence(content, signedWith, signature)
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    pin: createHash('sha256').update(publicDer).digest('base64'),
  }
}
