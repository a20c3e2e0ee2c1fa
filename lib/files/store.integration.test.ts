import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startUploadThingStandIn } from '@/tests/support/upload-thing-stand-in'
import { diskStore, uploadThingStore, type FileStore } from './store'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (content: Uint8Array | null) => (content ? new TextDecoder().decode(content) : null)

let folder: string
let service: Awaited<ReturnType<typeof startUploadThingStandIn>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'entoto-files-'))
  service = await startUploadThingStandIn()
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

const drivers: [name: string, open: () => FileStore][] = [
  ['this machine’s disk', () => diskStore(path.join(folder, 'public'))],
  ['UploadThing, public', () => uploadThingStore({ ...service.settings, isPrivate: false })],
  ['UploadThing, private', () => uploadThingStore({ ...service.settings, isPrivate: true })],
]

describe.each(drivers)('files on %s', (_name, open) => {
  it('are read as they were put', async () => {
    await open().put({ key: 'vehicle-0001-960.webp', bytes: bytes('a picture') })
    expect(text(await open().read('vehicle-0001-960.webp'))).toBe('a picture')
  })

  it('are gone after their removal, and a second removal is no error', async () => {
    const store = open()
    await store.put({ key: 'vehicle-0002-480.avif', bytes: bytes('one') })
    await store.put({ key: 'vehicle-0003-480.avif', bytes: bytes('two') })
    await store.remove(['vehicle-0002-480.avif'])
    await store.remove(['vehicle-0002-480.avif'])
    expect(await store.read('vehicle-0002-480.avif')).toBeNull()
    expect(text(await store.read('vehicle-0003-480.avif'))).toBe('two')
  })

  it('that never were are null', async () => {
    expect(await open().read('vehicle-9999-960.webp')).toBeNull()
  })

  it.each(['../secret.webp', 'a/b/c/d/e.webp', '/etc/passwd', 'vehicle-0001-960.html', '.hidden01.webp', ''])(
    'are never looked for under the name %j',
    async (key) => {
      const store = open()
      await expect(store.read(key)).rejects.toThrow(RangeError)
      await expect(store.put({ key, bytes: bytes('x') })).rejects.toThrow(RangeError)
      await expect(store.remove([key])).rejects.toThrow(RangeError)
    },
  )
})

describe('what goes wrong', () => {
  it('on the disk leaves no half file', async () => {
    const place = path.join(folder, 'broken')
    const store = diskStore(place)
    const unreadable = new Proxy(bytes('x'), {
      get() {
        throw new Error('cut off')
      },
    })
    await expect(store.put({ key: 'vehicle-0004-480.webp', bytes: unreadable })).rejects.toThrow()
    expect(await readdir(place)).toEqual([])
  })

  it('at UploadThing is an error, not a silent loss', async () => {
    const store = uploadThingStore({ ...service.settings, isPrivate: false })
    service.refuse(true)
    await expect(store.put({ key: 'vehicle-0005-480.webp', bytes: bytes('x') })).rejects.toThrow(
      /UploadThing/,
    )
    await expect(store.read('vehicle-0001-960.webp')).rejects.toThrow(/503/)
    service.refuse(false)
  })
})

it('a private file at UploadThing cannot be read at its plain address', async () => {
  const store = uploadThingStore({ ...service.settings, isPrivate: true })
  await store.put({ key: 'receipt-0001-1600.webp', bytes: bytes('a receipt') })
  expect((await fetch(service.unsignedAddress('receipt-0001-1600.webp'))).status).toBe(403)
  expect(text(await store.read('receipt-0001-1600.webp'))).toBe('a receipt')
})
