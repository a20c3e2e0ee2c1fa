import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Metadata } from 'sharp'
import { AppError, type ErrorCode, type ValidationKey } from '@/lib/core/errors'
import { codeOf, logger } from '@/lib/core/logger'
import { maxPictureBytes } from '@/lib/core/schemas'
import { currentCaller, inPictureTurn } from '@/lib/server/caller-turns'
import { consumeLimit } from '@/lib/server/rate-limit'
import { type FileStore, privateStore, publicStore } from './store'
import { maxPicturePixels, pictureFiles, pictureUses, storedPictureOf, type PictureUseName } from './rules'

/** A checked picture: upright pixels of at most 1600 on the longer side, without any metadata. */
export type Picture = { pixels: Buffer; width: number; height: number; channels: 3 | 4; filename: string }
export type StoredPicture = { id: string; url: string; filename: string }

const longestSide = 1600
const quality = { avif: { quality: 55, effort: 3 }, webp: { quality: 76, effort: 4 } }

/** A photograph has far fewer pixels than this for each of its bytes; what has more is made to keep the decoder busy. */
const mostPixelsPerByte = 4000
/** What takes longer is no photograph either. */
const decodeSeconds = 5

/**
 * Checks and decodes an uploaded picture by its content, whatever its name says (CONTRACT section 6: JPEG, PNG, WebP
 * or AVIF, at most 8 MB and 40 megapixels), in its turn. Throws FILE_MISSING, FILE_TOO_LARGE, FILE_TYPE,
 * FILE_TOO_MANY_PIXELS, FILE_DAMAGED, each with the problem of the field `image`; TOO_MANY_TRIES for a person who sends
 * hundreds an hour, BUSY where too many pictures wait.
 */
export async function readPicture(file: File | undefined): Promise<Picture> {
  if (!file || file.size === 0) throw refusal('FILE_MISSING', 'pictureMissing')
  if (file.size > maxPictureBytes) throw refusal('FILE_TOO_LARGE', 'pictureTooLarge')
  const caller = currentCaller()
  if (caller) await consumeLimit('picture', caller)
  const bytes = Buffer.from(await file.arrayBuffer())
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head || !isAllowedFormat(head)) throw refusal('FILE_TYPE', 'pictureType')
  const pixelCount = head.width * head.height
  if (pixelCount > maxPicturePixels) throw refusal('FILE_TOO_MANY_PIXELS', 'picturePixels')
  if (pixelCount > bytes.length * mostPixelsPerByte) throw refusal('FILE_DAMAGED', 'pictureDamaged')
  return inPictureTurn(async () => {
    const decoded = await sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: decodeSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => null)
    if (!decoded) throw refusal('FILE_DAMAGED', 'pictureDamaged')
    const { width, height, channels } = decoded.info
    if (channels !== 3 && channels !== 4) throw refusal('FILE_DAMAGED', 'pictureDamaged')
    return { pixels: decoded.data, width, height, channels, filename: plainName(file.name) }
  })
}

/**
 * Stores a picture in the fixed sizes and formats of its use. Everything is there when it returns, nothing when it
 * throws. `url` is its main size (for a private picture: the key's address is never served, read it by `id`).
 */
export async function storePicture(picture: Picture, use: PictureUseName): Promise<StoredPicture> {
  const { isPrivate, main } = pictureUses[use]
  const store = isPrivate ? privateStore() : publicStore()
  const id = `${use}-${randomBytes(12).toString('hex')}`
  const files = pictureFiles(use, id)
  const { pixels, width, height, channels } = picture
  try {
    for (const file of files) {
      const bytes = await inPictureTurn(() =>
        sharp(pixels, { raw: { width, height, channels } })
          .resize({ width: file.width, withoutEnlargement: true })
          .toFormat(file.format, quality[file.format])
          .toBuffer(),
      )
      await store.put({ key: file.key, bytes })
    }
  } catch (error) {
    await removeFiles(store, files)
    throw error
  }
  return { id, url: `/files/${id}-${main}.webp`, filename: picture.filename }
}

/** Removes every size of an uploaded picture; an address that is not of an upload (demo pictures) is left alone. */
export async function removePicture(url: string): Promise<void> {
  const stored = storedPictureOf(url)
  if (!stored) return
  const store = pictureUses[stored.use].isPrivate ? privateStore() : publicStore()
  await removeFiles(store, pictureFiles(stored.use, stored.id))
}

/**
 * Removes files that no record names any more, after the record was stored: a store that does not answer holds nobody up. What
 * stays is in the log by its keys.
 */
async function removeFiles(store: FileStore, files: readonly { key: string }[]): Promise<void> {
  const keys = files.map(({ key }) => key)
  try {
    await store.remove(keys)
  } catch (error) {
    logger.error({ keys, code: codeOf(error) }, 'files not removed')
  }
}

function refusal(code: ErrorCode, problem: ValidationKey): AppError {
  return new AppError(code, { image: problem })
}

function isAllowedFormat({ format, compression }: Metadata): boolean {
  return (
    format === 'jpeg' || format === 'png' || format === 'webp' || (format === 'heif' && compression === 'av1')
  )
}

/** The last part of a name that somebody sent, for showing only; never part of a path. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return (
    last
      .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
      .trim()
      .slice(0, 120) || 'picture'
  )
}

/**
 * Checks and stores a photo of a receipt, privately. Returns its id; undefined where it could not be stored, on a full disk for
 * example: the number of the transfer is what counts, and nobody is to lose a booking over its photo. The log says why. Throws
 * what `readPicture` throws.
 */
export async function storeReceiptPhoto(file: File): Promise<string | undefined> {
  const picture = await readPicture(file)
  try {
    return (await storePicture(picture, 'receipt')).id
  } catch (error) {
    if (error instanceof AppError) throw error
    logger.error({ code: codeOf(error) }, 'photo of a receipt not stored')
    return undefined
  }
}

/** What stands for a photo where it is kept what a request sent (`requestHash`). */
export async function photoHash(photo: File): Promise<string> {
  return createHash('sha256')
    .update(new Uint8Array(await photo.arrayBuffer()))
    .digest('hex')
}

/** The photo's bytes (WebP); null when there is none. Whoever calls has asked who is there. */
export async function loadReceiptPhoto(id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const main = pictureFiles('receipt', id)[0]
  return main ? privateStore().read(main.key) : null
}

/** Removes a photo; a missing one is no error. */
export async function removeReceiptPhoto(id: string): Promise<void> {
  await removeFiles(privateStore(), pictureFiles('receipt', id))
}
