import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { authSecret } from './session-token'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const sealingKey = () => createHmac('sha256', authSecret()).update('sealed').digest()

/** A secret as the database may keep it: nobody reads it without the key of this site. */
export function seal(secret: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, sealingKey(), iv)
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** What `seal` was given; null for what this site did not seal, or sealed with another key. */
export function unseal(sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  const opening = createDecipheriv(cipher, sealingKey(), bytes.subarray(0, ivBytes))
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString(
      'utf8',
    )
  } catch {
    return null
  }
}
