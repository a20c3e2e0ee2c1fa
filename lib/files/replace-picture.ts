import 'server-only'
import { invalidate, type CachedTable } from '@/lib/server/cache'
import { readPicture, removePicture, storePicture, type StoredPicture } from './picture'
import type { PictureUseName } from './rules'

type Saved<Result> = { result: Result; replaced?: string | undefined }

type Change<Sent extends File | undefined, Result> = {
  /** What was sent; may be missing where a picture may stay. */
  file: Sent
  use: PictureUseName
  /** The table of the record, whose kept facts are forgotten. */
  table: CachedTable
  /** Writes the record with its new picture, and tells the address of a picture that nothing needs any longer. */
  save: (stored: StoredPicture | (Sent extends undefined ? undefined : never)) => Promise<Saved<Result>>
}

/**
 * Changes a record together with its picture: the new file is safe before the record names it, a record that could not
 * be written leaves no file, and the old file goes last. Throws what `readPicture` and `save` throw.
 */
export async function saveWithPicture<Sent extends File | undefined, Result>(
  change: Change<Sent, Result>,
): Promise<Result>
export async function saveWithPicture<Result>({
  file,
  use,
  table,
  save,
}: Change<File | undefined, Result>): Promise<Result> {
  const stored = file && (await storePicture(await readPicture(file), use))
  try {
    const { result, replaced } = await save(stored)
    invalidate(table)
    if (stored && replaced) await removePicture(replaced)
    return result
  } catch (error) {
    if (stored) await removePicture(stored.url)
    throw error
  }
}
