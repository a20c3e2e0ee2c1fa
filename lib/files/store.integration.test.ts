import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3StandIn } from '@/tests/support/s3-stand-in'
import { startUploadThingStandIn } from '@/tests/support/upload-thing-stand-in'
import { diskStore, type FileStore, s3Store, uploadThingStore } from './store'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (content: Uint8Array | null) => (content ? new TextDecoder().decode(content) : null)

let folder: string
let service: Awaited<ReturnType<typeof startUploadThingStandIn>>
let bucket: Awaited<ReturnType<typeof startS3StandIn>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'entoto-files-'))
  service = await startUploadThingStandIn()
  bucket = await startS3StandIn()
})
afterAll(async () => {
  await service.stop()
  await bucket.stop()
  await rm(folder, { recursive: true })
})

const drivers: [name: string, open: () => FileStore][] = [
  ['this machine’s disk', () => diskStore(path.join(folder, 'public'))],
  ['UploadThing, public', () => uploadThingStore({ ...service.settings, isPrivate: false })],
  ['UploadThing, private', () => uploadThingStore({ ...service.settings, isPrivate: true })],
  ['an object store, public', () => s3Store({ url: bucket.url, folder: 'public' })],
  ['an object store, private', () => s3Store({ url: bucket.url, folder: 'private' })],
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

  it('on the disk: what a killed writer left is removed a day later, what is being written is not', async () => {
    const place = path.join(folder, 'abandoned')
    await mkdir(place)
    const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
    for (const name of ['.old.part', '.new.part', 'vehicle-0009-480.webp']) {
      await writeFile(path.join(place, name), 'half')
    }
    for (const name of ['.old.part', 'vehicle-0009-480.webp']) {
      await utimes(path.join(place, name), dayAgo, dayAgo)
    }
    await diskStore(place).put({ key: 'vehicle-0010-480.webp', bytes: bytes('whole') })
    expect((await readdir(place)).sort()).toEqual([
      '.new.part',
      'vehicle-0009-480.webp',
      'vehicle-0010-480.webp',
    ])
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

  it('at an object store is an error, not a silent loss', async () => {
    const store = s3Store({ url: bucket.url, folder: 'public' })
    bucket.refuse(true)
    await expect(store.put({ key: 'vehicle-0005-480.webp', bytes: bytes('x') })).rejects.toThrow(/503 to PUT/)
    await expect(store.read('vehicle-0001-960.webp')).rejects.toThrow(/503 to GET/)
    await expect(store.remove(['vehicle-0001-960.webp'])).rejects.toThrow(/503 to DELETE/)
    bucket.refuse(false)
  })

  it('at an object store that knows another secret is said, without the secret', async () => {
    const store = s3Store({ url: bucket.urlWithWrongSecret, folder: 'public' })
    await expect(store.put({ key: 'vehicle-0006-480.webp', bytes: bytes('x') })).rejects.toThrow(
      'the object store answered 403 to PUT',
    )
    expect(await s3Store({ url: bucket.url, folder: 'public' }).read('vehicle-0006-480.webp')).toBeNull()
  })
})

it('files in an object store have their type and their part of the bucket, and nobody else reads them', async () => {
  const key = 'receipt-0002-1600.webp'
  await s3Store({ url: bucket.url, folder: 'private' }).put({ key, bytes: bytes('a receipt') })
  expect(bucket.objects.get(`/entoto/private/${key}`)).toMatchObject({ type: 'image/webp' })
  expect(await s3Store({ url: bucket.url, folder: 'public' }).read(key)).toBeNull()
  expect((await fetch(`${bucket.address}/private/${key}`)).status).toBe(403)
})

it('a private file at UploadThing cannot be read at its plain address', async () => {
  const store = uploadThingStore({ ...service.settings, isPrivate: true })
  await store.put({ key: 'receipt-0001-1600.webp', bytes: bytes('a receipt') })
  expect((await fetch(service.unsignedAddress('receipt-0001-1600.webp'))).status).toBe(403)
  expect(text(await store.read('receipt-0001-1600.webp'))).toBe('a receipt')
})
