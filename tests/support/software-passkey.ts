import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { env } from '@/lib/core/env'

/** What a device of CBOR knows how to write: numbers, texts, bytes, and maps of them. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(kind: number, size: number): Buffer {
  const lead = kind << 5
  if (size < 24) return Buffer.from([lead | size])
  return size < 256 ? Buffer.from([lead | 24, size]) : Buffer.from([lead | 25, size >> 8, size & 255])
}

function cborOf(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([name, of]) => [cborOf(name), cborOf(of)]),
  ])
}

/** The public key in COSE: ES256 on P-256. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = (text: string) => Buffer.from(text, 'base64url')
  return cborOf(new Map<number, Cbor>([[1, 2], [3, -7], [-1, 1], [-2, point(x)], [-3, point(y)]])) // prettier-ignore
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const flagsOf = (isVerified: boolean, hasKey: boolean) => 1 | (isVerified ? 4 : 0) | (hasKey ? 64 : 0)

/** What a browser answers differently from an honest one. */
type Lie = {
  origin?: string
  host?: string
  challenge?: string
  /** Whether the device asked for a fingerprint, a face or a PIN. */
  isVerified?: boolean
  counter?: number
  userId?: string
  type?: string
}

/**
 * A device with one passkey of its own, made of the same bytes as a real one: answers as a browser hands them on, as JSON. With
 * `countsUp` false it says 0 for ever, as devices that share their passkeys do.
 */
export function makeDevice({ userId, countsUp = true }: { userId: string; countsUp?: boolean }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let used = 0

  function speak(challenge: string, lie: Lie, kind: 'create' | 'get') {
    const site = new URL(env().SITE_URL)
    const { origin = site.origin, host = site.hostname, isVerified = true, type = `webauthn.${kind}` } = lie
    used += countsUp ? 1 : 0
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lie.counter ?? used)
    const said = { type, challenge: lie.challenge ?? challenge, origin, crossOrigin: false }
    const hasKey = kind === 'create'
    return {
      clientData: Buffer.from(JSON.stringify(said)),
      authenticatorData: Buffer.concat([sha256(host), Buffer.from([flagsOf(isVerified, hasKey)]), counter]),
    }
  }

  const answer = (response: Record<string, unknown>) => {
    const id = credentialId.toString('base64url')
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }

  return {
    credentialId: credentialId.toString('base64url'),
    publicKey: coseOf(publicKey),
    /** Makes the passkey. */
    register: (challenge: string, lie: Lie = {}): string => {
      const { clientData, authenticatorData } = speak(challenge, lie, 'create')
      const key = [Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, coseOf(publicKey)]
      const authData = Buffer.concat([authenticatorData, ...key])
      const attestation = new Map<string, Cbor>([['fmt', 'none'], ['attStmt', new Map()], ['authData', authData]]) // prettier-ignore
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: cborOf(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** Uses the passkey. */
    sign: (challenge: string, lie: Lie = {}): string => {
      const { clientData, authenticatorData } = speak(challenge, lie, 'get')
      const signed = Buffer.concat([authenticatorData, sha256(clientData)])
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: Buffer.from(lie.userId ?? userId).toString('base64url'),
      })
    },
  }
}

/** What a device is asked, as the site asks it. */
export const newChallenge = (): string => randomBytes(32).toString('base64url')
