import 'server-only'
import { mimeOfKey, type FileStore } from './file-store'

export interface UploadThingSettings {
  token: string
  ingestUrl?: string
  apiUrl?: string
  /** The host that files are read from, when it is not the service's own. */
  filesHost?: string
  isPrivate: boolean
}

const readSeconds = 15

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
        signal: AbortSignal.timeout(readSeconds * 1000),
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
