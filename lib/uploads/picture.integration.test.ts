import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicStore } from '@/lib/storage/store'
import { readPicture, removePicture, storePicture } from './picture'
import { pictureSources } from './rules'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'entoto-pictures-'))
  process.env.DATA_DIR = folder
})
afterAll(() => rm(folder, { recursive: true }))

const storedFiles = async () => {
  const parts = await readdir(path.join(folder, 'uploads'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return parts.filter((part) => part.isFile()).map(({ name }) => name)
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f5a45' } })
const fileOf = (bytes: Uint8Array | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

/** A PNG whose head promises far more pixels than its few bytes hold. */
function hugePng(side: number): Uint8Array {
  const chunk = (type: string, body: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), body])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1024))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

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
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const whole = () => picture(1200, 900).jpeg().toBuffer()
  const bad: [what: string, code: string, file: () => Promise<File>][] = [
    ['nothing', 'FILE_MISSING', async () => fileOf('', '')],
    ['text named .png', 'FILE_TYPE', async () => fileOf('just words', 'car.png')],
    ['an SVG with a script', 'FILE_TYPE', async () => fileOf(svg, 'car.svg')],
    ['a GIF', 'FILE_TYPE', async () => fileOf(await picture(9, 9).gif().toBuffer(), 'car.gif')],
    ['a TIFF', 'FILE_TYPE', async () => fileOf(await picture(9, 9).tiff().toBuffer(), 'car.jpg')],
    ['12 MB', 'FILE_TOO_LARGE', async () => fileOf(Buffer.alloc(12 * 1024 * 1024), 'car.jpg')],
    [
      '50000 × 50000 pixels in a few kB',
      'FILE_TOO_MANY_PIXELS',
      async () => fileOf(hugePng(50_000), 'car.png'),
    ],
    [
      'a JPEG that was cut off',
      'FILE_DAMAGED',
      async () => fileOf((await whole()).subarray(0, 2000), 'car.jpg'),
    ],
    ['a PNG without its pixels', 'FILE_DAMAGED', async () => fileOf(hugePng(600), 'car.png')],
  ]

  it.each(bad)('of %s is refused with %s', async (_what, code, file) => {
    await expect(readPicture(await file())).rejects.toMatchObject({
      code,
      fields: { image: expect.any(String) },
    })
    expect(await storedFiles()).toEqual([])
  })

  it('in numbers leaves the process below 600 MB', async () => {
    const large = await picture(7000, 5600).jpeg({ quality: 60 }).toBuffer()
    const files = Array.from({ length: 12 }, (_, at) => fileOf(at % 2 ? large : hugePng(50_000), 'car.jpg'))
    await Promise.allSettled(files.map((file) => readPicture(file)))
    expect(process.memoryUsage().rss / 1024 / 1024).toBeLessThan(600)
  })
})

it('a picture that cannot be stored leaves none of its sizes behind', async () => {
  const read = await readPicture(fileOf(await picture(300, 200).png().toBuffer(), 'car.png'))
  await expect(storePicture({ ...read, width: 301 }, 'vehicle')).rejects.toThrow()
  expect(await storedFiles()).toEqual([])
})
