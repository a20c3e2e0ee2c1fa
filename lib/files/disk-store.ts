import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { mimeOfKey, type FileStore } from './file-store'

/** Files in one folder of this machine; the folder is made when the first file comes. */
export function diskStore(folder: string): FileStore {
  const placeOf = (key: string) => {
    mimeOfKey(key)
    return path.join(folder, key)
  }
  return {
    async put({ key, bytes }) {
      const place = placeOf(key)
      // A reader sees the whole file or none, and so does whoever comes after a power cut.
      const unfinished = path.join(folder, `.${randomUUID()}.part`)
      await mkdir(folder, { recursive: true })
      try {
        const file = await open(unfinished, 'wx', 0o640)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, place)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async read(key) {
      try {
        return new Uint8Array(await readFile(placeOf(key)))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async remove(keys) {
      const places = keys.map(placeOf)
      await Promise.all(places.map((place) => rm(place, { force: true })))
    },
  }
}
