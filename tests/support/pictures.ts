import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A plain picture of a size. */
export function plainPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#1f5a45' } })
}

/** A PNG whose head promises a square of that many pixels, of which its few bytes hold none. */
export function emptyPng(side: number): Buffer<ArrayBuffer> {
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

/** Uploads that must be refused, each with the code that says why. */
export const badPictures: readonly [
  what: string,
  code: string,
  picture: () => Promise<{ name: string; bytes: Buffer }>,
][] = [
  ['text named .png', 'FILE_TYPE', async () => ({ name: 'car.png', bytes: Buffer.from('just words') })],
  [
    'an SVG with a script',
    'FILE_TYPE',
    async () => ({
      name: 'car.svg',
      bytes: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
      ),
    }),
  ],
  ['a GIF', 'FILE_TYPE', async () => ({ name: 'car.gif', bytes: await plainPicture(9, 9).gif().toBuffer() })],
  [
    'a TIFF',
    'FILE_TYPE',
    async () => ({ name: 'car.jpg', bytes: await plainPicture(9, 9).tiff().toBuffer() }),
  ],
  [
    '50000 × 50000 pixels in a few kB',
    'FILE_TOO_MANY_PIXELS',
    async () => ({ name: 'car.png', bytes: emptyPng(50_000) }),
  ],
  [
    '39 megapixels in a few kB',
    'FILE_DAMAGED',
    async () => ({
      name: 'car.webp',
      bytes: await plainPicture(7000, 5600).webp({ lossless: true, effort: 0 }).toBuffer(),
    }),
  ],
  [
    'a JPEG that was cut off',
    'FILE_DAMAGED',
    async () => ({
      name: 'car.jpg',
      bytes: (await plainPicture(1200, 900).jpeg().toBuffer()).subarray(0, 2000),
    }),
  ],
  ['a PNG without its pixels', 'FILE_DAMAGED', async () => ({ name: 'car.png', bytes: emptyPng(600) })],
  [
    'more than 8 MB',
    'FILE_TOO_LARGE',
    async () => ({ name: 'car.jpg', bytes: Buffer.alloc(8 * 1024 * 1024 + 1) }),
  ],
]
