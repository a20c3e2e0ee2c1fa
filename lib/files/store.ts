import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import { env } from '@/lib/core/env'

/** What a file is called: our own random name with the ending of its type; never a name that somebody sent. */
export const fileKeyPattern = /^[a-z0-9][a-z0-9-]{7,79}\.(avif|webp)$/

const mimeOfEnding: Record<string, string | undefined> = { avif: 'image/avif', webp: 'image/webp' }

/** The type that a file's name promises; files are written with no other. */
export function mimeOfKey(key: string): string {
  const mime = mimeOfEnding[fileKeyPattern.exec(key)?.[1] ?? '']
  if (!mime) throw new RangeError('not the name of a stored file')
  return mime
}

/**
 * Where uploaded files are kept. All drivers are held to one set of tests (store.integration.test.ts).
 * Keys match `fileKeyPattern`; anything else is refused with a RangeError before it reaches a disk or a network.
 */
export interface FileStore {
  /** Stores a whole file or nothing. */
  put(file: { key: string; bytes: Uint8Array }): Promise<void>
  /** The file's bytes; null when there is none. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Removes what is there; a missing file is no error. */
  remove(keys: readonly string[]): Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000
/** How long another machine may take to answer. */
const answerSeconds = 15

/** Removes what writers left behind that were killed half-way; nobody writes one file for a day. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue
    const place = path.join(folder, name)
    if (Date.now() - (await stat(place)).mtimeMs > dayMs) await rm(place, { force: true })
  }
}

/** Files in one folder of this machine; the folder is made when the first file comes, and tidied then. */
export function diskStore(folder: string): FileStore {
  let isTidy = false
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
      if (!isTidy) {
        isTidy = true
        // Another process may tidy at the same moment.
        await removeAbandoned(folder).catch(() => undefined)
      }
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

export interface UploadThingSettings {
  token: string
  ingestUrl?: string
  apiUrl?: string
  /** The host that files are read from, when it is not the service's own. */
  filesHost?: string
  isPrivate: boolean
}

/**
 * Files at UploadThing, through its own server API. Our key is the file's custom id there, so that no second name has
 * to be kept. The library is loaded with the first use: it is large, and most installations keep files on disk.
 */
export function uploadThingStore(settings: UploadThingSettings): FileStore {
  const { token, ingestUrl, apiUrl, filesHost, isPrivate } = settings
  const acl = isPrivate ? 'private' : 'public-read'
  async function service() {
    const { UTApi, UTFile } = await import('uploadthing/server')
    const options = {
      token,
      defaultKeyType: 'customId' as const,
      logLevel: 'None' as const,
      ...(ingestUrl && { ingestUrl }),
      ...(apiUrl && { apiUrl }),
      ...(filesHost && { ufsHost: filesHost, ufsAppIdLocation: 'path' as const }),
    }
    return { api: new UTApi(options), UTFile }
  }
  return {
    async put({ key, bytes }) {
      const { api, UTFile } = await service()
      const file = new UTFile([new Uint8Array(bytes)], key, { customId: key, type: mimeOfKey(key) })
      const { error } = await api.uploadFiles(file, { acl })
      if (error) throw new Error(`UploadThing refused a file: ${error.code}`)
    },
    async read(key) {
      mimeOfKey(key)
      const { api } = await service()
      const { ufsUrl } = await api.generateSignedURL(key, { expiresIn: 60 })
      const response = await fetch(ufsUrl, {
        signal: AbortSignal.timeout(answerSeconds * 1000),
        cache: 'no-store',
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`UploadThing answered ${response.status} for a file`)
      return new Uint8Array(await response.arrayBuffer())
    },
    async remove(keys) {
      keys.forEach(mimeOfKey)
      if (keys.length === 0) return
      const { api } = await service()
      await api.deleteFiles([...keys])
    },
  }
}

/** A bucket of an object store that speaks the protocol of Amazon S3, as most of them do. */
export interface S3Settings {
  /** `https://KEY:SECRET@host/bucket?region=…`; without a region `us-east-1`, which most other makers take. */
  url: string
  /** The part of the bucket that the files are in. */
  folder: string
}

/** Files in a bucket, which stays closed to everybody but the site: files leave through the site alone. */
export function s3Store({ url, folder }: S3Settings): FileStore {
  const { protocol, host, pathname, username, password, searchParams } = new URL(url)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  })
  const bucket = `${protocol}//${host}${pathname.replace(/\/$/, '')}`
  /** Asks for a file by its key; throws for every answer but the ones that are expected. */
  async function ask(method: string, key: string, expected: readonly number[], body?: Uint8Array) {
    const type = mimeOfKey(key)
    const answer = await client.fetch(`${bucket}/${folder}/${key}`, {
      method,
      signal: AbortSignal.timeout(answerSeconds * 1000),
      cache: 'no-store',
      ...(body && { body: new Uint8Array(body), headers: { 'content-type': type } }),
    })
    if (expected.includes(answer.status)) return answer
    // What the store says may name the key.
    throw new Error(`the object store answered ${answer.status} to ${method}`)
  }
  return {
    async put({ key, bytes }) {
      await ask('PUT', key, [200], bytes)
    },
    async read(key) {
      const answer = await ask('GET', key, [200, 404])
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer())
    },
    async remove(keys) {
      keys.forEach(mimeOfKey)
      await Promise.all(keys.map((key) => ask('DELETE', key, [200, 204, 404])))
    },
  }
}

function openStore(part: 'public' | 'private'): FileStore {
  const settings = env()
  if (settings.S3_URL) return s3Store({ url: settings.S3_URL, folder: part })
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
  return (publicFiles ??= openStore('public'))
}

/** Files for staff and their owner only (CONTRACT section 6); they leave through a service that asks who is there. */
export function privateStore(): FileStore {
  return (privateFiles ??= openStore('private'))
}
