import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream, openSync, readSync, closeSync, fstatSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StepError } from './steps'

/*
 * A file under a passphrase: AES-256-GCM with a key made of it by scrypt. The file is a mark, the salt, the nonce, what was
 * encrypted, and the tag that shows whether anything was changed.
 */
const mark = Buffer.from('ENTOTO-SEALED-1\n')
const saltBytes = 16
const nonceBytes = 12
const tagBytes = 16
const headBytes = mark.length + saltBytes + nonceBytes
const algorithm = 'aes-256-gcm'

const keyOf = (passphrase: string, salt: Buffer) =>
  scryptSync(passphrase, salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 })

/** Writes a stream to a file that only its owner reads, encrypted where there is a passphrase. */
export async function writeSealed(
  file: string,
  content: Readable,
  passphrase: string | undefined,
): Promise<void> {
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  if (!passphrase) return pipeline(content, out)
  const salt = randomBytes(saltBytes)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(passphrase, salt), nonce)
  out.write(Buffer.concat([mark, salt, nonce]))
  await pipeline(content, cipher, out)
  await appendFile(file, cipher.getAuthTag())
}

/** Whether a file needs a passphrase to be read. */
const isSealed = (file: string): boolean => readAt(file, 0, mark.length).equals(mark)

/**
 * What `writeSealed` wrote. The stream fails at its end where the passphrase is another or the file was changed, so nothing
 * that was read may be used before. Throws a StepError where a passphrase is missing.
 */
export function readSealed(file: string, passphrase: string | undefined): Readable {
  if (!isSealed(file)) return createReadStream(file)
  if (!passphrase)
    throw new StepError('the backup is encrypted', 'set BACKUP_PASSPHRASE to what it was made with')
  const salt = readAt(file, mark.length, saltBytes)
  const nonce = readAt(file, mark.length + saltBytes, nonceBytes)
  const end = sizeOf(file) - tagBytes
  const decipher = createDecipheriv(algorithm, keyOf(passphrase, salt), nonce)
  decipher.setAuthTag(readAt(file, end, tagBytes))
  const content = createReadStream(file, { start: headBytes, end: end - 1 })
  content.on('error', (error) => decipher.destroy(error))
  return content.pipe(decipher)
}

function withFile<T>(file: string, work: (handle: number) => T): T {
  const handle = openSync(file, 'r')
  try {
    return work(handle)
  } finally {
    closeSync(handle)
  }
}

const sizeOf = (file: string) => withFile(file, (handle) => fstatSync(handle).size)

function readAt(file: string, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  withFile(file, (handle) => readSync(handle, bytes, 0, length, position))
  return bytes
}
