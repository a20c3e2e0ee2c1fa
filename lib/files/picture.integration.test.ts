import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { inTurn } from '@/lib/server/caller-turns'
import { makeActor } from '@/tests/support/factories'
import { badPictures, emptyPng, plainPicture as picture } from '@/tests/support/pictures'
import { publicStore } from './store'
import { readPicture, removePicture, storePicture } from './picture'
import { pictureSources } from './rules'

// The settings are read with the first import.
const folder = await vi.hoisted(async () => {
  const { mkdtemp } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  process.env.DATA_DIR = await mkdtemp(`${tmpdir()}/entoto-pictures-`)
  return process.env.DATA_DIR
})
afterAll(() => rm(folder, { recursive: true }))

const storedFiles = async () => {
  const parts = await readdir(path.join(folder, 'uploads'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return parts.filter((part) => part.isFile()).map(({ name }) => name)
}

const fileOf = (bytes: Uint8Array | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

describe('a good picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken as %s, whatever its name says',
    async (format) => {
      const bytes = await picture(800, 600).toFormat(format).toBuffer()
      const read = await readPicture(fileOf(bytes, 'holiday.txt'))
      expect(read).toMatchObject({ width: 800, height: 600, filename: 'holiday.txt' })
    },
  )

  it('is stored in every size and format, upright and without what the camera wrote into it', async () => {
    const sideways = await picture(2400, 1200)
      .withExif({ IFD0: { Orientation: '6', Model: 'Secret phone' }, IFD3: { GPSLatitude: '9/1 1/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const stored = await storePicture(await readPicture(fileOf(sideways, 'car.jpg')), 'vehicle')
    expect(stored.url).toMatch(/^\/files\/vehicle-[0-9a-f]{24}-960\.webp$/)
    expect(await storedFiles()).toHaveLength(6)
    const main = await publicStore().read(stored.url.replace('/files/', ''))
    const head = await sharp(main ?? undefined).metadata()
    expect(head).toMatchObject({ width: 800, height: 1600, format: 'webp' })
    expect(head.exif).toBeUndefined()
    expect(pictureSources(stored.url).map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])

    await removePicture(stored.url)
    expect(await storedFiles()).toEqual([])
  })

  it('keeps nothing of a path in its name', async () => {
    const bytes = await picture(10, 10).png().toBuffer()
    expect((await readPicture(fileOf(bytes, '../../etc/cron.d/job.png'))).filename).toBe('job.png')
    expect((await readPicture(fileOf(bytes, 'C:\\Users\\me\\car\u0000.png'))).filename).toBe('car.png')
  })
})

describe('a bad upload', () => {
  it('of nothing is refused', async () => {
    await expect(readPicture(undefined)).rejects.toMatchObject({ code: 'FILE_MISSING' })
    await expect(readPicture(fileOf('', ''))).rejects.toMatchObject({ code: 'FILE_MISSING' })
  })

  it.each(badPictures)('of %s is refused with %s', async (_what, code, bad) => {
    const { bytes, name } = await bad()
    await expect(readPicture(fileOf(bytes, name))).rejects.toMatchObject({
      code,
      fields: { image: expect.any(String) },
    })
    expect(await storedFiles()).toEqual([])
  })

  it('in numbers takes at most 300 MB of memory', async () => {
    const large = await picture(7000, 5600).jpeg({ quality: 60 }).toBuffer()
    const files = Array.from({ length: 12 }, (_, at) => fileOf(at % 2 ? large : emptyPng(50_000), 'car.jpg'))
    const before = process.memoryUsage().rss
    await Promise.allSettled(files.map((file) => readPicture(file)))
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(300)
  })
})

describe('pictures of several people', () => {
  it('take turns: one picture does not wait behind the many of somebody else', async () => {
    const [many, one] = [await makeActor('user'), await makeActor('user')]
    const bytes = await picture(1600, 1200).jpeg().toBuffer()
    const done: string[] = []
    const send = (actor: SignedInActor, name: string) =>
      inTurn(actor, async () => {
        const read = await readPicture(fileOf(bytes, name))
        await removePicture((await storePicture(read, 'receipt')).url)
        done.push(name)
      })
    const sent = [
      ...Array.from({ length: 12 }, (_, at) => send(many, `many ${at}`)),
      send(one, 'the only one'),
    ]
    await Promise.all(sent)
    expect(done.indexOf('the only one')).toBeLessThan(4)
    expect(done).toHaveLength(13)
  })

  it('are turned away with the seconds to wait where too many of them wait', async () => {
    const bytes = await picture(1600, 1200).jpeg().toBuffer()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, () => readPicture(fileOf(bytes, 'car.jpg'))),
    )
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refusals.length).toBeGreaterThan(0)
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'BUSY', retryAfterSeconds: 5 })
    // Nobody is turned away for good.
    await expect(readPicture(fileOf(bytes, 'car.jpg'))).resolves.toMatchObject({ width: 1600 })
  })
})

it('a picture that cannot be stored leaves none of its sizes behind', async () => {
  const read = await readPicture(fileOf(await picture(300, 200).png().toBuffer(), 'car.png'))
  await expect(storePicture({ ...read, width: 301 }, 'vehicle')).rejects.toThrow()
  expect(await storedFiles()).toEqual([])
})
