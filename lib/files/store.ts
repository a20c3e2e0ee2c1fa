import 'server-only'
import path from 'node:path'
import { env } from '@/lib/core/env'
import { diskStore } from './disk-store'
import type { FileStore } from './file-store'
import { uploadThingStore } from './upload-thing-store'

function open(part: 'public' | 'private'): FileStore {
  const settings = env()
  if (!settings.UPLOADTHING_TOKEN) return diskStore(path.resolve(settings.DATA_DIR, 'uploads', part))
  return uploadThingStore({
    token: settings.UPLOADTHING_TOKEN,
    ingestUrl: settings.UPLOADTHING_INGEST_URL,
    apiUrl: settings.UPLOADTHING_API_URL,
    filesHost: settings.UPLOADTHING_FILES_HOST,
    isPrivate: part === 'private',
  })
}

let publicFiles: FileStore | undefined
let privateFiles: FileStore | undefined

/** Pictures that anybody may see, served at `/files/{key}`. */
export function publicStore(): FileStore {
  return (publicFiles ??= open('public'))
}

/** Files for staff and their owner only (CONTRACT section 6); they leave through a service that asks who is there. */
export function privateStore(): FileStore {
  return (privateFiles ??= open('private'))
}
