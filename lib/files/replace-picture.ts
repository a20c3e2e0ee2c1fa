import 'server-only'
import { invalidate, type CachedTable } from '@/lib/server/cache'
import { readPicture, removePicture, storePicture, type StoredPicture } from './picture'
import type { PictureUseName } from './rules'

type Change<Result> = {
  /** What was sent; none where the pictures stay. */
  files: readonly File[]
  use: PictureUseName
  /** The table of the record, whose kept facts are forgotten. */
  table: CachedTable
  /** Writes the record with its new pictures, in the order of the files, and tells which old ones nothing needs any longer. */
  save: (stored: readonly StoredPicture[]) => Promise<{ result: Result; replaced: readonly string[] }>
}

/**
 * Changes a record together with its pictures: the new files are safe before the record names them, all of them or none; a
 * record that could not be written leaves no file, and the old files go last. Throws what `readPicture` and `save` throw.
 */
export async function saveWithPictures<Result>({ files, use, table, save }: Change<Result>): Promise<Result> {
  const stored: StoredPicture[] = []
  let saved: { result: Result; replaced: readonly string[] }
  try {
    for (const file of files) stored.push(await storePicture(await readPicture(file), use))
    saved = await save(stored)
  } catch (error) {
    for (const { url } of stored) await removePicture(url)
    throw error
  }
  invalidate(table)
  for (const url of saved.replaced) await removePicture(url)
  return saved.result
}
