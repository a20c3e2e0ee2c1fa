import 'server-only'
import { invalidate, type CachedTable } from '@/lib/server/cache'
import { readPicture, removePicture, storePicture, type StoredPicture } from './picture'
import type { PictureUseName } from './rules'

type Change<Result> = {
  /** What was sent; none where the pictures stay. */
  files: readonly File[]
  use: PictureUseName
  /** The table of the record, where its facts are cached. */
  table?: CachedTable
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
  if (table) invalidate(table)
  for (const url of saved.replaced) await removePicture(url)
  return saved.result
}

type WithImage = { image: string | null }

type OneChange<Row extends WithImage> = {
  /** A file takes the place of the picture, null takes it away, nothing leaves it. */
  image: File | null | undefined
  use: PictureUseName
  /** Writes the record with what changes of its picture, and tells how it was and how it is. */
  save: (change: { image?: string | null }) => Promise<{ before: WithImage | null; after: Row }>
}

/** Changes a record that may have one picture, as `saveWithPictures` does. Throws what `readPicture` and `save` throw. */
export async function saveWithPicture<Row extends WithImage>({
  image,
  use,
  save,
}: OneChange<Row>): Promise<Row> {
  return saveWithPictures({
    files: image ? [image] : [],
    use,
    save: async ([stored]) => {
      const { before, after } = await save(image === undefined ? {} : { image: stored?.url ?? null })
      const old = before?.image
      return { result: after, replaced: old && old !== after.image ? [old] : [] }
    },
  })
}
